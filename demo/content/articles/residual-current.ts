import type { ArticleRecord } from '../records.ts';

export const residualCurrent: ArticleRecord = {
  slug: 'diferentialul-pe-intelesul-tuturor',
  kind: 'news',
  picture: 'news~rcd~',
  publishedAt: '2026-03-10T08:00:00Z',
  title: {
    ro: 'Diferențialul pe înțelesul tuturor: 10, 30 sau 300 mA',
    ru: 'УЗО простыми словами: 10, 30 или 300 мА',
  },
  excerpt: {
    ro: 'Ce măsoară diferențialul, ce înseamnă tipurile AC și A, de ce nu înlocuiește automatul și cum îl verificați lunar.',
    ru: 'Что измеряет УЗО, чем отличаются типы AC и A, почему оно не заменяет автомат и как проверять его раз в месяц.',
  },
  body: {
    ro: `<p>Întrerupătorul automat protejează cablul la suprasarcină. Diferențialul protejează omul: compară curentul care pleacă pe fază cu cel care se întoarce pe nul. Dacă o parte se scurge prin carcasă, prin apă sau prin om, deconectează în câteva zeci de milisecunde.</p>
<h2>Ce sensibilitate alegem</h2>
<ul>
<li><strong>30 mA</strong>: prize, mașina de spălat, boiler, baie, curte. Este alegerea de bază pentru protecția omului.</li>
<li><strong>10 mA</strong>: un singur consumator în loc umed, de exemplu cada cu hidromasaj. Pe o linie lungă se declanșează degeaba.</li>
<li><strong>100 și 300 mA</strong>: la intrare, împotriva incendiului. Nu protejează omul și nu înlocuiesc treapta de 30 mA.</li>
</ul>
<h2>AC sau A</h2>
<p>Tipul AC vede numai scurgeri de curent alternativ. Tipul A vede și curentul pulsatoriu al aparatelor cu electronică: mașini de spălat, plite cu inducție, surse LED, calculatoare. În locuința de azi tipul A este alegerea mai sigură. Încărcătorul de mașină electrică are cerințe proprii, întrebați producătorul lui.</p>
<h2>Nu înlocuiește automatul</h2>
<p>Diferențialul simplu nu deconectează la scurtcircuit între fază și nul. Are nevoie de un întrerupător automat în serie, cu un curent cel mult egal cu al lui. Dacă e puțin loc în tablou, luați un automat diferențial (RCBO): el le are pe amândouă.</p>
<h2>De ce declanșează fără motiv</h2>
<ul>
<li>nulurile a două linii sunt unite după diferențial;</li>
<li>un nul atinge împământarea într-o doză;</li>
<li>umezeală într-o priză exterioară;</li>
<li>prea multe aparate cu filtre pe un singur diferențial: împărțiți-le.</li>
</ul>
<h2>Butonul T</h2>
<p>Apăsați-l o dată pe lună. Dacă nu deconectează, înlocuiți aparatul. Produsele sunt la <a href="/search?search=diferențial%2030mA">diferențial 30mA</a>; alegerea finală și montajul rămân ale electricianului autorizat.</p>`,
    ru: `<p>Автомат защищает кабель от перегрузки. УЗО защищает человека: сравнивает ток, ушедший по фазе, с током, вернувшимся по нулю. Если часть утекает через корпус, воду или человека, оно отключает линию за десятки миллисекунд.</p>
<h2>Какую чувствительность выбрать</h2>
<ul>
<li><strong>30 мА</strong>: розетки, стиральная машина, бойлер, ванная, двор. Основной выбор для защиты человека.</li>
<li><strong>10 мА</strong>: один потребитель во влажном месте, например гидромассажная ванна. На длинной линии будет срабатывать зря.</li>
<li><strong>100 и 300 мА</strong>: на вводе, от пожара. Человека не защищает и ступень 30 мА не заменяет.</li>
</ul>
<h2>AC или A</h2>
<p>Тип AC видит только утечку переменного тока. Тип A видит и пульсирующий ток от техники с электроникой: стиральных машин, индукционных плит, блоков питания, компьютеров. В современной квартире надёжнее тип A. У зарядной станции электромобиля свои требования, уточните их у производителя.</p>
<h2>Автомат оно не заменяет</h2>
<p>Обычное УЗО не отключит короткое замыкание между фазой и нулём. Последовательно с ним нужен автомат с номиналом не выше, чем у УЗО. Если места в щите мало, возьмите дифавтомат: в нём есть и то и другое.</p>
<h2>Почему выбивает без причины</h2>
<ul>
<li>нули двух линий соединены после УЗО;</li>
<li>в коробке ноль касается заземления;</li>
<li>влага в уличной розетке;</li>
<li>на одном УЗО слишком много техники с фильтрами: разделите её.</li>
</ul>
<h2>Кнопка «Т»</h2>
<p>Нажимайте её раз в месяц. Если не отключает, аппарат пора менять. Товары — по запросу <a href="/ru/search?search=узо%2030мА">УЗО 30 мА</a>; окончательный выбор и монтаж оставьте электрику с допуском.</p>`,
  },
};
