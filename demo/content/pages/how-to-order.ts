import { email } from '../identity.ts';
import type { ContentPageRecord } from '../records.ts';
import { lei } from '../settings.ts';

export const howToOrder: ContentPageRecord = {
  slug: 'cum-comand',
  title: { ro: 'Cum comand', ru: 'Как сделать заказ' },
  excerpt: {
    ro: 'De la înregistrare la livrare: pașii comenzii, taxele de livrare și felurile de plată.',
    ru: 'От регистрации до доставки: шаги заказа, стоимость доставки и способы оплаты.',
  },
  group: 'info',
  position: 2,
  body: {
    ro: `<h2>Pașii comenzii</h2>
<ol>
<li><strong>Faceți cont.</strong> Prețurile se văd după autentificare. Alegeți persoană fizică sau persoană juridică; firma indică denumirea, domeniul de activitate și codul fiscal (IDNO) din 13 cifre.</li>
<li><strong>Găsiți produsul.</strong> Scrieți în căutare cum vă e comod: „VVGng 3x2,5”, codul producătorului, „priză Asfora crem”. În listă filtrați după secțiune, curent, culoare, brand; comutatorul „doar în stoc” ascunde restul.</li>
<li><strong>Puneți în coș.</strong> Lângă cantitate vedeți unitatea: metru, bucată, colac, pachet. Nu puteți comanda mai mult decât este în stoc.</li>
<li><strong>Verificați coșul.</strong> Schimbați cantități, ștergeți rânduri, vedeți reducerea și cât mai lipsește până la livrarea gratuită. Ce ați pus în coș înainte de autentificare nu se pierde.</li>
<li><strong>Completați datele:</strong> numele, telefonul, modul de livrare și metoda de plată. Adresa o cerem numai pentru curier. Erorile apar lângă câmp, le corectați pe loc.</li>
<li><strong>Trimiteți comanda.</strong> Butonul arată suma finală. Primiți numărul comenzii pe ecran și pe e-mail. Dacă între timp s-a schimbat un preț, comanda nu pleacă: vă arătăm prețul nou și hotărâți dumneavoastră.</li>
</ol>
<h2>Livrarea</h2>
<table>
<thead><tr><th>Mod</th><th>Cost</th><th>Termen obișnuit</th></tr></thead>
<tbody>
<tr><td>Curier, municipiul Chișinău</td><td>${lei.capital} lei; gratuit dacă produsele, după reducere, depășesc ${lei.free} lei</td><td>următoarea zi lucrătoare</td></tr>
<tr><td>Curier, restul țării</td><td>${lei.elsewhere} lei</td><td>2–3 zile lucrătoare</td></tr>
<tr><td>Ridicare din magazin</td><td>gratuit</td><td>peste două ore de program</td></tr>
<tr><td>Ridicare din depozitul de cabluri</td><td>gratuit</td><td>peste trei ore de program; cablul tăiat la lungime, a doua zi</td></tr>
</tbody>
</table>
<p>Ziua o vedeți la produs și în coș, înainte de a trimite comanda. Pentru tambure grele și pentru localitățile din stânga Nistrului, posibilitatea și ziua livrării le stabilim la telefon.</p>
<h2>Plata</h2>
<ul>
<li><strong>Numerar</strong>, curierului sau la casa magazinului.</li>
<li><strong>Card bancar online</strong>, pe pagina băncii: linkul de plată îl primiți pe e-mail după ce confirmăm comanda. Noi nu vedem numărul cardului.</li>
<li><strong>Transfer bancar</strong>, după contul de plată trimis pe e-mail. Marfa pleacă după ce banii au intrat în cont.</li>
</ul>
<h2>Cablul la metru</h2>
<p>Scrieți în comentariu dacă lungimea trebuie să fie într-o singură bucată sau poate fi împărțită. Înainte de tăiere vă cerem confirmarea: bucata tăiată corect, la cererea dumneavoastră, nu o putem vinde altcuiva. Detalii: <a href="/content/garantie-si-retur">Garanție și retur</a>.</p>
<h2>Nu merge ceva?</h2>
<p>Sunați-ne în orele de program sau scrieți la <a href="mailto:${email.orders}">${email.orders}</a> cu numărul comenzii. Condițiile complete sunt în <a href="/content/termeni-si-conditii">Termeni și condiții</a>.</p>`,
    ru: `<h2>Шаги заказа</h2>
<ol>
<li><strong>Зарегистрируйтесь.</strong> Цены видны после входа. Выберите физическое или юридическое лицо; компания указывает название, сферу деятельности и фискальный код (IDNO) из 13 цифр.</li>
<li><strong>Найдите товар.</strong> Пишите в поиске как привыкли: «ВВГнг 3х2,5», код производителя, «розетка Asfora кремовая». В списке есть фильтры по сечению, току, цвету, бренду; переключатель «только в наличии» скрывает остальное.</li>
<li><strong>Положите в корзину.</strong> Рядом с количеством указана единица: метр, штука, бухта, упаковка. Заказать больше, чем есть на складе, нельзя.</li>
<li><strong>Проверьте корзину.</strong> Меняйте количество, удаляйте строки, смотрите скидку и сколько осталось до бесплатной доставки. То, что вы положили до входа, не пропадёт.</li>
<li><strong>Заполните данные:</strong> имя, телефон, способ доставки и оплаты. Адрес нужен только для курьера. Ошибки показываем рядом с полем, их можно сразу исправить.</li>
<li><strong>Отправьте заказ.</strong> На кнопке стоит итоговая сумма. Номер заказа появится на экране и придёт на почту. Если цена тем временем изменилась, заказ не уйдёт: покажем новую цену, решать вам.</li>
</ol>
<h2>Доставка</h2>
<table>
<thead><tr><th>Способ</th><th>Стоимость</th><th>Обычный срок</th></tr></thead>
<tbody>
<tr><td>Курьер, муниципий Кишинёв</td><td>${lei.capital} lei; бесплатно, если товары после скидки стоят больше ${lei.free} lei</td><td>следующий рабочий день</td></tr>
<tr><td>Курьер, остальная страна</td><td>${lei.elsewhere} lei</td><td>2–3 рабочих дня</td></tr>
<tr><td>Самовывоз из магазина</td><td>бесплатно</td><td>через два рабочих часа</td></tr>
<tr><td>Самовывоз со склада кабеля</td><td>бесплатно</td><td>через три рабочих часа; отрезанный кабель — на следующий день</td></tr>
</tbody>
</table>
<p>День виден у товара и в корзине, ещё до отправки заказа. Для тяжёлых барабанов и населённых пунктов левобережья Днестра возможность и день доставки согласуем по телефону.</p>
<h2>Оплата</h2>
<ul>
<li><strong>Наличными</strong> курьеру или в кассе магазина.</li>
<li><strong>Банковской картой онлайн</strong> на странице банка: ссылку пришлём на почту, когда подтвердим заказ. Номер карты мы не видим.</li>
<li><strong>Банковским переводом</strong> по счёту на оплату, который приходит на почту. Отгружаем после поступления денег.</li>
</ul>
<h2>Кабель на отрез</h2>
<p>Напишите в комментарии, нужна ли длина одним куском или её можно разделить. Перед резкой попросим вас подтвердить заказ: правильно отрезанный под вас кусок мы уже не сможем продать другому. Подробности — на странице <a href="/ru/content/garantie-si-retur">«Гарантия и возврат»</a>.</p>
<h2>Что-то не получается?</h2>
<p>Позвоните в рабочие часы или напишите на <a href="mailto:${email.orders}">${email.orders}</a>, указав номер заказа. Полные условия — в <a href="/ru/content/termeni-si-conditii">«Правилах и условиях»</a>.</p>`,
  },
};
