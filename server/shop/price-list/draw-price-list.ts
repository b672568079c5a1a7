import { formatCount } from '../../../contract/amount.ts';
import type { Locale } from '../../../contract/locale.ts';
import { dayOf, formatBani, formatDay, formatUnitPrice } from '../documents/format.ts';
import type { Line, Paper } from '../documents/pdf/paper.ts';
import { type Column, drawTable, type Row } from '../documents/pdf/table.ts';
import { drawLetterhead, openSheets, runningTitle } from '../documents/templates/page-layout.ts';
import { type PricedRow, shownParts } from '../pricing/priced-rows.ts';
import { priceListWords } from './words.ts';

export type PricedLine = PricedRow & { code: string; title: string; unit: string };
export type PricedSection = { title: string; lines: PricedLine[] };

type About = { shop: string; phone: string; locale: Locale; now: Date };

/** What the shop's goods cost, under the names of their categories, in one language. */
export async function renderPriceList(
  sections: PricedSection[],
  { shop, phone, locale, now }: About,
) {
  const text = priceListWords[locale];
  const day = formatDay(dayOf(now));
  const title = `${text.title} ${text.on(day)}`;
  const paper = await openSheets({ title, author: shop, locale, createdAt: now });
  paper.startPart(runningTitle(paper, `${shop}   ${title}`));
  const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  const small: Omit<Line, 'text'> = { size: 8.5, ink: 'steel', above: 2 };
  drawLetterhead(paper, {
    shop,
    // The same in both: it is said once.
    title: { ro: text.title, ru: text.title },
    below: [
      { text: text.on(day), size: 10, weight: 'bold', above: 2 },
      { ...small, text: [text.count(formatCount(count)), phone].filter(Boolean).join(' · ') },
    ],
    locale,
  });
  await drawTable(paper, {
    columns: columnsOf(paper, text),
    rows: sections.flatMap(({ title, lines }) => [
      {
        isHeading: true,
        cells: [[{ text: title, size: 9, weight: 'bold', ink: 'copper', above: 6 }]],
      },
      ...lines.map(rowOf),
    ]),
  });
  drawFeet(paper, text);
  return paper.finish();
}

const widths = { code: 112, unit: 44, price: 62, promotion: 62 };

function columnsOf({ width }: Paper, text: (typeof priceListWords)[Locale]): Column[] {
  const titled = (title: string): Line[] => [{ text: title, size: 7.5, weight: 'bold' }];
  const taken = Object.values(widths).reduce((sum, one) => sum + one, 0);
  return [
    { title: titled(text.code), width: widths.code },
    { title: titled(text.product), width: width - taken },
    { title: titled(text.unit), width: widths.unit },
    { title: titled(text.price), width: widths.price, align: 'right' },
    { title: titled(text.inShort), width: widths.promotion, align: 'right' },
  ];
}

const rowOf = ({ code, title, unit, promotion_price, ...line }: PricedLine): Row => ({
  cells: [
    [{ text: code, size: 7.5, tabular: true }],
    [{ text: title, size: 8 }],
    [{ text: unit, size: 8, tabular: true, ink: 'steel' }],
    [{ text: formatUnitPrice(shownParts(line)), size: 8, tabular: true }],
    promotion_price === null
      ? []
      : [{ text: formatBani(promotion_price), size: 8, tabular: true, weight: 'bold' }],
  ],
});

function drawFeet(paper: Paper, text: (typeof priceListWords)[Locale]) {
  paper.onPages(0, paper.pages, (place, of) => {
    const y = paper.bottom + 16;
    const foot = { size: 7, ink: 'steel' } as const;
    paper.rule({ at: y - 6 });
    paper.writeAt([{ ...foot, text: text.note }], { x: paper.left, y, width: paper.width - 110 });
    paper.writeAt([{ ...foot, text: text.page(place, of) }], {
      x: paper.right - 100,
      y,
      width: 100,
      align: 'right',
    });
  });
}
