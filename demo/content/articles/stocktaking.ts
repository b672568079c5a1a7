import type { ArticleRecord } from '../records.ts';

export const stocktaking: ArticleRecord = {
  slug: 'inventar-28-noiembrie',
  kind: 'announcement',
  picture: 'news~stock~',
  publishedAt: '2026-11-09T08:00:00Z',
  title: {
    ro: 'Sâmbătă, 28 noiembrie, inventar: comenzile pleacă luni',
    ru: 'В субботу, 28 ноября, переучёт: заказы отправим в понедельник',
  },
  excerpt: {
    ro: 'Depozitul numără tamburele o zi întreagă. Magazinul este închis, site-ul funcționează, livrările se reiau pe 30 noiembrie.',
    ru: 'Склад целый день пересчитывает барабаны. Магазин закрыт, сайт работает, доставка с 30 ноября.',
  },
  body: {
    ro: `<p>O dată pe an numărăm tot: fiecare cutie, fiecare tambur și fiecare rest de cablu. Facem acest lucru ca „în stoc” de pe site să însemne pe raft, nu în tabel.</p>
<table>
<thead><tr><th>Ziua</th><th>Magazin</th><th>Livrări</th></tr></thead>
<tbody>
<tr><td>vineri, 27.11</td><td>09:00–17:00</td><td>da</td></tr>
<tr><td>sâmbătă, 28.11</td><td>închis</td><td>nu</td></tr>
<tr><td>luni, 30.11</td><td>09:00–17:00</td><td>da</td></tr>
</tbody>
</table>
<h2>Ce se întâmplă cu comenzile</h2>
<ul>
<li>Comenzile trimise până vineri la 15:00 se pregătesc în aceeași zi.</li>
<li>Cele trimise vineri seara, sâmbătă și duminică se confirmă luni, până la prânz.</li>
<li>Cablul la metru nu se taie sâmbătă; dacă aveți nevoie de el pentru luni dimineață, comandați până joi.</li>
</ul>
<h2>Dacă numărătoarea nu iese</h2>
<p>Se poate întâmpla ca după numărare stocul unui produs să scadă. Dacă produsul este deja în comanda dumneavoastră, vă sunăm luni cu trei variante: un înlocuitor la același preț, așteptarea lotului următor sau banii înapoi. În coș cantitatea se corectează singură, cu un mesaj.</p>
<h2>Partea bună</h2>
<p>După inventar punem la reducere resturile de tambur mai scurte decât un colac și aparatajul rămas din serii vechi. Le găsiți de marți, 1 decembrie, pe pagina <a href="/discount">Reduceri</a>. Lungimea fiecărui rest este scrisă în titlu, așa că puteți căuta exact bucata potrivită.</p>
<p>Telefonul pentru comenzi urgente răspunde și sâmbătă, între 09:00 și 12:00: numărul este pe pagina <a href="/contact">Contacte</a>. Vă mulțumim pentru răbdare: o zi de numărat ne scutește de un an de presupuneri.</p>`,
    ru: `<p>Раз в год мы пересчитываем всё: каждую коробку, каждый барабан и каждый остаток кабеля. Чтобы «в наличии» на сайте означало на полке, а не в таблице.</p>
<table>
<thead><tr><th>День</th><th>Магазин</th><th>Доставка</th></tr></thead>
<tbody>
<tr><td>пт, 27.11</td><td>09:00–17:00</td><td>есть</td></tr>
<tr><td>сб, 28.11</td><td>закрыто</td><td>нет</td></tr>
<tr><td>пн, 30.11</td><td>09:00–17:00</td><td>есть</td></tr>
</tbody>
</table>
<h2>Что будет с заказами</h2>
<ul>
<li>Заказы, отправленные до 15:00 пятницы, соберём в тот же день.</li>
<li>Отправленные в пятницу вечером, в субботу и воскресенье подтвердим в понедельник до обеда.</li>
<li>Кабель на отрез в субботу не режем; если он нужен к утру понедельника, закажите до четверга включительно.</li>
</ul>
<h2>Если число не сойдётся</h2>
<p>Может оказаться и так, что после пересчёта остаток какого-то товара станет меньше. Если он уже в вашем заказе, позвоним в понедельник и предложим три варианта на выбор: замену по той же цене, ожидание следующей партии или возврат денег. В корзине количество исправится само, с сообщением.</p>
<h2>Приятная часть</h2>
<p>После переучёта уценим остатки барабанов короче бухты и розетки из старых серий. Они появятся во вторник, 1 декабря, на странице <a href="/ru/discount">«Скидки»</a>. Длина каждого остатка указана в названии, так что можно найти ровно свой кусок.</p>
<p>Телефон для срочных заказов отвечает и в субботу, с 09:00 до 12:00: номер — на странице <a href="/ru/contact">«Контакты»</a>. Спасибо за терпение: один день пересчёта избавляет от года догадок.</p>`,
  },
};
