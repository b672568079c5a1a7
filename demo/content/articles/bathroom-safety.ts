import type { ArticleRecord } from '../records.ts';

export const bathroomSafety: ArticleRecord = {
  slug: 'electricitatea-in-baie-ip44',
  kind: 'news',
  picture: 'news~bathroom~',
  publishedAt: '2026-09-03T08:00:00Z',
  title: {
    ro: 'Electricitatea în baie: zone, IP44 și diferențial',
    ru: 'Электрика в ванной: зоны, IP44 и УЗО',
  },
  excerpt: {
    ro: 'Unde se poate pune o priză în baie, ce grad IP cere fiecare zonă și de ce diferențialul de 30 mA este obligatoriu.',
    ru: 'Где в ванной можно ставить розетку, какой IP нужен в каждой зоне и почему без УЗО на 30 мА нельзя.',
  },
  body: {
    ro: `<p>În baie pielea este udă, podeaua conduce, iar țevile sunt legate la pământ. Aceeași atingere care în dormitor doar pișcă, aici poate ucide. De aceea baia se împarte în zone.</p>
<h2>Zonele</h2>
<table>
<thead><tr><th>Zona</th><th>Unde</th><th>Ce se admite</th></tr></thead>
<tbody>
<tr><td>0</td><td>în cadă sau în cuva dușului</td><td>numai aparate de cel mult 12 V, cu sursa în afara zonelor, IPX7</td></tr>
<tr><td>1</td><td>deasupra căzii, până la 2,25 m</td><td>boiler și aparate fixe destinate zonei, cel puțin IPX4</td></tr>
<tr><td>2</td><td>încă 0,6 m în jur</td><td>corpuri de iluminat și ventilatoare, cel puțin IPX4; fără prize obișnuite de 230 V</td></tr>
<tr><td>în afara zonelor</td><td>mai departe de 0,6 m</td><td>prize cu diferențial de 30 mA, de preferat IP44 cu capac</td></tr>
</tbody>
</table>
<h2>Ce înseamnă IP44</h2>
<p>Prima cifră arată protecția împotriva corpurilor solide: 4 înseamnă că nu intră o sârmă de 1 mm. A doua protecția împotriva apei: 4 înseamnă stropi din orice parte. IP44 nu înseamnă că priza poate fi spălată cu jet; pentru aceasta este IP65.</p>
<h2>Lista de verificare</h2>
<ul>
<li>diferențial de 30 mA pe toate circuitele băii;</li>
<li>linie separată de 2,5 mm² pentru mașina de spălat și una pentru boiler;</li>
<li>legătură de echipotențializare între țevile metalice, cadă și bara de protecție;</li>
<li>întrerupătorul în afara băii sau departe de zone;</li>
<li>doze fără îmbinări deasupra căzii;</li>
<li>corpul de iluminat de lângă oglindă cu gradul IP scris pe el, nu „pentru baie” din vorbe.</li>
</ul>
<h2>Greșeli văzute des</h2>
<p>Prelungitor pe mașina de spălat, priză sub chiuvetă, împământarea „luată” de la țeava de apă. Toate se repară ieftin înainte de faianță și scump după. Măsurați pe plan și chemați electricianul autorizat înainte de faianțar. Aparataj potrivit: <a href="/search?search=priză%20IP44">priză IP44</a>.</p>`,
    ru: `<p>В ванной кожа мокрая, пол проводит ток, а трубы связаны с землёй. То же прикосновение, которое в спальне только уколет, здесь может убить. Поэтому помещение делят на зоны.</p>
<h2>Зоны</h2>
<table>
<thead><tr><th>Зона</th><th>Где</th><th>Что допускается</th></tr></thead>
<tbody>
<tr><td>0</td><td>внутри ванны или душевого поддона</td><td>только приборы не выше 12 В с источником вне зон, IPX7</td></tr>
<tr><td>1</td><td>над ванной до 2,25 м</td><td>бойлер и стационарные приборы для этой зоны, не ниже IPX4</td></tr>
<tr><td>2</td><td>ещё 0,6 м вокруг</td><td>светильники и вентиляторы не ниже IPX4; обычных розеток на 230 В нет</td></tr>
<tr><td>вне зон</td><td>дальше 0,6 м</td><td>розетки под УЗО на 30 мА, лучше IP44 с крышкой</td></tr>
</tbody>
</table>
<h2>Что значит IP44</h2>
<p>Первая цифра — защита от твёрдых предметов: 4 значит, что не пройдёт проволока толщиной 1 мм. Вторая — защита от воды: 4 значит брызги с любой стороны. IP44 не означает, что розетку можно мыть струёй; для этого есть IP65.</p>
<h2>Список для проверки</h2>
<ul>
<li>УЗО на 30 мА на всех линиях ванной;</li>
<li>отдельная линия 2,5 мм² для стиральной машины и ещё одна для бойлера;</li>
<li>уравнивание потенциалов: металлические трубы, ванна и защитная шина соединены;</li>
<li>выключатель снаружи ванной или далеко от зон;</li>
<li>никаких соединений в коробках над ванной;</li>
<li>у светильника возле зеркала степень IP написана на корпусе, а не «для ванной» на словах.</li>
</ul>
<h2>Частые ошибки</h2>
<p>Удлинитель под стиральную машину, розетка под раковиной, заземление, «взятое» с водопроводной трубы. До плитки всё это исправить дёшево, после — дорого. Разметьте план и позовите электрика с допуском раньше плиточника. Подходящие розетки: <a href="/ru/search?search=розетка%20IP44">розетка IP44</a>.</p>`,
  },
};
