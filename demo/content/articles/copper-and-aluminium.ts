import type { ArticleRecord } from '../records.ts';

export const copperAndAluminium: ArticleRecord = {
  slug: 'cum-unim-cuprul-cu-aluminiul',
  kind: 'news',
  picture: 'news~junction~',
  publishedAt: '2026-09-24T08:00:00Z',
  title: {
    ro: 'Cum unim cuprul cu aluminiul fără să ardă doza',
    ru: 'Как соединить медь с алюминием и не сжечь коробку',
  },
  excerpt: {
    ro: 'În multe apartamente firele vechi sunt din aluminiu, cele noi din cupru. Ce cleme se folosesc și de ce răsucirea nu ține.',
    ru: 'Во многих квартирах старая проводка алюминиевая, а новая медная. Какие нужны клеммы и почему скрутка не держит.',
  },
  body: {
    ro: `<p>În blocurile din anii șaptezeci și optzeci firele sunt din aluminiu. La reparație se adaugă o linie de cupru și cineva le răsucește împreună. Peste un an doza miroase a ars.</p>
<h2>De ce arde</h2>
<ul>
<li>Aluminiul se acoperă instantaneu cu oxid, care nu conduce.</li>
<li>Cuprul și aluminiul împreună cu umezeala se corodează ca o baterie.</li>
<li>Aluminiul este moale și „curge” sub șurub: după câteva luni strângerea slăbește.</li>
<li>Cele două metale se dilată diferit la încălzire.</li>
</ul>
<h2>Cu ce se unesc</h2>
<ul>
<li><strong>Cleme rapide cu pastă</strong>, din cele pe care producătorul le declară bune pentru aluminiu. Pasta înlătură oxidul. Potrivite la iluminat și prize.</li>
<li><strong>Cleme cu plăcuță intermediară</strong>, în care metalele nu se ating: fiecare conductor are șurubul lui.</li>
<li><strong>Mufe și papuci bimetalici</strong>, presați, pentru 16 mm² și mai mult.</li>
<li><strong>Bulon cu șaibă de oțel între conductoare</strong>: soluția veche, bună dacă este loc în doză și se poate ajunge la ea.</li>
</ul>
<h2>Cum se lucrează</h2>
<ol>
<li>Întrerupeți alimentarea și verificați cu un tester că nu este tensiune.</li>
<li>Dezizolați fără să crestați: aluminiul crestat se rupe la a doua îndoire.</li>
<li>Curățați oxidul și introduceți imediat în clemă sau ungeți cu pastă.</li>
<li>Trageți de fiecare conductor. La clemele cu șurub reveniți cu strângerea după câteva săptămâni.</li>
<li>Lăsați doza accesibilă: nicio îmbinare nu se tencuiește.</li>
</ol>
<h2>Nu uitați de automat</h2>
<p>Linia rămâne atât de tare cât bucata ei cea mai slabă. Aluminiul de 2,5 mm² suportă mai puțin decât cuprul de aceeași secțiune, deci automatul se alege după el. Iar dacă firul vechi se rupe în degete, schimbați linia întreagă. Clemele sunt la <a href="/search?search=clemă">cleme de legătură</a>; lucrarea o face un electrician autorizat.</p>`,
    ru: `<p>В домах семидесятых и восьмидесятых годов проводка алюминиевая. При ремонте добавляют медную линию, и кто-нибудь скручивает их вместе. Через год коробка пахнет гарью.</p>
<h2>Почему горит</h2>
<ul>
<li>Алюминий мгновенно покрывается оксидом, который не проводит ток.</li>
<li>Медь, алюминий и влага вместе разрушаются, как электроды в батарейке.</li>
<li>Алюминий мягкий и «течёт» под винтом: через несколько месяцев зажим ослабевает.</li>
<li>При нагреве два металла расширяются по-разному.</li>
</ul>
<h2>Чем соединять</h2>
<ul>
<li><strong>Быстрые клеммы с пастой</strong> — те, что производитель допускает для алюминия. Паста снимает оксид. Подходят для света и розеток.</li>
<li><strong>Клеммы с промежуточной пластиной</strong>, где металлы не касаются: у каждого провода свой винт.</li>
<li><strong>Биметаллические гильзы и наконечники</strong> под пресс, для 16 мм² и больше.</li>
<li><strong>Болт со стальной шайбой между проводами</strong>: старый способ, хорош, если в коробке есть место и к ней можно добраться.</li>
</ul>
<h2>Как работать</h2>
<ol>
<li>Отключите питание и проверьте тестером, что напряжения нет.</li>
<li>Снимайте изоляцию без надреза: надрезанный алюминий ломается на втором сгибе.</li>
<li>Зачистите оксид и сразу вставьте в клемму или смажьте пастой.</li>
<li>Потяните за каждый провод. Винтовые клеммы подтяните через несколько недель.</li>
<li>Оставьте доступ к коробке: соединения не замуровывают.</li>
</ol>
<h2>Не забудьте про автомат</h2>
<p>Линия крепка настолько, насколько крепко её слабое место. Алюминий 2,5 мм² выдерживает меньше, чем медь того же сечения, значит и автомат выбирают по нему. А если старый провод ломается в пальцах, меняйте всю линию. Клеммы — по запросу <a href="/ru/search?search=клемма">клемма</a>; работу выполняет электрик с допуском.</p>`,
  },
};
