import { describe, expect, test } from 'vitest';
import { cleanHtml } from './sanitise-html.ts';

describe('what an editor writes comes through', () => {
  test.each([
    '<h2>Livrare</h2><p>În <strong>Chișinău</strong>, <em>gratuit</em><br />peste 5000 lei</p>',
    '<h3>Кабель</h3><h4>ВВГнг</h4><ul><li>медь</li></ul><ol><li>алюминий</li></ol>',
    '<table><thead><tr><th>Fel</th></tr></thead><tbody><tr><td>Curier</td></tr></tbody></table>',
    '<blockquote>Citat</blockquote>',
    '<img src="/media/news/reel.webp" alt="Tambur" />',
    '<a href="/ru/content/cum-comand" title="Cum comand">pași</a>',
    '<a href="mailto:comenzi@cablaj.example">scrieți</a>',
    '<a href="tel:+37322221010">sunați</a>',
    '<a href="#plata">plata</a>',
  ])('%s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test('a link to another site cannot reach back to the page it was opened from', () => {
    expect(cleanHtml('<a href="https://consumator.gov.md" target="_blank">lege</a>')).toBe(
      '<a href="https://consumator.gov.md" rel="noopener">lege</a>',
    );
  });
});

describe('nothing that runs or calls home comes through', () => {
  test.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="/media/a.webp" onload="alert(1)">', '<img src="/media/a.webp" />'],
    ['<img src="https://spy.example/pixel.gif">', ''],
    ['<img src="//spy.example/media/a.gif">', ''],
    ['<img src="/media/../api/core/shop/">', ''],
    ['<img src="/media\\..\\x">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<svg onload=alert(1)><p>text</p></svg>', '<p>text</p>'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="javascript:alert(1)"></object><embed src="x">', ''],
    ['<form action="https://evil.example"><input name="token"></form>', ''],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">', ''],
    ['<style>body{display:none}</style><link rel="stylesheet" href="x">', ''],
    ['<p style="background:url(javascript:alert(1))" class="x" id="y">t</p>', '<p>t</p>'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>t</p>', '<p>t</p>'],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="java\nscript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="java&#x09;script:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="&#106;avascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="\u0001javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="vbscript:msgbox(1)">t</a>', '<a>t</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">t</a>', '<a>t</a>'],
    ['<a href="//evil.example">t</a>', '<a>t</a>'],
    ['<a href="/\\evil.example">t</a>', '<a>t</a>'],
    ['<a href="/\t/evil.example">t</a>', '<a>t</a>'],
    ['<a href="https:evil.example">t</a>', '<a>t</a>'],
    ['<a href="\u0001https:evil.example">t</a>', '<a>t</a>'],
    [
      '<a title="&quot; onmouseover=&quot;alert(1)" href="/x">t</a>',
      '<a href="/x" title="&quot; onmouseover=&quot;alert(1)">t</a>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<!--<img src="--><img src=x onerror=alert(1)//">', ''],
    ['<p>5 < 6 & "7"</p>', '<p>5 &lt; 6 &amp; "7"</p>'],
  ])('%j', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });
});
