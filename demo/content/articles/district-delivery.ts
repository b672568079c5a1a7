import type { ArticleRecord } from '../records.ts';
import { lei } from '../settings.ts';

export const districtDelivery: ArticleRecord = {
  slug: 'livrare-in-raioane',
  kind: 'news',
  picture: 'news~delivery~',
  publishedAt: '2026-05-14T08:00:00Z',
  title: {
    ro: 'Livrare în raioane: cât costă și cât durează',
    ru: 'Доставка в районы: сколько стоит и сколько ждать',
  },
  excerpt: {
    ro: 'Curierul ajunge în toate raioanele. Ce taxă se aplică, cum se împachetează cablul și ce verificați la primire.',
    ru: 'Курьер ездит во все районы. Сколько это стоит, как упакован кабель и что проверить при получении.',
  },
  body: {
    ro: `<p>Jumătate dintre întrebările la telefon sunt din afara Chișinăului. Am adunat răspunsurile aici.</p>
<h2>Cât costă</h2>
<p>În municipiul Chișinău, inclusiv orașele și satele din componența lui, taxa este de ${lei.capital} lei. În toate celelalte localități este de ${lei.elsewhere} lei, indiferent de distanță. În municipiul Chișinău livrarea devine gratuită când produsele, după reducere, depășesc ${lei.free} lei; coșul arată cât mai lipsește. Codru, Durlești sau Cricova sunt în municipiu, Ialoveni și Strășeni nu.</p>
<h2>Cât durează</h2>
<p>De la confirmarea comenzii: următoarea zi lucrătoare în Chișinău, 2–3 zile lucrătoare în raioane. Comanda făcută sâmbătă după închidere se confirmă luni. Curierul sună înainte de a ajunge, de aceea telefonul trebuie scris corect.</p>
<h2>Cum alegeți localitatea</h2>
<p>La comandă alegeți întâi raionul sau municipiul, apoi localitatea din listă. Sunt și satele mici, și gările. Dacă două sate poartă același nume, lângă nume scrie comuna.</p>
<h2>Cum împachetăm</h2>
<ul>
<li>cablul tăiat se leagă în colac, cu eticheta metrajului;</li>
<li>colacii pleacă în folie, aparatajul în cutie, becurile separat;</li>
<li>tamburele grele merg cu mașină cu lift: ziua o stabilim la telefon.</li>
</ul>
<h2>Ce verificați la primire</h2>
<ol>
<li>numărul coletelor față de aviz;</li>
<li>marca și secțiunea de pe manta;</li>
<li>metrajul de pe etichetă;</li>
<li>cutiile lovite: deschideți-le în fața curierului și fotografiați.</li>
</ol>
<p>În localitățile din stânga Nistrului nu putem promite curierul: sunați-ne înainte, găsim un punct de predare. Iar dacă drumul trece oricum prin capitală, ridicarea de la depozit este gratuită. Toate felurile de livrare sunt pe pagina <a href="/content/cum-comand">Cum comand</a>.</p>`,
    ru: `<p>Половина звонков к нам не из Кишинёва. Собрали ответы в одном месте.</p>
<h2>Сколько стоит</h2>
<p>По муниципию Кишинёв, включая города и сёла в его составе, доставка стоит ${lei.capital} lei. Во все остальные населённые пункты — ${lei.elsewhere} lei независимо от расстояния. По муниципию Кишинёв она становится бесплатной, если товары после скидки стоят больше ${lei.free} lei; корзина показывает, сколько осталось. Кодру, Дурлешты и Криково входят в муниципий, Яловены и Страшены — нет.</p>
<h2>Сколько ждать</h2>
<p>С момента подтверждения: следующий рабочий день в Кишинёве, 2–3 рабочих дня в районах. Заказ, сделанный в субботу после закрытия, подтверждаем в понедельник. Курьер звонит перед приездом, поэтому проверьте номер телефона.</p>
<h2>Как выбрать населённый пункт</h2>
<p>При заказе сначала выберите район или муниципий, затем место из списка. Там есть и маленькие сёла, и станции. Если два села называются одинаково, рядом с названием указана коммуна.</p>
<h2>Как мы упаковываем</h2>
<ul>
<li>отрезанный кабель связываем в бухту, с биркой и метражом;</li>
<li>бухты едут в плёнке, розетки в коробке, лампы отдельно;</li>
<li>тяжёлые барабаны отправляем машиной с гидробортом: день согласуем по телефону.</li>
</ul>
<h2>Что проверить при получении</h2>
<ol>
<li>число мест по накладной;</li>
<li>марку и сечение на оболочке;</li>
<li>метраж на бирке;</li>
<li>помятые коробки: откройте при курьере и сфотографируйте.</li>
</ol>
<p>На левый берег Днестра курьера обещать не можем: позвоните заранее, найдём место передачи. А если дорога всё равно идёт через столицу, самовывоз со склада бесплатный. Все способы — на странице <a href="/ru/content/cum-comand">«Как сделать заказ»</a>.</p>`,
  },
};
