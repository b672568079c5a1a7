import type { ArticleRecord } from '../records.ts';

export const ledChoice: ArticleRecord = {
  slug: 'cum-alegem-becul-led',
  kind: 'news',
  picture: 'news~led~',
  publishedAt: '2026-07-16T08:00:00Z',
  title: {
    ro: 'Cum alegem becul LED fără să ne uităm la wați',
    ru: 'Как выбрать светодиодную лампу и не смотреть на ватты',
  },
  excerpt: {
    ro: 'Lumeni, kelvini, CRI și soclu: patru numere de pe cutie care spun cum va lumina becul.',
    ru: 'Люмены, кельвины, CRI и цоколь: четыре числа на коробке, которые говорят, как лампа будет светить.',
  },
  body: {
    ro: `<p>La becul cu incandescență wații spuneau câtă lumină va fi. La LED ei spun doar cât va consuma. Pe cutie căutați altceva.</p>
<h2>1. Lumenii: câtă lumină</h2>
<table>
<thead><tr><th>Becul vechi</th><th>LED cu aproximativ</th></tr></thead>
<tbody>
<tr><td>40 W</td><td>470 lm</td></tr>
<tr><td>60 W</td><td>800 lm</td></tr>
<tr><td>75 W</td><td>1050 lm</td></tr>
<tr><td>100 W</td><td>1500 lm</td></tr>
</tbody>
</table>
<p>Dacă pe cutie scrie „echivalent 100 W”, dar fluxul este de 900 lm, credeți lumenii.</p>
<h2>2. Kelvinii: ce culoare</h2>
<ul>
<li><strong>2700–3000 K</strong>, cald: dormitor, living, restaurant.</li>
<li><strong>4000 K</strong>, neutru: bucătărie, baie, birou, magazin.</li>
<li><strong>6500 K</strong>, rece: garaj, depozit, atelier.</li>
</ul>
<p>Într-o încăpere puneți aceeași valoare: 3000 K lângă 4000 K se văd ca o greșeală.</p>
<h2>3. CRI: cât de adevărate sunt culorile</h2>
<p>80 ajunge acasă. La oglindă, în bucătărie și în magazinul de haine luați 90. Sub 80 pielea și mâncarea arată cenușiu.</p>
<h2>4. Soclul și forma</h2>
<p>E27 este filetul mare, E14 cel mic, GU10 se răsucește în spot la 230 V, GU5.3 are doi pini și merge de regulă la 12 V. Verificați și diametrul: un bec lat nu încape în abajurul îngust.</p>
<h2>Ce mai merită citit</h2>
<ul>
<li><strong>Variator:</strong> numai becurile marcate „dimabil”, cu un variator pentru LED.</li>
<li><strong>Pâlpâire:</strong> îndreptați camera telefonului spre bec; dungile mișcătoare sunt semn rău.</li>
<li><strong>Corp închis:</strong> LED-ul se teme de căldură; într-un glob etanș trăiește mai puțin.</li>
<li><strong>Întrerupător cu indicator luminos:</strong> unele LED-uri pâlpâie când sunt stinse. Ajută un întrerupător fără indicator sau un bec mai bun.</li>
</ul>
<p>În catalog filtrați după soclu, lumeni și culoare: <a href="/search?search=bec%20LED%20E27">bec LED E27</a>.</p>`,
    ru: `<p>У лампы накаливания ватты говорили, сколько будет света. У светодиодной — только сколько она потребит. На коробке ищите другое.</p>
<h2>1. Люмены: сколько света</h2>
<table>
<thead><tr><th>Старая лампа</th><th>Светодиодная, примерно</th></tr></thead>
<tbody>
<tr><td>40 Вт</td><td>470 лм</td></tr>
<tr><td>60 Вт</td><td>800 лм</td></tr>
<tr><td>75 Вт</td><td>1050 лм</td></tr>
<tr><td>100 Вт</td><td>1500 лм</td></tr>
</tbody>
</table>
<p>Если написано «как 100 Вт», а поток 900 лм, верьте люменам.</p>
<h2>2. Кельвины: какого цвета</h2>
<ul>
<li><strong>2700–3000 К</strong>, тёплый: спальня, гостиная, ресторан.</li>
<li><strong>4000 К</strong>, нейтральный: кухня, ванная, кабинет, магазин.</li>
<li><strong>6500 К</strong>, холодный: гараж, склад, мастерская.</li>
</ul>
<p>В одной комнате ставьте одинаковые: 3000 К рядом с 4000 К выглядят как ошибка.</p>
<h2>3. CRI: насколько верны цвета</h2>
<p>Для дома достаточно 80. У зеркала, на кухне и в магазине одежды берите 90. Ниже 80 кожа и еда кажутся серыми.</p>
<h2>4. Цоколь и форма</h2>
<p>E27 — большая резьба, E14 — малая, GU10 поворачивается в споте на 230 В, у GU5.3 два штырька, и работает она обычно от 12 В. Проверьте и диаметр: широкая лампа не войдёт в узкий плафон.</p>
<h2>Что ещё прочитать</h2>
<ul>
<li><strong>Диммер:</strong> только лампы с пометкой «диммируемая» и диммер для светодиодов.</li>
<li><strong>Мерцание:</strong> наведите камеру телефона; бегущие полосы — плохой знак.</li>
<li><strong>Закрытый плафон:</strong> светодиод боится тепла, в герметичном шаре он живёт меньше.</li>
<li><strong>Выключатель с подсветкой:</strong> некоторые лампы мерцают в выключенном виде. Поможет выключатель без подсветки или лампа получше.</li>
</ul>
<p>В каталоге есть фильтры по цоколю, люменам и цвету: <a href="/ru/search?search=лампа%20LED%20E27">лампа LED E27</a>.</p>`,
  },
};
