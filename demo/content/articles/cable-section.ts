import type { ArticleRecord } from '../records.ts';

export const cableSection: ArticleRecord = {
  slug: 'cum-alegem-sectiunea-cablului',
  kind: 'news',
  picture: 'news~section~',
  publishedAt: '2026-01-22T08:00:00Z',
  title: {
    ro: 'Cum alegem secțiunea cablului în patru pași',
    ru: 'Как выбрать сечение кабеля: четыре шага',
  },
  excerpt: {
    ro: 'Puterea, curentul, protecția și lungimea traseului: ordinea în care se alege secțiunea, cu un tabel pentru cupru.',
    ru: 'Мощность, ток, автомат и длина линии: в каком порядке выбирают сечение, с таблицей для меди.',
  },
  body: {
    ro: `<p>Secțiunea nu se alege „cum a pus vecinul”. Un cablu prea subțire se încălzește în perete ani la rând, iar unul prea gros nu intră în borna prizei. Ordinea corectă e scurtă.</p>
<h2>1. Aflați curentul</h2>
<p>Împărțiți puterea la tensiune: un boiler de 2000 W la 230 V ia 8,7 A. La linia de prize adunați ce poate merge deodată, nu tot ce există în cameră.</p>
<h2>2. Alegeți automatul</h2>
<p>Automatul se ia peste curentul calculat, dar sub curentul pe care îl suportă cablul. El protejează cablul, nu aparatul.</p>
<table>
<thead><tr><th>Cupru, mm²</th><th>Curent admis în aer, A</th><th>Automatul obișnuit, A</th><th>Unde</th></tr></thead>
<tbody>
<tr><td>1,5</td><td>19</td><td>10</td><td>iluminat</td></tr>
<tr><td>2,5</td><td>25</td><td>16</td><td>prize</td></tr>
<tr><td>4</td><td>35</td><td>25</td><td>boiler mare, aer condiționat</td></tr>
<tr><td>6</td><td>42</td><td>32</td><td>plită electrică</td></tr>
<tr><td>10</td><td>55</td><td>50</td><td>intrarea în apartament</td></tr>
</tbody>
</table>
<p>Valorile sunt pentru cablu cu trei conductoare din cupru, cu izolație din PVC, pozat în aer. În tub, în izolație termică sau în mănunchi curentul admis scade.</p>
<h2>3. Verificați lungimea</h2>
<p>Pe trasee lungi tensiunea cade. Formula pentru 230 V: 2 × curent × lungime × 0,0225 ÷ secțiune. La 16 A, 30 m și 2,5 mm² se pierd 8,6 V, adică 3,8%. La prize se acceptă de obicei până la 5%, la iluminat până la 3%.</p>
<h2>4. Alegeți numărul de conductoare</h2>
<p>Fază, nul și protecție înseamnă trei conductoare, la trifazat cinci. Conductorul galben-verde nu se folosește niciodată ca fază.</p>
<p>În catalog filtrați după secțiune și număr de conductoare sau scrieți direct <a href="/search?search=3x2,5">3x2,5</a> în căutare. Calculul final îl semnează electricianul autorizat.</p>`,
    ru: `<p>Сечение выбирают не «как у соседа». Слишком тонкий кабель годами греется в стене, слишком толстый не влезет в клемму розетки. Правильный порядок короткий.</p>
<h2>1. Узнайте ток</h2>
<p>Разделите мощность на напряжение: бойлер 2000 Вт при 230 В берёт 8,7 А. Для розеточной линии складывайте то, что может работать одновременно, а не всё, что есть в комнате.</p>
<h2>2. Подберите автомат</h2>
<p>Номинал автомата берут выше расчётного тока, но ниже тока, который выдерживает кабель. Автомат защищает кабель, а не прибор.</p>
<table>
<thead><tr><th>Медь, мм²</th><th>Допустимый ток в воздухе, А</th><th>Обычный автомат, А</th><th>Где</th></tr></thead>
<tbody>
<tr><td>1,5</td><td>19</td><td>10</td><td>освещение</td></tr>
<tr><td>2,5</td><td>25</td><td>16</td><td>розетки</td></tr>
<tr><td>4</td><td>35</td><td>25</td><td>большой бойлер, кондиционер</td></tr>
<tr><td>6</td><td>42</td><td>32</td><td>электроплита</td></tr>
<tr><td>10</td><td>55</td><td>50</td><td>ввод в квартиру</td></tr>
</tbody>
</table>
<p>Значения даны для трёхжильного медного кабеля с изоляцией из ПВХ, проложенного в воздухе. В трубе, в утеплителе или в пучке допустимый ток ниже.</p>
<h2>3. Проверьте длину</h2>
<p>На длинной линии напряжение падает. Формула для 230 В: 2 × ток × длина × 0,0225 ÷ сечение. При 16 А, 30 м и 2,5 мм² теряется 8,6 В, то есть 3,8 %. Для розеток обычно допускают до 5 %, для освещения до 3 %.</p>
<h2>4. Определите число жил</h2>
<p>Фаза, ноль и защитный проводник — это три жилы, для трёх фаз — пять. Жёлто-зелёную жилу никогда не используют как фазу.</p>
<p>В каталоге есть фильтры по сечению и числу жил, а можно просто написать в поиске <a href="/ru/search?search=3х2,5">3х2,5</a>. Окончательный расчёт подписывает электрик с допуском.</p>`,
  },
};
