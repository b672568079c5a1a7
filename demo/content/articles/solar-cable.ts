import type { ArticleRecord } from '../records.ts';

export const solarCable: ArticleRecord = {
  slug: 'cablu-pentru-panouri-solare',
  kind: 'news',
  picture: 'news~solar~',
  publishedAt: '2026-06-25T08:00:00Z',
  title: {
    ro: 'Cablu pentru panouri solare: de ce H1Z2Z2-K și ce secțiune',
    ru: 'Кабель для солнечных панелей: почему H1Z2Z2-K и какое сечение',
  },
  excerpt: {
    ro: 'La ce trebuie să reziste cablul de pe acoperiș, cum se calculează pierderea pe linia de curent continuu și ce accesorii să nu uitați.',
    ru: 'Что должен выдержать кабель на крыше, как посчитать потери на постоянном токе и какие мелочи не забыть.',
  },
  body: {
    ro: `<p>Pe acoperiș cablul stă vara la peste 70 °C, iarna în gheață și tot timpul în ultraviolete. Linia este de curent continuu și poate ajunge la sute de volți chiar și când instalația pare oprită. Un cablu de casă nu este făcut pentru asta.</p>
<h2>Ce este H1Z2Z2-K</h2>
<p>Este un cablu cu un singur conductor, din cupru cositorit foarte flexibil, cu izolație și manta reticulate, fără halogeni. Standardul EN 50618 îl prevede pentru 1500 V curent continuu și pentru viață lungă la soare și umezeală. Se vinde în negru și roșu, ca polii să nu fie încurcați.</p>
<h2>4 sau 6 mm²</h2>
<p>Secțiunea o dă de obicei pierderea, nu încălzirea. Un șir de panouri dă, de exemplu, 13 A la 400 V, iar invertorul este la 30 m:</p>
<table>
<thead><tr><th>Secțiune</th><th>Cădere de tensiune</th><th>Pierdere</th></tr></thead>
<tbody>
<tr><td>4 mm²</td><td>4,4 V</td><td>1,1%</td></tr>
<tr><td>6 mm²</td><td>2,9 V</td><td>0,7%</td></tr>
</tbody>
</table>
<p>Proiectanții țintesc de regulă cel mult 1%. Pe trasee scurte ajunge 4 mm², pe cele lungi 6 mm² se răsplătește în fiecare zi cu soare.</p>
<h2>Ce să nu uitați</h2>
<ul>
<li><strong>Conectori MC4</strong> de același tip pe ambele părți, sertizați cu cleștele lor. Doi producători diferiți într-o îmbinare se încălzesc.</li>
<li><strong>Separator și siguranțe pentru curent continuu.</strong> Un aparat de curent alternativ nu stinge arcul de curent continuu.</li>
<li><strong>Descărcător</strong> pe partea panourilor și pe partea rețelei.</li>
<li><strong>Coliere rezistente la UV</strong>, fără bucle: plusul și minusul merg alături.</li>
</ul>
<p>Lungimea o măsurați pe traseu, separat pentru roșu și pentru negru. Tăiem câți metri cereți: <a href="/search?search=H1Z2Z2-K">H1Z2Z2-K</a>. Proiectul și racordarea le face o firmă autorizată.</p>`,
    ru: `<p>На крыше кабель летом греется выше 70 °C, зимой покрывается льдом и круглый год получает ультрафиолет. Линия работает на постоянном токе, и в ней могут быть сотни вольт, даже когда система кажется выключенной. Домашний кабель на это не рассчитан.</p>
<h2>Что такое H1Z2Z2-K</h2>
<p>Это одножильный кабель из очень гибкой лужёной меди, со сшитой безгалогенной изоляцией и оболочкой. Стандарт EN 50618 рассчитывает его на 1500 В постоянного тока и долгую службу на солнце и в сырости. Бывает чёрный и красный, чтобы не перепутать полюса.</p>
<h2>4 или 6 мм²</h2>
<p>Сечение обычно определяют потери, а не нагрев. Допустим, цепочка панелей даёт 13 А при 400 В, а инвертор стоит в 30 м:</p>
<table>
<thead><tr><th>Сечение</th><th>Падение напряжения</th><th>Потери</th></tr></thead>
<tbody>
<tr><td>4 мм²</td><td>4,4 В</td><td>1,1 %</td></tr>
<tr><td>6 мм²</td><td>2,9 В</td><td>0,7 %</td></tr>
</tbody>
</table>
<p>Проектировщики обычно закладывают не больше 1 %. На короткой линии хватит 4 мм², на длинной 6 мм² окупаются каждый солнечный день.</p>
<h2>О чём не забыть</h2>
<ul>
<li><strong>Разъёмы MC4</strong> одного типа с обеих сторон, обжатые своим инструментом. Два разных производителя в одном соединении греются.</li>
<li><strong>Разъединитель и предохранители постоянного тока.</strong> Аппарат для переменного тока дугу постоянного не погасит.</li>
<li><strong>Ограничитель перенапряжения</strong> со стороны панелей и со стороны сети.</li>
<li><strong>Крепёж, стойкий к ультрафиолету</strong>, без петель: плюс и минус идут рядом.</li>
</ul>
<p>Длину измеряйте по трассе, отдельно для красного и чёрного. Отрежем сколько нужно: <a href="/ru/search?search=H1Z2Z2-K">H1Z2Z2-K</a>. Проект и подключение выполняет компания с разрешением.</p>`,
  },
};
