import { email, identity, shopAddress } from '../identity.ts';
import type { ContentPageRecord } from '../records.ts';

export const aboutUs: ContentPageRecord = {
  slug: 'about-us',
  title: { ro: 'Despre noi', ru: 'О нас' },
  excerpt: {
    ro: 'Cablaj este un magazin de materiale electrice din Chișinău: cabluri la metru, aparataj, protecții, iluminat.',
    ru: 'Cablaj — магазин электротоваров в Кишинёве: кабель на отрез, розетки, защита, освещение.',
  },
  group: 'about',
  position: 1,
  body: {
    ro: `<p>Vindem deopotrivă câteva bucăți pentru o cameră și un tambur întreg pentru un bloc. Electricianul găsește marca și secțiunea pe care le are în proiect, iar cine schimbă o priză acasă primește un sfat, nu un catalog.</p>
<h2>De ce un magazin de cabluri</h2>
<p>Știm ce strică o zi de lucru pe șantier: prețul colacului citit drept preț pe metru, marfa „în stoc” care nu e pe raft, cablul mai subțire decât scrie pe manta. De aceea la noi unitatea de măsură stă lângă fiecare preț și fiecare cantitate, stocul se verifică și în coș, și la trimiterea comenzii, iar fișa fiecărui cablu arată marca, secțiunea, standardul și lungimea tamburului.</p>
<h2>Ce găsiți la noi</h2>
<ul>
<li><strong>Cabluri și conductoare</strong> din cupru și aluminiu, la metru sau pe tambur: pentru locuință, pentru sol, pentru panouri solare, pentru rețea.</li>
<li><strong>Prize și întrerupătoare</strong> pe serii, cu rame și mecanisme care se potrivesc între ele.</li>
<li><strong>Protecții și tablouri:</strong> întrerupătoare automate, diferențiale, descărcătoare, carcase.</li>
<li><strong>Iluminat și trasee de cablu,</strong> cleme, scule și aparate de măsură.</li>
</ul>
<h2>Cum lucrăm</h2>
<ul>
<li>Tăiem cablul la lungimea comandată, îl măsurăm și scriem metrajul pe etichetă.</li>
<li>Dacă lungimea dorită e mai mare decât ce avem într-o bucată, vă spunem înainte de tăiere, nu după.</li>
<li>Prețurile sunt vizibile clienților înregistrați. Caracteristicile, stocul și documentele le vede oricine.</li>
<li>La telefon răspunde un om care a tras cabluri, nu un robot.</li>
</ul>
<h2>Pentru cine</h2>
<p>Lucrăm cu persoane fizice și cu firme: electricieni, constructori, administratori de clădiri, hoteluri, gospodării agricole. Firmele primesc cont de plată și factură fiscală; ce anume și cum, scrie pe <a href="/landing">pagina pentru companii</a>.</p>
<h2>Unde suntem</h2>
<p>${shopAddress.ro}. Suntem deschiși de luni până vineri între 09:00 și 17:00, sâmbăta între 09:00 și 14:00. Toate telefoanele și harta sunt pe pagina <a href="/contact">Contacte</a>, iar la adresa <a href="mailto:${email.orders}">${email.orders}</a> răspundem în aceeași zi de lucru.</p>
<h2>Datele companiei</h2>
<p>${identity.legalName}, IDNO ${identity.idno}, cod TVA ${identity.vatCode}, adresa juridică: ${identity.legalAddress.ro}.</p>`,
    ru: `<p>Продаём и несколько штук на одну комнату, и целый барабан на многоэтажный дом. Электрик находит марку и сечение из проекта, а тот, кто меняет дома розетку, получает совет, а не каталог.</p>
<h2>Почему кабель</h2>
<p>Мы знаем, что портит рабочий день на объекте: цена бухты, прочитанная как цена метра; товар «в наличии», которого нет на полке; кабель тоньше, чем написано на оболочке. Поэтому у нас единица измерения стоит рядом с каждой ценой и каждым количеством, остаток проверяется и в корзине, и при отправке заказа, а в карточке кабеля указаны марка, сечение, стандарт и длина барабана.</p>
<h2>Что у нас есть</h2>
<ul>
<li><strong>Кабель и провод</strong> из меди и алюминия, на отрез и барабанами: для квартиры, для прокладки в земле, для солнечных панелей, для сетей.</li>
<li><strong>Розетки и выключатели</strong> по сериям, с рамками и механизмами, которые подходят друг к другу.</li>
<li><strong>Защита и щиты:</strong> автоматы, УЗО, УЗИП, корпуса.</li>
<li><strong>Освещение и кабельные трассы,</strong> клеммы, инструмент и измерительные приборы.</li>
</ul>
<h2>Как мы работаем</h2>
<ul>
<li>Отрезаем кабель по заказанной длине, измеряем и пишем метраж на бирке.</li>
<li>Если одним куском столько нет, говорим об этом до резки, а не после.</li>
<li>Цены видят зарегистрированные покупатели. Характеристики, наличие и документы открыты всем.</li>
<li>По телефону отвечает человек, который сам тянул кабель, а не робот.</li>
</ul>
<h2>Для кого</h2>
<p>Работаем и с частными лицами, и с компаниями: электриками, строителями, управляющими зданий, гостиницами, сельскими хозяйствами. Компаниям выдаём счёт на оплату и налоговую накладную; подробности — на <a href="/ru/landing">странице для компаний</a>.</p>
<h2>Где нас найти</h2>
<p>${shopAddress.ru}. Открыты с понедельника по пятницу с 09:00 до 17:00, в субботу с 09:00 до 14:00. Все телефоны и карта — на странице <a href="/ru/contact">«Контакты»</a>, а на письма по адресу <a href="mailto:${email.orders}">${email.orders}</a> отвечаем в тот же рабочий день.</p>
<h2>Реквизиты</h2>
<p>${identity.legalName}, IDNO ${identity.idno}, код НДС ${identity.vatCode}, юридический адрес: ${identity.legalAddress.ru}.</p>`,
  },
};
