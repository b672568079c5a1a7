import type { ArticleRecord } from '../records.ts';

export const cableByTheMetre: ArticleRecord = {
  slug: 'cablu-la-metru',
  kind: 'news',
  picture: 'news~reel~',
  publishedAt: '2026-08-06T08:00:00Z',
  title: {
    ro: 'Cablu la metru: cum măsurăm, cum tăiem și ce lungime să cereți',
    ru: 'Кабель на отрез: как меряем, как режем и сколько метров просить',
  },
  excerpt: {
    ro: 'Ce se întâmplă cu tamburul după ce ați apăsat „comandă”, ce rezervă se lasă și de ce întrebăm de două ori înainte de tăiere.',
    ru: 'Что происходит с барабаном после вашего заказа, какой запас оставлять и почему мы дважды спрашиваем перед резкой.',
  },
  body: {
    ro: `<p>Cele mai multe cabluri din catalog se vând la metru. Tamburul are 100, 200 sau 500 m, iar dumneavoastră aveți nevoie de 37. Iată ce se întâmplă între timp.</p>
<h2>La depozit</h2>
<ol>
<li>Alegem tamburul din care lungimea iese într-o singură bucată.</li>
<li>Dacă niciun tambur nu ajunge, vă sunăm: două bucăți, alt termen sau alt producător.</li>
<li>Confirmăm încă o dată metrii. De aici încolo bucata este a dumneavoastră: tăiată corect, nu o mai putem lua înapoi.</li>
<li>Derulăm prin contorul de lungime, tăiem și astupăm capetele cablurilor groase.</li>
<li>Legăm colacul și scriem pe etichetă marca, secțiunea, metrajul și lotul.</li>
</ol>
<p>Lungimea plătită este lungimea din colac. Dacă la măsurarea dumneavoastră ies mai puțini metri, completăm sau restituim diferența.</p>
<h2>Câți metri să cereți</h2>
<ul>
<li>Măsurați traseul real: pereți, coborâri la prize, ocolirea ferestrelor, nu linia dreaptă de pe plan.</li>
<li>Adăugați 15–20 cm pentru fiecare doză și 1–1,5 m pentru tablou.</li>
<li>La total puneți încă 5–10% rezervă.</li>
<li>Împărțiți pe linii: trei bucăți de 20 m se trag mai ușor decât una de 60, dar îmbinările în afara dozelor nu sunt permise.</li>
</ul>
<h2>Când e mai bine un colac întreg</h2>
<p>Dacă ieșiți la 80–90 m dintr-un colac de 100, luați-l întreg. Nedesfăcut, poate fi returnat în 14 zile de o persoană fizică, iar restul prinde bine la următoarea linie.</p>
<h2>Cum scrieți în comandă</h2>
<p>Cantitatea este în metri. În comentariu scrieți „o bucată” sau „2 × 18 m”. Regulile complete despre retur sunt pe pagina <a href="/content/garantie-si-retur">Garanție și retur</a>.</p>`,
    ru: `<p>Большинство кабелей в каталоге продаётся на метры. На барабане 100, 200 или 500 м, а вам нужно 37. Вот что происходит между этими числами.</p>
<h2>На складе</h2>
<ol>
<li>Выбираем барабан, с которого длина выйдет одним куском.</li>
<li>Если ни одного не хватает, звоним: два куска, другой срок или другой производитель.</li>
<li>Ещё раз сверяем метры. С этого момента кусок ваш: правильно отрезанный, обратно мы его взять не сможем.</li>
<li>Перематываем через счётчик длины, режем и закрываем концы толстых кабелей.</li>
<li>Связываем бухту и пишем на бирке марку, сечение, метраж и партию.</li>
</ol>
<p>Сколько оплачено, столько и в бухте. Если при вашем замере вышло меньше, дорежем или вернём разницу.</p>
<h2>Сколько метров просить</h2>
<ul>
<li>Меряйте настоящий путь: стены, спуски к розеткам, обход окон, а не прямую на плане.</li>
<li>Добавьте 15–20 см на каждую коробку и 1–1,5 м на щит.</li>
<li>К сумме прибавьте ещё 5–10 % запаса.</li>
<li>Разделите по линиям: три куска по 20 м тянуть легче, чем один в 60, но соединять кабель вне коробок нельзя.</li>
</ul>
<h2>Когда лучше целая бухта</h2>
<p>Если получается 80–90 м из бухты в 100, берите целую. Неразмотанную физическое лицо может вернуть в течение 14 дней, а остаток пригодится на следующую линию.</p>
<h2>Как написать в заказе</h2>
<p>Количество указывается в метрах. В комментарии напишите «одним куском» или «2 × 18 м». Полные правила возврата — на странице <a href="/ru/content/garantie-si-retur">«Гарантия и возврат»</a>.</p>`,
  },
};
