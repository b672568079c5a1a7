import type { ArticleRecord } from '../records.ts';

export const copperPrice: ArticleRecord = {
  slug: 'pretul-cuprului-si-pretul-cablului',
  kind: 'news',
  picture: 'news~copper~',
  publishedAt: '2026-06-04T08:00:00Z',
  title: {
    ro: 'De ce se schimbă prețul cablului odată cu cuprul',
    ru: 'Почему цена кабеля меняется вместе с медью',
  },
  excerpt: {
    ro: 'Câte kilograme de cupru sunt într-un colac, de ce scumpirea ajunge la raft cu întârziere și cum comparați corect ofertele.',
    ru: 'Сколько килограммов меди в бухте, почему подорожание доходит до полки с задержкой и как честно сравнивать предложения.',
  },
  body: {
    ro: `<p>Cablul este unul dintre puținele produse din magazin al căror preț îl face bursa. Mantaua, munca și transportul contează, dar cea mai mare parte a costului este metalul.</p>
<h2>Cât cupru este în 100 m</h2>
<p>Un conductor de 1 mm² și de un metru cântărește 8,9 grame. De aici, masa cuprului pur, fără izolație:</p>
<table>
<thead><tr><th>Cablu</th><th>Cupru în 100 m</th></tr></thead>
<tbody>
<tr><td>3x1,5</td><td>4,0 kg</td></tr>
<tr><td>3x2,5</td><td>6,7 kg</td></tr>
<tr><td>5x6</td><td>26,7 kg</td></tr>
<tr><td>5x10</td><td>44,5 kg</td></tr>
</tbody>
</table>
<p>De aceea o mișcare de câteva procente a cuprului se simte mult mai tare la 5x10 decât la un cordon subțire.</p>
<h2>De ce nu se schimbă în aceeași zi</h2>
<p>Pe raft sunt produse cumpărate la cotația de acum câteva săptămâni. Fabrica își schimbă lista de prețuri de obicei o dată pe lună, iar cursul leului față de dolar și euro adaugă mișcarea lui. Noi schimbăm prețul când vine lotul nou, nu după știrile de dimineață.</p>
<h2>Ce înseamnă pentru dumneavoastră</h2>
<ul>
<li>Prețul comenzii trimise rămâne cel pe care l-ați văzut.</li>
<li>Contul de plată este valabil trei zile bancare; pentru un șantier lung, cereți o ofertă pe etape.</li>
<li>Nu cumpărați „înainte de scumpire” mai mult decât intră în lucrare: un colac desfăcut se vinde greu.</li>
</ul>
<h2>Cablul suspect de ieftin</h2>
<p>Dacă o ofertă este cu mult sub restul pieței, metalul lipsește undeva: secțiune micșorată, aluminiu cuprat (CCA) în loc de cupru sau metraj mai scurt. Comparați masa cablului pe kilometru din fișa tehnică și materialul conductorului, nu numai dimensiunea de pe etichetă. Cum verificați singuri, am scris în <a href="/news/cum-recunoastem-un-cablu-subtiat">articolul despre cablul subțiat</a>.</p>`,
    ru: `<p>Кабель — один из немногих товаров в магазине, цену которого делает биржа. Оболочка, работа и перевозка тоже чего-то стоят, но большая часть себестоимости — металл.</p>
<h2>Сколько меди в 100 метрах</h2>
<p>Метр жилы сечением 1 мм² весит 8,9 грамма. Отсюда масса чистой меди, без изоляции:</p>
<table>
<thead><tr><th>Кабель</th><th>Медь в 100 м</th></tr></thead>
<tbody>
<tr><td>3х1,5</td><td>4,0 кг</td></tr>
<tr><td>3х2,5</td><td>6,7 кг</td></tr>
<tr><td>5х6</td><td>26,7 кг</td></tr>
<tr><td>5х10</td><td>44,5 кг</td></tr>
</tbody>
</table>
<p>Поэтому изменение цены меди на несколько процентов у кабеля 5х10 заметно гораздо сильнее, чем у тонкого шнура.</p>
<h2>Почему не в тот же день</h2>
<p>На полке лежит товар, купленный по котировке нескольконедельной давности. Завод меняет прайс обычно раз в месяц, а курс лея к доллару и евро добавляет своё. Мы меняем цену, когда приходит новая партия, а не по утренним новостям.</p>
<h2>Что это значит для вас</h2>
<ul>
<li>У отправленного заказа остаётся та цена, которую вы видели.</li>
<li>Счёт на оплату действует три банковских дня; для долгой стройки попросите предложение по этапам.</li>
<li>Не покупайте «до подорожания» больше, чем уйдёт в работу: размотанную бухту продать трудно.</li>
</ul>
<h2>Подозрительно дешёвый кабель</h2>
<p>Если предложение намного ниже рынка, металла где-то не хватает: занижено сечение, вместо меди омеднённый алюминий (CCA) или метраж короче. Сравнивайте массу кабеля на километр из технического паспорта и материал жилы, а не только размер на бирке. Как проверить самому, мы написали в <a href="/ru/news/cum-recunoastem-un-cablu-subtiat">статье о заниженном сечении</a>.</p>`,
  },
};
