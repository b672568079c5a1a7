import type { ArticleRecord } from '../records.ts';

export const cityDayHours: ArticleRecord = {
  slug: 'hramul-orasului-2026',
  kind: 'announcement',
  picture: 'news~schedule~',
  publishedAt: '2026-10-08T07:00:00Z',
  title: {
    ro: 'Miercuri, 14 octombrie, de hramul Chișinăului, suntem închiși',
    ru: 'В среду, 14 октября, в День города, мы закрыты',
  },
  excerpt: {
    ro: 'Magazinul și depozitul sunt închise o zi. Comenzile online se primesc ca de obicei, livrările se reiau joi.',
    ru: 'Магазин и склад не работают один день. Онлайн-заказы принимаем как обычно, доставка — с четверга.',
  },
  body: {
    ro: `<p>Pe 14 octombrie orașul își sărbătorește hramul, iar străzile din centru se închid pentru circulație. Magazinul, depozitul și curierii noștri au o zi liberă.</p>
<table>
<thead><tr><th>Ziua</th><th>Program</th></tr></thead>
<tbody>
<tr><td>marți, 13 octombrie</td><td>09:00–17:00, livrări în tot municipiul</td></tr>
<tr><td>miercuri, 14 octombrie</td><td>închis, fără livrări</td></tr>
<tr><td>joi, 15 octombrie</td><td>09:00–17:00, livrări în tot municipiul</td></tr>
</tbody>
</table>
<h2>Dacă aveți nevoie de marfă înainte de hram</h2>
<ul>
<li>Trimiteți comanda până luni, 12 octombrie, la ora 15:00: ajunge marți.</li>
<li>Comenzile de marți și miercuri se livrează joi și vineri.</li>
<li>În raioane termenul se lungește cu o zi pentru comenzile confirmate pe 12 și 13 octombrie.</li>
<li>Marți puteți ridica personal până la 17:00 tot ce este marcat ca pregătit.</li>
<li>Pentru tambure și colaci grei chemați mașina din timp: marți după-amiază la depozit e mereu coadă.</li>
</ul>
<h2>Ce merge fără oprire</h2>
<p>Site-ul primește comenzi și plăți cu cardul, coșul și favoritele rămân la locul lor, iar stocul se rezervă când apăsați butonul. Confirmarea de la manager vine joi dimineață, în ordinea în care au sosit comenzile. Formularul de pe pagina <a href="/contact">Contacte</a> îl citim tot joi.</p>
<h2>Conturile de plată</h2>
<p>Dacă ați primit un cont de plată pe 12 sau 13 octombrie, ziua de hram nu se numără: aveți o zi în plus, la același preț. Nu trebuie să cereți nimic, termenul se prelungește singur.</p>
<p>Să ne vedem cu bine joi. Iar dacă ieșiți în centru, lăsați mașina acasă: parcările se umplu de dimineață.</p>`,
    ru: `<p>14 октября Кишинёв празднует День города, и улицы в центре перекрывают. У магазина, склада и курьеров выходной.</p>
<table>
<thead><tr><th>День</th><th>График</th></tr></thead>
<tbody>
<tr><td>вторник, 13 октября</td><td>09:00–17:00, доставка по всему муниципию</td></tr>
<tr><td>среда, 14 октября</td><td>закрыто, доставки нет</td></tr>
<tr><td>четверг, 15 октября</td><td>09:00–17:00, доставка по всему муниципию</td></tr>
</tbody>
</table>
<h2>Если товар нужен до праздника</h2>
<ul>
<li>Отправьте заказ до 15:00 понедельника, 12 октября: привезём во вторник.</li>
<li>Заказы вторника и среды доставим в четверг и пятницу.</li>
<li>В районы заказы, подтверждённые 12 и 13 октября, едут на день дольше.</li>
<li>Всё, что отмечено как собранное, можно забрать самим во вторник до 17:00.</li>
<li>За барабанами и тяжёлыми бухтами присылайте машину заранее: во вторник после обеда на складе всегда очередь.</li>
</ul>
<h2>Что работает без перерыва</h2>
<p>Сайт принимает заказы и оплату картой, корзина и избранное остаются на месте, товар резервируется, как только вы нажали кнопку. Менеджер подтвердит заказы в четверг утром, в порядке поступления. Сообщения из формы на странице <a href="/ru/contact">«Контакты»</a> тоже прочитаем в четверг.</p>
<h2>Счета на оплату</h2>
<p>Если вы получили счёт 12 или 13 октября, праздничный день не считается: у вас на день больше по той же цене. Просить ни о чём не нужно, срок продлевается сам.</p>
<p>До встречи в четверг. А если едете гулять в центр, оставьте машину дома: парковки заполняются с утра, и обратно выбираться долго.</p>`,
  },
};
