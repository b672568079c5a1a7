import type { ContentPageRecord } from '../records.ts';
import type { PageFacts } from './page-facts.ts';

export const guaranteeAndReturn = ({ email, identity }: PageFacts): ContentPageRecord => ({
  slug: 'garantie-si-retur',
  title: { ro: 'Garanție și retur', ru: 'Гарантия и возврат' },
  excerpt: {
    ro: 'Revocarea în 14 zile, garanția legală de doi ani, cablul tăiat la comandă și tamburul întreg: ce puteți returna și cum.',
    ru: 'Отказ в течение 14 дней, законная гарантия два года, отрезанный кабель и целый барабан: что и как можно вернуть.',
  },
  group: 'info',
  position: 3,
  body: {
    ro: `<p>Pe scurt: consumatorul, adică persoana fizică ce cumpără pentru sine, poate returna în 14 zile ce a comandat online și are doi ani de garanție legală. Regulile de mai jos nu micșorează drepturile date de lege.</p>
<h2>V-ați răzgândit: 14 zile</h2>
<p>Contractul încheiat la distanță poate fi revocat fără niciun motiv în 14 zile din ziua în care ați primit marfa, iar dacă vine în mai multe colete, din ziua ultimului (Codul civil, art. 1059–1065).</p>
<ol>
<li><strong>Anunțați-ne</strong> în acest termen: pe e-mail la <a href="mailto:${email.service}">${email.service}</a>, prin scrisoare sau în magazin. Ajunge o frază clară; puteți folosi modelul de la sfârșitul paginii.</li>
<li><strong>Trimiteți sau aduceți produsele</strong> în cel mult 14 zile de la anunț. Costul returului îl suportați dumneavoastră; în magazin primim fără taxă.</li>
<li><strong>Primiți banii</strong> în cel mult 14 zile de la anunț, inclusiv taxa livrării obișnuite dacă returnați toată comanda, pe aceeași cale pe care ați plătit. Putem aștepta până primim marfa sau dovada că ați expediat-o.</li>
</ol>
<p>Puteți despacheta și privi produsul ca în magazin. Dacă a fost montat, tăiat, zgâriat sau folosit mai mult decât era nevoie pentru a-l cunoaște, putem reține scăderea valorii lui. Păstrați, dacă se poate, ambalajul: ajută, dar nu este o condiție.</p>
<h2>Cablul</h2>
<table>
<thead><tr><th>Ce ați cumpărat</th><th>Se poate returna în 14 zile?</th></tr></thead>
<tbody>
<tr><td>Colac sau tambur întreg, nedesfăcut</td><td>da, ca orice alt produs</td></tr>
<tr><td>Colac sau tambur din care s-a tăiat după livrare</td><td>ne sunați; primim restul dacă este utilizabil, cu reținerea valorii pierdute</td></tr>
<tr><td>Bucată tăiată la lungimea cerută de dumneavoastră</td><td>este un bun făcut după specificația cumpărătorului: tăiem numai după acordul expres, iar bucata corectă și fără defecte nu o mai primim înapoi</td></tr>
<tr><td>Bucată mai scurtă, de altă marcă sau cu defect</td><td>da, oricând în termenul garanției: o înlocuim ori restituim banii</td></tr>
</tbody>
</table>
<p>De aceea, înainte de tăiere, vă întrebăm lungimea încă o dată și vă spunem că bucata nu va putea fi returnată. Nu sunteți sigur câți metri trebuie? Luați un colac întreg sau sunați-ne: calculăm împreună.</p>
<h2>Produsul nu este cum trebuie: garanția legală</h2>
<p>Răspundem doi ani de la livrare pentru orice neconformitate: defect, alt model, altă secțiune, caracteristici diferite de cele din fișă. Garanția comercială a producătorului, când este mai lungă, e scrisă la produs și se adaugă la cea legală. Aveți dreptul:</p>
<ul>
<li>la reparare sau înlocuire gratuită, într-un termen rezonabil;</li>
<li>la micșorarea prețului sau la restituirea banilor, dacă repararea și înlocuirea nu sunt posibile, întârzie sau nu rezolvă problema.</li>
</ul>
<p><strong>Cum procedați:</strong> scrieți la <a href="mailto:${email.service}">${email.service}</a> numărul comenzii, codul produsului și ce s-a întâmplat, cu o fotografie. Bonul ușurează lucrurile, dar cumpărarea o putem găsi și după cont. Vă răspundem în cel mult 14 zile. Dacă e nevoie de expertiză, o organizăm noi; transportul produsului neconform îl plătim noi.</p>
<p><strong>Nu sunt neconformități:</strong> uzura firească, montarea greșită făcută de altcineva, suprasarcina, supratensiunea, apa la un aparat fără gradul IP potrivit. Sarcina de a dovedi asemenea cauze o împărțim așa cum spune legea.</p>
<h2>Dacă ați cumpărat pe firmă</h2>
<p>Revocarea în 14 zile și garanția legală a consumatorului nu se aplică firmelor. Primim totuși înapoi, cu acord prealabil, produse nedesfăcute din stocul nostru permanent, iar defectele de fabricație se rezolvă după garanția comercială a produsului.</p>
<h2>Model de anunț</h2>
<p><em>Către ${identity.legalName}, ${identity.legalAddress.ro}, ${email.service}. Vă anunț că revoc contractul privind produsele: … Comanda nr. … Primită la data de … Numele … Adresa … Data … Semnătura (numai pe hârtie).</em></p>
<h2>Nu ne-am înțeles?</h2>
<p>Cereți să vorbiți cu administratorul magazinului. Dacă nici atunci nu găsim o soluție, vă puteți adresa autorității de stat pentru protecția consumatorilor (<a href="https://consumator.gov.md">consumator.gov.md</a>) sau instanței.</p>`,
    ru: `<p>Коротко: потребитель, то есть физическое лицо, покупающее для себя, может в течение 14 дней вернуть заказанное онлайн и имеет два года законной гарантии. Правила ниже не уменьшают прав, данных законом.</p>
<h2>Передумали: 14 дней</h2>
<p>От договора, заключённого на расстоянии, можно отказаться без объяснения причин в течение 14 дней со дня получения товара, а если он приходит несколькими посылками — со дня получения последней (Гражданский кодекс, ст. 1059–1065).</p>
<ol>
<li><strong>Сообщите нам</strong> в этот срок: по почте <a href="mailto:${email.service}">${email.service}</a>, письмом или в магазине. Достаточно одной ясной фразы; образец есть в конце страницы.</li>
<li><strong>Отправьте или привезите товар</strong> не позднее 14 дней после сообщения. Обратную пересылку оплачиваете вы; в магазине принимаем бесплатно.</li>
<li><strong>Получите деньги</strong> не позднее 14 дней после сообщения, вместе со стоимостью обычной доставки, если возвращаете весь заказ, тем же способом, каким платили. Мы вправе дождаться товара или подтверждения, что вы его отправили.</li>
</ol>
<p>Товар можно распаковать и осмотреть, как в магазине. Если его смонтировали, отрезали, поцарапали или пользовались им больше, чем нужно для знакомства, мы можем удержать потерю стоимости. Упаковку по возможности сохраните: она помогает, но не является условием.</p>
<h2>Кабель</h2>
<table>
<thead><tr><th>Что вы купили</th><th>Можно ли вернуть в течение 14 дней?</th></tr></thead>
<tbody>
<tr><td>Целая бухта или барабан, не размотанные</td><td>да, как любой другой товар</td></tr>
<tr><td>Бухта или барабан, от которых отрезали после доставки</td><td>позвоните: примем остаток, если он пригоден, удержав потерю стоимости</td></tr>
<tr><td>Кусок, отрезанный по вашей длине</td><td>это товар по указанию покупателя: режем только после вашего прямого согласия, и верно отрезанный кусок без дефектов обратно не принимаем</td></tr>
<tr><td>Кусок короче заказанного, другой марки или с дефектом</td><td>да, в любое время в пределах гарантии: заменим или вернём деньги</td></tr>
</tbody>
</table>
<p>Поэтому перед резкой мы ещё раз спрашиваем длину и предупреждаем, что кусок вернуть не получится. Не уверены, сколько нужно метров? Возьмите целую бухту или позвоните: посчитаем вместе.</p>
<h2>С товаром что-то не так: законная гарантия</h2>
<p>Два года с доставки мы отвечаем за любое несоответствие: дефект, другую модель, другое сечение, характеристики не как в карточке. Если гарантия производителя длиннее, она указана у товара и дополняет законную. Вы имеете право:</p>
<ul>
<li>на бесплатный ремонт или замену в разумный срок;</li>
<li>на снижение цены или возврат денег, если ремонт и замена невозможны, затягиваются или не помогли.</li>
</ul>
<p><strong>Что делать:</strong> напишите на <a href="mailto:${email.service}">${email.service}</a> номер заказа, код товара и что случилось, приложите фото. Чек облегчает дело, но покупку найдём и по аккаунту. Ответим не позднее 14 дней. Если нужна экспертиза, её организуем мы; перевозку товара с несоответствием оплачиваем мы.</p>
<p><strong>Не считаются несоответствием:</strong> естественный износ, неправильный монтаж, выполненный другими, перегрузка, перенапряжение, вода в аппарате без нужной степени IP. Кто и что при этом доказывает, определяет закон.</p>
<h2>Если вы купили на компанию</h2>
<p>Отказ в течение 14 дней и законная гарантия потребителя на компании не распространяются. Тем не менее по предварительной договорённости мы принимаем обратно нераспакованный товар постоянного ассортимента, а заводские дефекты устраняются по коммерческой гарантии на товар.</p>
<h2>Образец сообщения</h2>
<p><em>В ${identity.legalName}, ${identity.legalAddress.ru}, ${email.service}. Сообщаю, что отказываюсь от договора на товары: … Заказ № … Получен … Имя … Адрес … Дата … Подпись (только на бумаге).</em></p>
<h2>Не договорились?</h2>
<p>Попросите соединить вас с управляющим магазина. Если решения не нашлось и тогда, вы можете обратиться в государственный орган по защите прав потребителей (<a href="https://consumator.gov.md">consumator.gov.md</a>) или в суд.</p>`,
  },
});
