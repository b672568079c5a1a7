import type { ContentPageRecord } from '../records.ts';
import type { PageFacts } from './page-facts.ts';

export const terms = ({ email, identity, lei, name, updated }: PageFacts): ContentPageRecord => ({
  slug: 'termeni-si-conditii',
  title: { ro: 'Termeni și condiții', ru: 'Правила и условия' },
  excerpt: {
    ro: 'Regulile după care vindem: cont, prețuri, comandă, plată, livrare, cablu tăiat la comandă, reclamații.',
    ru: 'Правила продажи: регистрация, цены, заказ, оплата, доставка, кабель на отрез, претензии.',
  },
  group: 'info',
  position: 4,
  body: {
    ro: `<p>Acești termeni se aplică la cumpărarea prin magazinul online ${name}. Nu limitează drepturile pe care legea le dă consumatorului: acolo unde legea vă oferă mai mult, se aplică legea.</p>
<h2>1. Cine este vânzătorul</h2>
<p>Vânzătorul este ${identity.legalName}, cod fiscal (IDNO) ${identity.idno}, cod TVA ${identity.vatCode}, cu adresa juridică ${identity.legalAddress.ro}. E-mail: <a href="mailto:${email.orders}">${email.orders}</a>. Telefoanele și programul sunt pe pagina <a href="/contact">Contacte</a>. Publicăm aceste date potrivit Legii nr. 284/2004 privind serviciile societății informaționale, în special comerțul electronic.</p>
<h2>2. Contul</h2>
<ul>
<li>Catalogul poate fi răsfoit fără cont. Prețurile le văd și comenzile le plasează numai clienții înregistrați.</li>
<li>Contul este de persoană fizică sau de persoană juridică. Cine înregistrează o firmă confirmă că are dreptul să comande în numele ei.</li>
<li>Datele trebuie să fie ale dumneavoastră și corecte. Parola nu se dă altora; dacă bănuiți că o știe cineva, schimbați-o și anunțați-ne.</li>
<li>Puteți cere oricând ștergerea contului.</li>
</ul>
<h2>3. Prețurile</h2>
<ul>
<li>Prețurile sunt în lei moldovenești, cu TVA inclus, pentru unitatea scrisă alături: metru, bucată, set, colac, pachet.</li>
<li>La promoții arătăm prețul vechi, prețul nou și economia.</li>
<li>Comanda se încheie la prețul pe care l-ați văzut la trimitere. Dacă prețul s-a schimbat înainte de trimitere, vă arătăm valoarea nouă și cerem acordul.</li>
<li>Dacă un preț este afișat cu o greșeală vădită, vă anunțăm înainte de confirmare și puteți accepta prețul corect sau renunța, fără nicio plată.</li>
</ul>
<h2>4. Comanda și contractul</h2>
<p>Înainte de trimitere vedeți toate rândurile, taxa de livrare și totalul și puteți corecta orice. După trimitere primiți fără întârziere, pe ecran și pe e-mail, dovada că am primit comanda. Contractul se consideră încheiat când vă confirmăm comanda. De regulă, stocul se rezervă la trimitere; uneori, după confirmare; dacă totuși un produs lipsește sau este deteriorat, vă propunem un înlocuitor, un alt termen sau restituirea banilor. Limba contractului este româna sau, la alegere, rusa.</p>
<h2>5. Plata</h2>
<ul>
<li>numerar, la primire sau la casa magazinului;</li>
<li>card bancar online, prin pagina băncii;</li>
<li>transfer bancar, după contul de plată. Contul de plată este valabil trei zile bancare; după acest termen prețul și stocul se reconfirmă.</li>
</ul>
<p>Eliberăm bon fiscal sau factură fiscală, după caz.</p>
<h2>6. Livrarea</h2>
<p>Taxa este de ${lei.capital} lei în municipiul Chișinău și de ${lei.elsewhere} lei în celelalte localități. Livrarea este gratuită când valoarea produselor, după reduceri, depășește ${lei.free} lei și adresa este în municipiul Chișinău. Ridicarea din magazin sau de la depozit este gratuită. Termenul obișnuit este următoarea zi lucrătoare în Chișinău și 2–3 zile lucrătoare în raioane; dacă nu stabilim altfel împreună, livrăm în cel mult 30 de zile. Riscul pierderii mărfii trece la consumator când acesta o primește. Vă rugăm să verificați la primire ambalajul și metrajul; o deteriorare observată mai târziu nu vă lipsește de drepturi.</p>
<h2>7. Cablul tăiat la comandă</h2>
<p>Lungimea cerută se taie numai după ce ați confirmat expres comanda. Metrajul se măsoară la tăiere și se scrie pe etichetă. Condițiile de returnare a bucăților tăiate și a tamburelor întregi sunt pe pagina <a href="/content/garantie-si-retur">Garanție și retur</a>.</p>
<h2>8. Revocarea și garanția</h2>
<p>Consumatorul, persoană fizică, poate revoca în 14 zile contractul încheiat la distanță, cu excepțiile din lege, și are garanția legală de conformitate de doi ani. Cum se procedează: <a href="/content/garantie-si-retur">Garanție și retur</a>. Pentru firme se aplică contractul și garanția comercială a produsului.</p>
<h2>9. Folosirea produselor</h2>
<p>Materialele electrice se montează de un electrician autorizat, după proiect și normele în vigoare. Sfaturile din articole și de la telefon sunt orientative. Fotografiile și desenele pot diferi de produs în detalii; decisive sunt caracteristicile scrise.</p>
<h2>10. Reclamații</h2>
<p>Scrieți la <a href="mailto:${email.service}">${email.service}</a> sau în registrul de reclamații din magazin. Răspundem în cel mult 14 zile. Dacă răspunsul nu vă mulțumește, vă puteți adresa autorității de stat pentru protecția consumatorilor (<a href="https://consumator.gov.md">consumator.gov.md</a>) sau instanței de judecată. Se aplică legea Republicii Moldova.</p>
<h2>11. Date personale și modificări</h2>
<p>Cum folosim datele scrie în <a href="/content/politica-de-confidentialitate">Politica de confidențialitate</a>. Termenii se pot schimba; comenzii i se aplică textul publicat în ziua trimiterii. Versiune din ${updated.ro}.</p>`,
    ru: `<p>Эти правила действуют при покупке в интернет-магазине ${name}. Они не ограничивают права, которые даёт потребителю закон: если по закону вам положено больше, действует закон.</p>
<h2>1. Кто продавец</h2>
<p>Продавец — ${identity.legalName}, фискальный код (IDNO) ${identity.idno}, код НДС ${identity.vatCode}, юридический адрес: ${identity.legalAddress.ru}. Электронная почта: <a href="mailto:${email.orders}">${email.orders}</a>. Телефоны и график работы — на странице <a href="/ru/contact">«Контакты»</a>. Эти данные публикуются согласно Закону № 284/2004 об услугах информационного общества, в частности об электронной торговле.</p>
<h2>2. Аккаунт</h2>
<ul>
<li>Смотреть каталог можно без регистрации. Цены видят и заказы оформляют только зарегистрированные покупатели.</li>
<li>Регистрируется физическое или юридическое лицо. Тот, кто регистрирует компанию, подтверждает, что вправе заказывать от её имени.</li>
<li>Данные должны быть вашими и верными. Пароль никому не передавайте; если подозреваете, что его кто-то знает, смените его и сообщите нам.</li>
<li>Аккаунт можно в любой момент попросить удалить.</li>
</ul>
<h2>3. Цены</h2>
<ul>
<li>Цены указаны в молдавских леях с НДС за единицу, написанную рядом: метр, штуку, комплект, бухту, упаковку.</li>
<li>По акциям показываем старую цену, новую цену и экономию.</li>
<li>Заказ оформляется по цене, которую вы видели при отправке. Если до отправки цена изменилась, покажем новую и попросим согласия.</li>
<li>Если в цене явная ошибка, сообщим до подтверждения заказа: можно согласиться с верной ценой или отказаться, ничего не платя.</li>
</ul>
<h2>4. Заказ и договор</h2>
<p>Перед отправкой вы видите все строки, стоимость доставки и итог и можете исправить любую ошибку. Сразу после отправки на экране и по почте приходит подтверждение, что заказ получен. Договор считается заключённым, когда мы подтвердили заказ. Обычно товар резервируется при отправке, иногда — после подтверждения; если его всё же не окажется или он повреждён, предложим замену, другой срок или возврат денег. Договор заключается на румынском или, по вашему выбору, на русском языке.</p>
<h2>5. Оплата</h2>
<ul>
<li>наличными при получении или в кассе магазина;</li>
<li>банковской картой онлайн, на странице банка;</li>
<li>банковским переводом по счёту на оплату. Счёт действует три банковских дня; после этого цену и наличие нужно подтвердить заново.</li>
</ul>
<p>Выдаём кассовый чек или налоговую накладную, смотря по случаю.</p>
<h2>6. Доставка</h2>
<p>Доставка стоит ${lei.capital} lei по муниципию Кишинёв и ${lei.elsewhere} lei в остальные населённые пункты. Она бесплатна, если товары после скидок стоят больше ${lei.free} lei и адрес находится в муниципии Кишинёв. Получить заказ в магазине или на складе можно бесплатно. Обычный срок — следующий рабочий день в Кишинёве и 2–3 рабочих дня в районах; если мы не договорились иначе, доставим не позднее 30 дней. Риск утраты товара переходит к потребителю, когда он получил товар. Пожалуйста, проверьте при получении упаковку и метраж; если повреждение обнаружится позже, ваши права сохраняются.</p>
<h2>7. Кабель на отрез</h2>
<p>Отрезаем только после того, как вы прямо подтвердили заказ. Длина измеряется при резке и указывается на бирке. Условия возврата отрезанных кусков и целых барабанов — на странице <a href="/ru/content/garantie-si-retur">«Гарантия и возврат»</a>.</p>
<h2>8. Отказ от договора и гарантия</h2>
<p>Потребитель, то есть физическое лицо, может в течение 14 дней отказаться от договора, заключённого на расстоянии, кроме случаев, указанных в законе, и имеет законную гарантию соответствия сроком два года. Порядок описан на странице <a href="/ru/content/garantie-si-retur">«Гарантия и возврат»</a>. Для компаний действуют договор и коммерческая гарантия на товар.</p>
<h2>9. Применение товаров</h2>
<p>Электротовары должен монтировать электрик с допуском, по проекту и действующим нормам. Советы в статьях и по телефону носят ориентировочный характер. Фото и рисунки могут в деталях отличаться от товара; определяющими являются указанные характеристики.</p>
<h2>10. Претензии</h2>
<p>Пишите на <a href="mailto:${email.service}">${email.service}</a> или в книгу жалоб в магазине. Отвечаем не позднее 14 дней. Если ответ вас не устроит, вы можете обратиться в государственный орган по защите прав потребителей (<a href="https://consumator.gov.md">consumator.gov.md</a>) или в суд. Применяется право Республики Молдова.</p>
<h2>11. Персональные данные и изменения</h2>
<p>Как мы используем данные, описано в <a href="/ru/content/politica-de-confidentialitate">Политике конфиденциальности</a>. Правила могут меняться; к заказу применяется текст, опубликованный в день отправки. Редакция от ${updated.ru}.</p>`,
  },
});
