import type { ArticleRecord } from '../records.ts';

export const asforaColours: ArticleRecord = {
  slug: 'asfora-otel-si-antracit',
  kind: 'news',
  picture: 'news~asfora~',
  publishedAt: '2026-04-16T08:00:00Z',
  title: {
    ro: 'Asfora în culori noi: oțel și antracit pe raft',
    ru: 'Asfora в новых цветах: сталь и антрацит уже на полке',
  },
  excerpt: {
    ro: 'Seria Schneider Electric Asfora se găsește la noi în patru culori. Cum alcătuiți un set complet și cum nu greșiți rama.',
    ru: 'Серия Schneider Electric Asfora теперь у нас в четырёх цветах. Как собрать комплект и не ошибиться с рамкой.',
  },
  body: {
    ro: `<p>La alb și crem s-au adăugat pe raft oțelul și antracitul. Prizele, întrerupătoarele, prizele de date și ramele Asfora se pot lua acum în patru culori, la bucată, fără comandă specială.</p>
<h2>Unde se potrivesc</h2>
<ul>
<li><strong>Alb</strong>: se pierde pe peretele alb, ușor de completat peste ani.</li>
<li><strong>Crem</strong>: pentru tapet și nuanțe calde; pe alb curat pare îngălbenit, așa că cereți o mostră.</li>
<li><strong>Oțel</strong>: bucătărie și birou, lângă electrocasnice metalice.</li>
<li><strong>Antracit</strong>: pereți închiși, beton aparent, lemn. Ascunde urmele de degete pe lângă întrerupător.</li>
</ul>
<h2>Cum se alcătuiește un post</h2>
<ol>
<li><strong>Doza</strong> din perete: pentru zidărie sau pentru gips-carton. Între centrele dozelor vecine sunt 71 mm.</li>
<li><strong>Mecanismul</strong>: priză cu împământare, întrerupător simplu, dublu, cap-scară, RJ45, TV.</li>
<li><strong>Rama</strong>: de la 1 la 5 posturi, aceeași pentru montaj orizontal și vertical.</li>
</ol>
<p>Mecanismele Asfora se pot cumpăra cu sau fără ramă, după model; în fișă scrie dacă rama este inclusă. Pentru două prize alăturate luați două mecanisme fără ramă și o ramă de două posturi, nu două prize cu ramă proprie.</p>
<h2>Atenție la cod</h2>
<p>Ultimele două cifre ale codului arată culoarea: EPH2900121 este priza albă, EPH2900123 este aceeași priză în crem. Când repetați o comandă, comparați tot codul, nu numai începutul lui.</p>
<h2>Nu amestecați seriile</h2>
<p>Rama Asfora nu primește mecanisme din Sedna sau de la alt producător, chiar dacă pe fotografie par la fel. Dacă aveți acasă o serie mai veche, aduceți o clapă: găsim perechea sau vă spunem cinstit că nu se mai face.</p>
<p>Toată seria: <a href="/search?search=Asfora">Asfora</a>. Mostrele celor patru culori sunt în <a href="/contact">magazin</a>.</p>`,
    ru: `<p>К белому и кремовому на полке добавились сталь и антрацит. Розетки, выключатели, компьютерные розетки и рамки Asfora теперь есть в четырёх цветах, поштучно и без специального заказа.</p>
<h2>Что куда подходит</h2>
<ul>
<li><strong>Белый</strong>: незаметен на белой стене, его легко докупить и через годы.</li>
<li><strong>Кремовый</strong>: для обоев и тёплых оттенков; на чисто белом выглядит пожелтевшим, поэтому попросите образец.</li>
<li><strong>Сталь</strong>: кухня и кабинет, рядом с металлической техникой.</li>
<li><strong>Антрацит</strong>: тёмные стены, бетон, дерево. Не видно следов пальцев вокруг клавиши.</li>
</ul>
<h2>Из чего состоит один пост</h2>
<ol>
<li><strong>Подрозетник</strong>: для кирпича или для гипсокартона. Между центрами соседних — 71 мм.</li>
<li><strong>Механизм</strong>: розетка с заземлением, выключатель на одну или две клавиши, проходной, RJ45, ТВ.</li>
<li><strong>Рамка</strong>: от 1 до 5 постов, одна и та же для горизонтали и вертикали.</li>
</ol>
<p>Механизмы Asfora бывают с рамкой и без, смотря по модели; в карточке указано, входит ли она в комплект. Для двух розеток рядом берите два механизма без рамки и одну рамку на два поста, а не две розетки каждая со своей рамкой.</p>
<h2>Смотрите на код</h2>
<p>Последние две цифры кода обозначают цвет: EPH2900121 — белая розетка, EPH2900123 — та же розетка в кремовом. Повторяя заказ, сверяйте код целиком, а не только начало.</p>
<h2>Не смешивайте серии</h2>
<p>В рамку Asfora не встанет механизм Sedna или другого производителя, даже если на фото они похожи. Если дома стоит старая серия, принесите клавишу: подберём пару или честно скажем, что её больше не выпускают.</p>
<p>Вся серия: <a href="/ru/search?search=Asfora">Asfora</a>. Образцы четырёх цветов лежат в <a href="/ru/contact">магазине</a>.</p>`,
  },
};
