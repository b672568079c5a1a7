import type { ArticleRecord } from '../records.ts';

export const undersizedCable: ArticleRecord = {
  slug: 'cum-recunoastem-un-cablu-subtiat',
  kind: 'news',
  picture: 'news~measure~',
  publishedAt: '2026-10-22T07:00:00Z',
  title: {
    ro: 'Cum recunoaștem un cablu subțiat: șubler, cântar, ohmmetru',
    ru: 'Как распознать кабель с заниженным сечением: штангенциркуль, весы, омметр',
  },
  excerpt: {
    ro: 'Pe manta scrie 2,5, în realitate e mai puțin. Trei verificări care se fac în cinci minute și valorile cu care comparați.',
    ru: 'На оболочке написано 2,5, а на деле меньше. Три проверки на пять минут и числа для сравнения.',
  },
  body: {
    ro: `<p>Cablul subțiat arată ca unul bun. Diferența se vede la factura de cupru a fabricii și, peste ani, la temperatura peretelui. Verificarea nu cere laborator.</p>
<h2>Valorile de comparat</h2>
<table>
<thead><tr><th>Secțiune</th><th>Diametrul firului rigid</th><th>Rezistența maximă la 20 °C</th></tr></thead>
<tbody>
<tr><td>1,5 mm²</td><td>1,38 mm</td><td>12,1 Ω/km</td></tr>
<tr><td>2,5 mm²</td><td>1,78 mm</td><td>7,41 Ω/km</td></tr>
<tr><td>4 mm²</td><td>2,26 mm</td><td>4,61 Ω/km</td></tr>
<tr><td>6 mm²</td><td>2,76 mm</td><td>3,08 Ω/km</td></tr>
</tbody>
</table>
<p>Rezistența este cea din IEC 60228 pentru cupru, clasa 1. Diametrul este cel geometric.</p>
<h2>1. Șublerul</h2>
<p>Măsurați firul dezizolat în două direcții. O abatere de câteva sutimi nu este încă înșelătorie: standardul limitează rezistența, nu diametrul, iar un cupru mai curat poate fi puțin mai subțire. Dar 1,6 mm în loc de 1,78 înseamnă 2 mm², nu 2,5.</p>
<h2>2. Cântarul</h2>
<p>Tăiați exact un metru, dezizolați și cântăriți cuprul. La 2,5 mm² un conductor are în jur de 22 de grame pe metru. Dacă firul e ușor și, zgâriat, se vede argintiu, nu este cupru, ci aluminiu cuprat.</p>
<h2>3. Ohmmetrul</h2>
<p>Cea mai cinstită probă. Un colac de 100 m de 2,5 mm² nu are voie să arate peste 0,74 Ω pe un conductor. Folosiți un aparat pentru rezistențe mici și scădeți rezistența sondelor; un multimetru obișnuit greșește la asemenea valori.</p>
<h2>Ce mai spune mantaua</h2>
<ul>
<li>marcajul complet: producător, marcă, secțiune, standard, metraj;</li>
<li>izolație centrată, de grosime egală de jur împrejur;</li>
<li>culori pline, galben-verdele cu ambele culori vizibile din orice parte.</li>
</ul>
<p>Aveți o bucată suspectă cumpărată la noi? Aduceți-o, o măsurăm în fața dumneavoastră și, dacă nu corespunde, o înlocuim. Despre acte citiți la <a href="/content/certificate-si-diplome">Certificate și diplome</a>.</p>`,
    ru: `<p>Кабель с заниженным сечением выглядит как нормальный. Разницу видно по расходу меди на заводе и, спустя годы, по температуре стены. Для проверки лаборатория не нужна.</p>
<h2>С чем сравнивать</h2>
<table>
<thead><tr><th>Сечение</th><th>Диаметр жёсткой жилы</th><th>Наибольшее сопротивление при 20 °C</th></tr></thead>
<tbody>
<tr><td>1,5 мм²</td><td>1,38 мм</td><td>12,1 Ом/км</td></tr>
<tr><td>2,5 мм²</td><td>1,78 мм</td><td>7,41 Ом/км</td></tr>
<tr><td>4 мм²</td><td>2,26 мм</td><td>4,61 Ом/км</td></tr>
<tr><td>6 мм²</td><td>2,76 мм</td><td>3,08 Ом/км</td></tr>
</tbody>
</table>
<p>Сопротивление — по IEC 60228 для меди класса 1. Диаметр — геометрический.</p>
<h2>1. Штангенциркуль</h2>
<p>Измерьте зачищенную жилу в двух направлениях. Отклонение в несколько сотых ещё не обман: стандарт ограничивает сопротивление, а не диаметр, и более чистая медь может быть чуть тоньше. Но 1,6 мм вместо 1,78 — это 2 мм², а не 2,5.</p>
<h2>2. Весы</h2>
<p>Отрежьте ровно метр, снимите изоляцию и взвесьте медь. У жилы 2,5 мм² выходит около 22 граммов на метр. Если жила лёгкая, а под царапиной серебристая, это не медь, а омеднённый алюминий.</p>
<h2>3. Омметр</h2>
<p>Самая честная проверка. Бухта 100 м сечением 2,5 мм² не должна показывать больше 0,74 Ом на одной жиле. Берите прибор для малых сопротивлений и вычитайте сопротивление щупов: обычный мультиметр на таких значениях ошибается.</p>
<h2>Что ещё скажет оболочка</h2>
<ul>
<li>полная маркировка: производитель, марка, сечение, стандарт, метраж;</li>
<li>изоляция по центру, одинаковой толщины со всех сторон;</li>
<li>насыщенные цвета, у жёлто-зелёной жилы оба цвета видны с любой стороны.</li>
</ul>
<p>Есть подозрительный кусок, купленный у нас? Приносите: измерим при вас и, если не соответствует, заменим. О документах читайте на странице <a href="/ru/content/certificate-si-diplome">«Сертификаты и дипломы»</a>.</p>`,
  },
};
