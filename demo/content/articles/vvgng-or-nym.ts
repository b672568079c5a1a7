import type { ArticleRecord } from '../records.ts';

export const vvgngOrNym: ArticleRecord = {
  slug: 'vvgng-sau-nym',
  kind: 'news',
  picture: 'news~compare~',
  publishedAt: '2026-02-12T08:00:00Z',
  title: {
    ro: 'VVGng sau NYM: ce cablu punem în apartament',
    ru: 'ВВГнг или NYM: какой кабель прокладывать в квартире',
  },
  excerpt: {
    ro: 'Două cabluri pentru aceeași treabă, făcute după standarde diferite. Prin ce se deosebesc și când contează.',
    ru: 'Два кабеля для одной работы по разным стандартам. Чем они отличаются и когда это важно.',
  },
  body: {
    ro: `<p>Întrebarea vine aproape zilnic la tejghea. Răspunsul scurt: pentru o instalație obișnuită în apartament sunt bune amândouă, dacă sunt fabricate cinstit. Diferențele se văd la pozare și la cerințele de foc.</p>
<table>
<thead><tr><th></th><th>VVGng(A)-LS</th><th>NYM-J</th></tr></thead>
<tbody>
<tr><td>Standard</td><td>GOST 31996</td><td>VDE 0250-204</td></tr>
<tr><td>Tensiune</td><td>0,66 sau 1 kV</td><td>300/500 V</td></tr>
<tr><td>Formă</td><td>rotund sau plat</td><td>rotund, cu umplutură între conductoare</td></tr>
<tr><td>Foc</td><td>nu propagă flacăra nici în mănunchi, fum redus</td><td>un singur cablu nu propagă flacăra; clasa exactă e în declarația de performanță</td></tr>
<tr><td>Dezizolare</td><td>manta lipită mai strâns</td><td>mantaua iese ușor, datorită umpluturii</td></tr>
</tbody>
</table>
<h2>Când luăm VVGng(A)-LS</h2>
<p>Când cablurile merg multe împreună: pe jgheab, pe coloana blocului, într-un birou. Literele „ng(A)” spun că mănunchiul nu duce focul mai departe, iar „LS” că degajă puțin fum. Varianta plată intră bine sub tencuială subțire.</p>
<h2>Când luăm NYM</h2>
<p>Când se lucrează mult în doze și în tablou: se dezizolează repede și etanșează bine în presetupe, fiindcă este perfect rotund. Este plăcut la pozarea aparentă.</p>
<h2>Ce nu facem cu niciunul</h2>
<ul>
<li>Nu le îngropăm direct în pământ: acolo merge cablu armat sau cablu destinat solului, în tub.</li>
<li>Nu le lăsăm în soare fără protecție: mantaua gri a NYM-ului îmbătrânește repede.</li>
<li>Nu le punem la aparate mobile: conductorul rigid se rupe de la îndoiri.</li>
</ul>
<p>Rudele românești și germane apropiate sunt CYY-F și NYY-J, cu izolație de 0,6/1 kV. Sunt apropiate, nu identice: dacă proiectul cere o marcă, întrebați proiectantul înainte de a o schimba. Le găsiți pe toate căutând <a href="/search?search=VVGng">VVGng</a> sau <a href="/search?search=NYM">NYM</a>.</p>`,
    ru: `<p>Этот вопрос у прилавка звучит почти каждый день. Короткий ответ: для обычной квартирной проводки годятся оба, если кабель сделан честно. Разница видна при монтаже и в требованиях по пожарной безопасности.</p>
<table>
<thead><tr><th></th><th>ВВГнг(А)-LS</th><th>NYM-J</th></tr></thead>
<tbody>
<tr><td>Стандарт</td><td>ГОСТ 31996</td><td>VDE 0250-204</td></tr>
<tr><td>Напряжение</td><td>0,66 или 1 кВ</td><td>300/500 В</td></tr>
<tr><td>Форма</td><td>круглый или плоский</td><td>круглый, с заполнением между жилами</td></tr>
<tr><td>Огонь</td><td>не распространяет горение и в пучке, мало дыма</td><td>не распространяет горение одиночный кабель; точный класс — в декларации о характеристиках</td></tr>
<tr><td>Разделка</td><td>оболочка сидит плотнее</td><td>оболочка снимается легко, благодаря заполнению</td></tr>
</tbody>
</table>
<h2>Когда брать ВВГнг(А)-LS</h2>
<p>Когда кабели идут группой: в лотке, в стояке дома, в офисе. Буквы «нг(А)» означают, что пучок не понесёт огонь дальше, а «LS» — что дыма будет мало. Плоский вариант удобен под тонкую штукатурку.</p>
<h2>Когда брать NYM</h2>
<p>Когда много работы в коробках и щите: он быстро разделывается и хорошо уплотняется в сальниках, потому что идеально круглый. Аккуратно выглядит при открытой прокладке.</p>
<h2>Чего не делать ни с одним</h2>
<ul>
<li>Не закапывать прямо в землю: там нужен бронированный кабель или кабель для земли, в трубе.</li>
<li>Не оставлять на солнце без защиты: серая оболочка NYM быстро стареет.</li>
<li>Не подключать переносные приборы: жёсткая жила ломается от перегибов.</li>
</ul>
<p>Близкие румынские и немецкие родственники — CYY-F и NYY-J с изоляцией 0,6/1 кВ. Близкие, но не одинаковые: если в проекте указана марка, спросите проектировщика, прежде чем её менять. Все они находятся по запросам <a href="/ru/search?search=ВВГнг">ВВГнг</a> и <a href="/ru/search?search=NYM">NYM</a>.</p>`,
  },
};
