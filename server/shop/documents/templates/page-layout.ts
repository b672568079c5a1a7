import type { Locale } from '../../../../contract/locale.ts';
import { type Line, openPaper, type Paper } from '../pdf/paper.ts';
import type { Column } from '../pdf/table.ts';

/** A text in both languages. Papers are Romanian; a Russian one adds its own words below. */
export type Bilingual = Record<Locale, string>;

export const bilingual = (ro: string, ru: string): Bilingual => ({ ro, ru });

/** Romanian, and in the Russian version the Russian words as a second, quieter line. */
export function bilingualLines(
  text: Bilingual,
  locale: Locale,
  style: Omit<Line, 'text'> = {},
): Line[] {
  const first: Line = { ...style, text: text.ro };
  if (locale === 'ro' || text.ru.trim() === '' || text.ru === text.ro) return [first];
  const { above: _, ...below } = style;
  const size = Math.max(6.5, (style.size ?? 9) - 1.2);
  return [first, { ...below, text: text.ru, size, weight: 'regular', ink: 'steel' }];
}

/** Both in one line, where there is no room for two. */
export const inOneLine = (text: Bilingual, locale: Locale) =>
  locale === 'ro' || text.ru === text.ro ? text.ro : `${text.ro} / ${text.ru}`;

/** A title, the code under it and, in the Russian version, the Russian title after the code. */
export function goodsCell(
  { title, code }: { title: Bilingual; code: string },
  locale: Locale,
): Line[] {
  const isTwice = locale === 'ru' && title.ru.trim() !== '' && title.ru !== title.ro;
  const below = [code, isTwice ? title.ru : ''].filter(Boolean).join(' · ');
  return [
    { text: title.ro, size: 8 },
    { text: below, size: 7, ink: 'steel' },
  ];
}

/** Columns under their titles. */
export const titled = (
  columns: readonly (Omit<Column, 'title'> & { title: Bilingual })[],
  locale: Locale,
): Column[] =>
  columns.map((column) => ({
    ...column,
    title: bilingualLines(column.title, locale, { size: 7.5, weight: 'bold' }),
  }));

/** A small title over a part of the paper. */
export const heading = (text: Bilingual, locale: Locale): Line[] => [
  { text: inOneLine(text, locale), size: 8, weight: 'bold', ink: 'copper' },
];

type Letterhead = {
  shop: string;
  title: Bilingual;
  /** Under the title: number, date, order. */
  below: Line[];
  locale: Locale;
};

/** The shop's mark and name on the left, what the paper is on the right. */
export function drawLetterhead(paper: Paper, { shop, title, below, locale }: Letterhead): void {
  const half = paper.width * 0.62;
  drawMark(paper, paper.left, paper.y);
  paper.writeAt([{ text: shop, size: 15, weight: 'bold' }], {
    x: paper.left + 34,
    y: paper.y + 4,
    width: paper.width - half - 34,
  });
  const height = paper.writeAt(
    [
      { text: title.ro, size: 16, weight: 'bold' },
      ...(locale === 'ru' ? [{ text: title.ru, size: 10, ink: 'steel' } as const] : []),
      ...below,
    ],
    { x: paper.right - half, y: paper.y, width: half, align: 'right' },
  );
  paper.y += Math.max(height, 26) + 10;
  paper.rule({ ink: 'ink', thick: 1 });
  paper.y += 12;
}

/** A three-core cable, cut across: the same as on the shop's pages. */
function drawMark({ pdf }: Paper, x: number, y: number) {
  const scale = 26 / 40;
  pdf.save().translate(x, y).scale(scale);
  pdf.roundedRect(0, 0, 40, 40, 10).fill('#12161c');
  pdf.circle(20, 20, 13).lineWidth(2.5).stroke('#ffffff');
  pdf.circle(20, 14.2, 4).fill('#ffc526');
  pdf.circle(14.9, 23, 4).fill('#e07b3c');
  pdf.circle(25.1, 23, 4).fill('#e07b3c');
  pdf.restore();
}

/** At the top of the second page and on: what this is a page of. */
export const runningTitle = (paper: Paper, text: string) => () => {
  paper.write([{ text, size: 7.5, ink: 'steel' }], { gap: 4 });
  paper.rule();
  paper.y += 8;
};

const pageOf = (place: number, of: number): Bilingual => ({
  ro: `Pagina ${place} din ${of}`,
  ru: `Страница ${place} из ${of}`,
});

/** Numbers the pages of a part by themselves, with a word on the left. */
export function drawFooters(
  paper: Paper,
  { from, note, locale }: { from: number; note: Bilingual; locale: Locale },
): void {
  paper.onPages(from, paper.pages, (place, of) => {
    const y = paper.bottom + 16;
    paper.rule({ at: y - 6 });
    const foot = { size: 7, ink: 'steel' as const };
    const noted = { x: paper.left, y, width: paper.width - 140 };
    paper.writeAt(bilingualLines(note, locale, foot), noted);
    const numbered = { x: paper.right - 130, y, width: 130, align: 'right' as const };
    paper.writeAt(bilingualLines(pageOf(place, of), locale, { ...foot, tabular: true }), numbered);
  });
}

type Sheets = { title: string; author: string; locale: Locale; createdAt: Date };

/** A4, as most papers are. */
export const openSheets = ({ title, author, locale, createdAt }: Sheets) =>
  openPaper({ title, author, createdAt, language: `${locale}-MD` });
