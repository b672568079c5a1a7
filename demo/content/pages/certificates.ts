import { email } from '../identity.ts';
import type { ContentPageRecord } from '../records.ts';

export const certificates: ContentPageRecord = {
  slug: 'certificate-si-diplome',
  title: { ro: 'Certificate și diplome', ru: 'Сертификаты и дипломы' },
  excerpt: {
    ro: 'Ce documente însoțesc cablurile și aparatele, cum le primiți și cum verificați că sunt ale produsului cumpărat.',
    ru: 'Какие документы сопровождают кабель и аппараты, как их получить и как проверить, что они от вашего товара.',
  },
  group: 'info',
  position: 1,
  body: {
    ro: `<p>Un certificat are valoare numai dacă se referă la produsul din mâna dumneavoastră. Pe această pagină explicăm ce documente există, cum le cereți și ce merită verificat.</p>
<h2>Ce documente însoțesc marfa</h2>
<table>
<thead><tr><th>Document</th><th>Ce dovedește</th><th>Cine îl emite</th></tr></thead>
<tbody>
<tr><td>Declarație de conformitate</td><td>produsul respectă reglementările tehnice și standardele enumerate în ea</td><td>producătorul sau reprezentantul lui</td></tr>
<tr><td>Declarație de performanță</td><td>clasa de reacție la foc a cablului, acolo unde cablul intră în construcție</td><td>producătorul</td></tr>
<tr><td>Raport de încercări</td><td>rezultatele măsurărilor: rezistența conductorului, izolația, rigiditatea dielectrică</td><td>laboratorul</td></tr>
<tr><td>Fișă tehnică</td><td>datele de proiectare: secțiune, diametru, masă, temperaturi</td><td>producătorul</td></tr>
<tr><td>Certificat de garanție</td><td>termenul și condițiile garanției comerciale</td><td>producătorul sau magazinul</td></tr>
</tbody>
</table>
<h2>Cum le primiți</h2>
<ol>
<li>Scrieți codurile produselor și numărul comenzii la <a href="mailto:${email.orders}">${email.orders}</a> sau în comentariul comenzii.</li>
<li>Trimitem copiile în format electronic, de regulă în două zile lucrătoare. Documentele sunt gratuite.</li>
<li>Pentru recepția lucrărilor putem semna copiile „conform cu originalul”, la ridicare sau odată cu livrarea.</li>
</ol>
<p>Dacă pentru un produs nu avem documentul cerut, vă spunem înainte de cumpărare.</p>
<h2>Cum verificați singuri</h2>
<ul>
<li><strong>Marcajul de pe manta</strong> trebuie să repete producătorul, marca, numărul de conductoare, secțiunea și standardul din document.</li>
<li><strong>Eticheta tamburului</strong> poartă numărul lotului și data fabricației; la cablul tăiat vă dăm fotografia etichetei.</li>
<li><strong>Rezistența conductorului</strong> spune mai mult decât șublerul: pentru un conductor de cupru de 2,5 mm², clasa 1, standardul IEC 60228 admite cel mult 7,41 Ω pe kilometru la 20 °C.</li>
</ul>
<h2>Diplomele echipei</h2>
<p>Consultanții noștri trec anual instruirea în securitate electrică și seminarele producătorilor. Diplomele sunt afișate în magazin și le puteți vedea în orele de program. O diplomă arată că omul a învățat; pentru proiectul dumneavoastră răspunde însă electricianul autorizat care îl semnează.</p>
<p>Aveți îndoieli despre un cablu cumpărat de la noi? Aduceți o mostră de un metru la <a href="/contact">magazin</a>: o măsurăm împreună.</p>`,
    ru: `<p>Сертификат чего-то стоит, только если он относится к товару у вас в руках. Здесь мы объясняем, какие бывают документы, как их запросить и на что смотреть.</p>
<h2>Какие документы сопровождают товар</h2>
<table>
<thead><tr><th>Документ</th><th>Что подтверждает</th><th>Кто выдаёт</th></tr></thead>
<tbody>
<tr><td>Декларация о соответствии</td><td>товар отвечает перечисленным в ней техническим регламентам и стандартам</td><td>производитель или его представитель</td></tr>
<tr><td>Декларация эксплуатационных характеристик (DoP)</td><td>класс реакции кабеля на огонь, если кабель остаётся в здании</td><td>производитель</td></tr>
<tr><td>Протокол испытаний</td><td>результаты измерений: сопротивление жилы, изоляция, электрическая прочность</td><td>лаборатория</td></tr>
<tr><td>Технический паспорт</td><td>данные для проекта: сечение, диаметр, масса, температуры</td><td>производитель</td></tr>
<tr><td>Гарантийный талон</td><td>срок и условия коммерческой гарантии</td><td>производитель или магазин</td></tr>
</tbody>
</table>
<h2>Как их получить</h2>
<ol>
<li>Напишите коды товаров и номер заказа на <a href="mailto:${email.orders}">${email.orders}</a> или в комментарии к заказу.</li>
<li>Копии присылаем в электронном виде, обычно в течение двух рабочих дней. Это бесплатно.</li>
<li>Для сдачи работ можем заверить копии надписью «копия верна» — при самовывозе или вместе с доставкой.</li>
</ol>
<p>Если нужного документа у нас нет, скажем об этом до покупки.</p>
<h2>Как проверить самому</h2>
<ul>
<li><strong>Маркировка на оболочке</strong> должна повторять производителя, марку, число жил, сечение и стандарт из документа.</li>
<li><strong>На ярлыке барабана</strong> стоят номер партии и дата изготовления; к отрезанному кабелю прикладываем фото ярлыка.</li>
<li><strong>Сопротивление жилы</strong> говорит больше, чем штангенциркуль: для медной жилы 2,5 мм² класса 1 стандарт IEC 60228 допускает не более 7,41 Ом на километр при 20 °C.</li>
</ul>
<h2>Дипломы сотрудников</h2>
<p>Наши консультанты каждый год проходят обучение по электробезопасности и семинары производителей. Дипломы висят в магазине, их можно посмотреть в рабочие часы. Диплом показывает, что человек учился; за ваш проект отвечает электрик с допуском, который его подписывает.</p>
<p>Сомневаетесь в кабеле, купленном у нас? Принесите метровый образец в <a href="/ru/contact">магазин</a>: измерим вместе.</p>`,
  },
};
