import type { ContentPageRecord } from '../records.ts';
import type { PageFacts } from './page-facts.ts';

export const privacy = ({ email, identity, settings, updated }: PageFacts): ContentPageRecord => ({
  slug: 'politica-de-confidentialitate',
  title: { ro: 'Politica de confidențialitate', ru: 'Политика конфиденциальности' },
  excerpt: {
    ro: 'Ce date personale folosim, de ce, cât timp le păstrăm, cui le transmitem și ce drepturi aveți.',
    ru: 'Какие персональные данные мы используем, зачем, сколько храним, кому передаём и какие у вас права.',
  },
  group: 'info',
  position: 5,
  body: {
    ro: `<p>Cerem numai datele fără de care comanda nu poate ajunge la dumneavoastră. Nu le vindem și nu le dăm pentru publicitate. Le prelucrăm potrivit Legii nr. 195/2024 privind protecția datelor cu caracter personal.</p>
<h2>Cine răspunde de date</h2>
<p>Operatorul este ${identity.legalName}, IDNO ${identity.idno}, ${identity.legalAddress.ro}. Pentru orice întrebare despre date scrieți la <a href="mailto:${email.privacy}">${email.privacy}</a>.</p>
<h2>Ce date, în ce scop, în ce temei</h2>
<table>
<thead><tr><th>Date</th><th>Scop</th><th>Temei</th><th>Cât le păstrăm</th></tr></thead>
<tbody>
<tr><td>nume de utilizator, e-mail, telefon, parola (numai în formă criptografică ireversibilă)</td><td>contul și autentificarea</td><td>contractul</td><td>până la ștergerea contului</td></tr>
<tr><td>denumirea firmei, IDNO, domeniul de activitate, funcția persoanei de contact</td><td>contul de firmă, actele comenzii</td><td>contractul, obligația legală</td><td>până la ștergerea contului; în acte, termenul cerut de legislația contabilă și fiscală</td></tr>
<tr><td>nume, telefon, adresa de livrare, produsele, sumele</td><td>executarea comenzii, livrarea, garanția</td><td>contractul, obligația legală</td><td>termenul garanției și termenul cerut pentru documentele contabile</td></tr>
<tr><td>nume, telefon, textul mesajului</td><td>răspunsul la formularul de contact</td><td>cererea dumneavoastră</td><td>${settings.contactRequestMonths} luni</td></tr>
<tr><td>coșul, favoritele</td><td>să le găsiți pe orice dispozitiv</td><td>contractul</td><td>până le ștergeți sau închideți contul</td></tr>
<tr><td>adresa IP, ora cererii, erori tehnice</td><td>securitate, limitarea încercărilor de autentificare</td><td>interesul legitim</td><td>cel mult 90 de zile</td></tr>
</tbody>
</table>
<p>Fără datele obligatorii din formular nu putem deschide contul sau executa comanda. Câmpurile facultative le puteți lăsa goale. Nu luăm decizii automate care să vă afecteze și nu facem profiluri.</p>
<h2>Cardul bancar</h2>
<p>Plata online are loc pe pagina băncii. Numărul cardului nu trece prin magazin și nu se păstrează la noi; primim doar rezultatul plății.</p>
<h2>Cui transmitem datele</h2>
<ul>
<li>curierului: numele, telefonul și adresa comenzii;</li>
<li>băncii: suma și numărul comenzii, dacă plătiți cu cardul sau prin transfer;</li>
<li>furnizorilor care ne găzduiesc serverul și poșta electronică, pe bază de contract și numai la indicația noastră;</li>
<li>autorităților, când legea ne obligă.</li>
</ul>
<p>Harta din josul paginii se încarcă de la un serviciu public de hărți, care vede adresa IP a browserului. Dacă un furnizor prelucrează date în afara Republicii Moldova, transmiterea se face numai cu garanțiile cerute de lege.</p>
<h2>Ce păstrează browserul</h2>
<table>
<thead><tr><th>Nume</th><th>La ce folosește</th><th>Cât timp</th></tr></thead>
<tbody>
<tr><td>token (cookie)</td><td>vă ține autentificat</td><td>${settings.tokenDays} de zile sau până la ieșire</td></tr>
<tr><td>i18n_redirected (cookie)</td><td>limba aleasă</td><td>365 de zile</td></tr>
<tr><td>productsInCart, favoritesGuest, viewedProducts (memorie locală)</td><td>coșul, favoritele unui vizitator, produsele văzute</td><td>până le ștergeți din browser</td></tr>
<tr><td>favoritesUser, favoritesToken, favoritesSetAside (memorie locală)</td><td>favoritele contului</td><td>până ieșiți din cont</td></tr>
<tr><td>cartUnsent, favoritesUnsent (memorie locală)</td><td>ce ați schimbat și magazinul încă nu știe</td><td>până ajunge la magazin</td></tr>
<tr><td>checkoutDraft (memoria filei)</td><td>ce ați completat pentru comandă, dacă reîncărcați pagina</td><td>până trimiteți comanda, ieșiți din cont sau închideți fila</td></tr>
<tr><td>semnul că ați închis un mesaj informativ</td><td>să nu apară din nou</td><td>până îl ștergeți; pentru vizitatori, până la închiderea ferestrei</td></tr>
</tbody>
</table>
<p>Toate sunt necesare funcționării magazinului. Nu folosim cookie-uri de publicitate.</p>
<h2>Drepturile dumneavoastră</h2>
<ul>
<li>să aflați ce date avem și să primiți o copie;</li>
<li>să corectați datele greșite;</li>
<li>să cereți ștergerea lor, cu excepția celor pe care legea ne obligă să le păstrăm;</li>
<li>să cereți restricționarea prelucrării sau să vă opuneți prelucrării bazate pe interesul legitim;</li>
<li>să primiți datele într-un format care poate fi citit automat;</li>
<li>să retrageți oricând un consimțământ, fără efect asupra a ceea ce s-a făcut până atunci.</li>
</ul>
<p>Scrieți la <a href="mailto:${email.privacy}">${email.privacy}</a> de pe adresa contului. Răspundem fără întârzieri nejustificate, de regulă în cel mult o lună, gratuit. Dacă credeți că v-am încălcat drepturile, puteți depune plângere la Centrul Național pentru Protecția Datelor cu Caracter Personal (<a href="https://datepersonale.md">datepersonale.md</a>) sau în instanță.</p>
<h2>Cum protejăm datele</h2>
<p>Legătura cu magazinul este criptată, parolele și cheile de acces se păstrează doar ca amprente criptografice, comanda o vede numai cel care a făcut-o și angajații care o execută. Dacă totuși are loc o încălcare cu risc pentru dumneavoastră, vă anunțăm pe dumneavoastră și autoritatea, în termenele din lege.</p>
<h2>Modificări</h2>
<p>Publicăm aici orice schimbare, cu data ei. Versiune din ${updated.ro}.</p>`,
    ru: `<p>Мы просим только те данные, без которых заказ до вас не доедет. Мы их не продаём и не отдаём для рекламы. Обрабатываем их по Закону № 195/2024 о защите персональных данных.</p>
<h2>Кто отвечает за данные</h2>
<p>Оператор — ${identity.legalName}, IDNO ${identity.idno}, ${identity.legalAddress.ru}. По любым вопросам о данных пишите на <a href="mailto:${email.privacy}">${email.privacy}</a>.</p>
<h2>Какие данные, зачем и на каком основании</h2>
<table>
<thead><tr><th>Данные</th><th>Цель</th><th>Основание</th><th>Срок хранения</th></tr></thead>
<tbody>
<tr><td>имя пользователя, почта, телефон, пароль (только в необратимом криптографическом виде)</td><td>аккаунт и вход</td><td>договор</td><td>до удаления аккаунта</td></tr>
<tr><td>название компании, IDNO, сфера деятельности, должность контактного лица</td><td>аккаунт компании, документы к заказу</td><td>договор, обязанность по закону</td><td>до удаления аккаунта; в документах — срок по бухгалтерскому и налоговому законодательству</td></tr>
<tr><td>имя, телефон, адрес доставки, товары, суммы</td><td>выполнение заказа, доставка, гарантия</td><td>договор, обязанность по закону</td><td>срок гарантии и срок хранения бухгалтерских документов</td></tr>
<tr><td>имя, телефон, текст сообщения</td><td>ответ на форму обратной связи</td><td>ваше обращение</td><td>${settings.contactRequestMonths} месяцев</td></tr>
<tr><td>корзина, избранное</td><td>чтобы они были на любом вашем устройстве</td><td>договор</td><td>пока вы их не удалите или не закроете аккаунт</td></tr>
<tr><td>IP-адрес, время запроса, технические ошибки</td><td>безопасность, ограничение попыток входа</td><td>законный интерес</td><td>не более 90 дней</td></tr>
</tbody>
</table>
<p>Без обязательных полей мы не сможем открыть аккаунт или выполнить заказ. Необязательные можно не заполнять. Автоматических решений, которые вас затрагивают, не принимаем, профили не составляем.</p>
<h2>Банковская карта</h2>
<p>Онлайн-оплата проходит на странице банка. Номер карты через магазин не идёт и у нас не хранится; мы получаем только результат платежа.</p>
<h2>Кому передаём данные</h2>
<ul>
<li>курьеру: имя, телефон и адрес заказа;</li>
<li>банку: сумму и номер заказа, если вы платите картой или переводом;</li>
<li>поставщикам, у которых размещены сервер и почта, по договору и только по нашим указаниям;</li>
<li>государственным органам, когда этого требует закон.</li>
</ul>
<p>Карта внизу страницы загружается из общедоступного картографического сервиса, который видит IP-адрес браузера. Если поставщик обрабатывает данные за пределами Республики Молдова, передача идёт только с гарантиями, которых требует закон.</p>
<h2>Что хранит браузер</h2>
<table>
<thead><tr><th>Название</th><th>Для чего</th><th>Срок</th></tr></thead>
<tbody>
<tr><td>token (cookie)</td><td>чтобы не входить каждый раз</td><td>${settings.tokenDays} дней или до выхода</td></tr>
<tr><td>i18n_redirected (cookie)</td><td>выбранный язык</td><td>365 дней</td></tr>
<tr><td>productsInCart, favoritesGuest, viewedProducts (локальное хранилище)</td><td>корзина, избранное гостя, просмотренные товары</td><td>пока вы не очистите браузер</td></tr>
<tr><td>favoritesUser, favoritesToken, favoritesSetAside (локальное хранилище)</td><td>избранное аккаунта</td><td>пока вы не выйдете</td></tr>
<tr><td>cartUnsent, favoritesUnsent (локальное хранилище)</td><td>изменения, о которых магазин ещё не знает</td><td>пока они не дойдут до магазина</td></tr>
<tr><td>checkoutDraft (память вкладки)</td><td>чтобы заполненное для заказа не пропало, если обновить страницу</td><td>пока вы не отправите заказ, не выйдете или не закроете вкладку</td></tr>
<tr><td>отметка, что вы закрыли информационное окно</td><td>чтобы оно не появлялось снова</td><td>пока вы её не удалите; для гостей — до закрытия окна</td></tr>
</tbody>
</table>
<p>Всё это нужно для работы магазина. Рекламных cookie у нас нет.</p>
<h2>Ваши права</h2>
<ul>
<li>узнать, какие данные у нас есть, и получить копию;</li>
<li>исправить неверные данные;</li>
<li>потребовать удаления, кроме данных, которые мы обязаны хранить по закону;</li>
<li>потребовать ограничить обработку или возразить против обработки по законному интересу;</li>
<li>получить данные в машиночитаемом формате;</li>
<li>в любой момент отозвать согласие; на сделанное ранее это не влияет.</li>
</ul>
<p>Пишите на <a href="mailto:${email.privacy}">${email.privacy}</a> с адреса, указанного при регистрации. Отвечаем без неоправданной задержки, обычно не дольше месяца, бесплатно. Если вы считаете, что мы нарушили ваши права, можно подать жалобу в Национальный центр по защите персональных данных (<a href="https://datepersonale.md">datepersonale.md</a>) или обратиться в суд.</p>
<h2>Как мы их защищаем</h2>
<p>Соединение с магазином шифруется, пароли и ключи доступа хранятся только в виде криптографических отпечатков, заказ видит лишь тот, кто его сделал, и сотрудники, которые его выполняют. Если всё же произойдёт утечка, опасная для вас, сообщим вам и надзорному органу в сроки, указанные в законе.</p>
<h2>Изменения</h2>
<p>Любое изменение публикуем здесь с датой. Редакция от ${updated.ru}.</p>`,
  },
});
