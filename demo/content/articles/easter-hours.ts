import type { ArticleRecord } from '../records.ts';

export const easterHours: ArticleRecord = {
  slug: 'program-paste-2026',
  kind: 'announcement',
  picture: 'news~schedule~',
  publishedAt: '2026-04-03T07:00:00Z',
  title: {
    ro: 'Program de Paște: închis pe 12–13 și pe 20 aprilie',
    ru: 'График на Пасху: закрыто 12–13 и 20 апреля',
  },
  excerpt: {
    ro: 'Sâmbătă, 11 aprilie, lucrăm până la 13:00. Comenzile online se primesc fără întrerupere și pleacă din 14 aprilie.',
    ru: 'В субботу, 11 апреля, работаем до 13:00. Онлайн-заказы принимаем без перерыва, отправляем с 14 апреля.',
  },
  body: {
    ro: `<p>Dragi clienți, de sărbătorile pascale magazinul și depozitul sunt deschise după un program scurtat. Îl găsiți mai jos, ca să vă puteți planifica livrările pe șantier.</p>
<table>
<thead><tr><th>Ziua</th><th>Magazin și depozit</th></tr></thead>
<tbody>
<tr><td>vineri, 10 aprilie</td><td>09:00–17:00</td></tr>
<tr><td>sâmbătă, 11 aprilie</td><td>09:00–13:00</td></tr>
<tr><td>duminică și luni, 12–13 aprilie</td><td>închis</td></tr>
<tr><td>marți, 14 aprilie – sâmbătă, 18 aprilie</td><td>program obișnuit</td></tr>
<tr><td>luni, 20 aprilie, Paștele Blajinilor</td><td>închis</td></tr>
</tbody>
</table>
<h2>Comenzile online</h2>
<ul>
<li>Site-ul primește comenzi în orice zi și la orice oră; stocul se rezervă imediat.</li>
<li>Comenzile confirmate până vineri, 10 aprilie, ora 12:00, ajung în Chișinău înainte de sărbători.</li>
<li>Cele trimise după această oră pleacă marți, 14 aprilie; în raioane, începând de miercuri.</li>
<li>Comenzile din 19–20 aprilie le confirmăm marți, 21 aprilie.</li>
</ul>
<h2>Plățile</h2>
<p>Transferul făcut în zilele libere intră în cont în prima zi bancară. De aceea prelungim cu două zile conturile de plată emise între 8 și 10 aprilie: prețul și rezerva rămân până marți, 14 aprilie, la închidere.</p>
<h2>Ridicarea de la depozit</h2>
<p>Dacă aveți o comandă pregătită, ridicați-o până sâmbătă la 13:00 sau lăsați-o liniștit la noi: termenul de păstrare nu curge în zilele de sărbătoare. Pentru tambure sunați cu o zi înainte, la numărul depozitului de pe pagina <a href="/contact">Contacte</a>.</p>
<h2>Dacă apare o avarie</h2>
<p>În zilele libere telefonul de comenzi răspunde între 10:00 și 12:00, numai pentru avarii: un cablu de intrare rupt, un automat defect. Produsele se ridică de la depozit, cu plata pe loc.</p>
<p>Vă dorim sărbători cu lumină și cu automatele pornite!</p>`,
    ru: `<p>Дорогие покупатели, в пасхальные дни магазин и склад работают по сокращённому графику. Он ниже, чтобы вы могли спланировать поставки на объект.</p>
<table>
<thead><tr><th>День</th><th>Магазин и склад</th></tr></thead>
<tbody>
<tr><td>пятница, 10 апреля</td><td>09:00–17:00</td></tr>
<tr><td>суббота, 11 апреля</td><td>09:00–13:00</td></tr>
<tr><td>воскресенье и понедельник, 12–13 апреля</td><td>закрыто</td></tr>
<tr><td>вторник, 14 апреля – суббота, 18 апреля</td><td>обычный график</td></tr>
<tr><td>понедельник, 20 апреля, Родительский день (Пасха Блаженных)</td><td>закрыто</td></tr>
</tbody>
</table>
<h2>Онлайн-заказы</h2>
<ul>
<li>Сайт принимает заказы в любой день и час; товар сразу резервируется.</li>
<li>Заказы, подтверждённые до 12:00 пятницы, 10 апреля, доставим по Кишинёву до праздников.</li>
<li>Отправленные позже уедут во вторник, 14 апреля; в районы — начиная со среды.</li>
<li>Заказы от 19–20 апреля подтвердим во вторник, 21 апреля.</li>
</ul>
<h2>Оплата</h2>
<p>Перевод, сделанный в выходные, поступит в первый банковский день. Поэтому счета, выставленные с 8 по 10 апреля, продлеваем на два дня: цена и резерв сохраняются до закрытия магазина во вторник, 14 апреля.</p>
<h2>Самовывоз со склада</h2>
<p>Собранный заказ заберите до 13:00 субботы или спокойно оставьте у нас: в праздничные дни срок хранения не идёт. За барабаном позвоните накануне, номер склада — на странице <a href="/ru/contact">«Контакты»</a>.</p>
<h2>Если случилась авария</h2>
<p>В выходные дни телефон для заказов отвечает с 10:00 до 12:00, но только по авариям: оборван вводной кабель, сгорел автомат. Товар выдадим со склада, оплата на месте.</p>
<p>Светлых праздников, и пусть автоматы не выбивает!</p>`,
  },
};
