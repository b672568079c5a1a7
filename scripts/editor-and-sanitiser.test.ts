import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensions } from '../backoffice/ui/rich-text/extensions.ts';
import { toHtml } from '../backoffice/ui/rich-text/to-html.ts';
import { cleanHtml } from '../server/base/text/sanitise-html.ts';

/** What the editor knows, so that a new button cannot make what the shop takes away. */
const known = {
  nodes: [
    'blockquote',
    'bulletList',
    'doc',
    'hardBreak',
    'heading',
    'horizontalRule',
    'listItem',
    'orderedList',
    'paragraph',
    'picture',
    'table',
    'tableCell',
    'tableHeader',
    'tableRow',
    'text',
  ],
  marks: ['bold', 'italic', 'link'],
};

const schema = getSchema(extensions);

test('the editor has no more than what a text of the shop is made of', () => {
  expect(Object.keys(schema.nodes).toSorted()).toEqual(known.nodes);
  expect(Object.keys(schema.marks).toSorted()).toEqual(known.marks);
});

const href = fc.oneof(
  fc.constantFrom('/news', '#plata', 'mailto:a@example.md', 'tel:+37322', 'https://x.md/?a=1&b="'),
  fc.constantFrom('javascript:alert(1)', '//evil.example', 'data:text/html,x'),
  fc.webUrl(),
);
const mark = fc.oneof(
  fc.constant({ type: 'bold' }),
  fc.constant({ type: 'italic' }),
  href.map((address) => ({ type: 'link', attrs: { href: address } })),
);
const words = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\p{Cc}/u.test(text));
const piece: fc.Arbitrary<JSONContent> = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: words,
    marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
  }),
  fc.constant({ type: 'hardBreak' }),
  fc.record({
    type: fc.constant('picture'),
    attrs: fc.record({
      src: fc.constantFrom('/media/default/reel-0123456789.webp', 'https://spy.example/x.gif'),
      alt: words,
    }),
  }),
);
const pieces = fc.array(piece, { maxLength: 4 });
const holding = (type: string, content: fc.Arbitrary<JSONContent[]>, attrs?: object) =>
  content.map((inside): JSONContent => ({ type, content: inside, ...(attrs && { attrs }) }));
const paragraph = holding('paragraph', pieces);
const items = (type: string) =>
  holding(
    type,
    fc.array(holding('listItem', fc.array(paragraph, { minLength: 1, maxLength: 2 })), {
      minLength: 1,
      maxLength: 3,
    }),
  );
const cell = (type: string) => holding(type, fc.array(paragraph, { minLength: 1, maxLength: 2 }));
const row = (type: string) =>
  holding('tableRow', fc.array(cell(type), { minLength: 1, maxLength: 3 }));
const block = fc.oneof(
  paragraph,
  fc.constantFrom(2, 3, 4).chain((level) => holding('heading', pieces, { level })),
  items('bulletList'),
  items('orderedList'),
  holding('blockquote', fc.array(paragraph, { minLength: 1, maxLength: 2 })),
  fc.constant({ type: 'horizontalRule' }),
  holding('table', fc.tuple(row('tableHeader'), row('tableCell'), row('tableCell'))),
);

test('whatever the editor makes is kept letter for letter', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (content) => {
      const document = { type: 'doc', content };
      const html = toHtml(document);
      expect(cleanHtml(html)).toBe(html);
      expect(html).not.toMatch(/javascript:|href="(data:|\/\/)|spy\.example|style=| on\w+="/);
    }),
    { numRuns: 400 },
  );
});

/** As they come from the clipboard. */
const pasted: [string, string, RegExp][] = [
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body><p class=MsoNormal style='margin:0cm'><b><span lang=RO style='font-size:12.0pt'>Livrare<o:p></o:p></span></b></p><p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Curier</p><script>steal()</script></body></html>`,
    /^<p>Livrare<\/p><p>·Curier<\/p>$/,
  ],
  [
    'Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt">Plata</span></h2><p dir="ltr"><a href="https://www.google.com/url?q=x" style="text-decoration:none"><span>link</span></a></p></b><img src="data:image/png;base64,AAAA">`,
    /^<h2>Plata<\/h2><p><a href="https:\/\/www\.google\.com\/url\?q=x" rel="noopener">link<\/a><\/p>$/,
  ],
];

test.each(pasted)('what is copied out of %s comes out clean', (_, html, clean) => {
  const kept = cleanHtml(html);
  expect(kept.replace(/\s*\n\s*/g, '')).toMatch(clean);
  expect(kept).not.toMatch(/style|class|mso|<o:|script|data:/i);
});
