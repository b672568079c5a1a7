import { formatCount } from '../../../../contract/amount.ts';
import { formatIban } from '../../../../contract/company-numbers.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { type VatTotals, vatTotals } from '../../../../contract/vat-totals.ts';
import { formatBani, formatDay, formatUnitPrice } from '../format.ts';
import type { Line, Paper } from '../pdf/paper.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import { drawTable, type Row } from '../pdf/table.ts';
import { askedFor, type ProformaContent, type ProformaLine } from '../proforma/content.ts';
import { amountInWords } from '../words/amount-in-words.ts';
import {
  type Bilingual,
  bilingualLines,
  drawFooters,
  drawLetterhead,
  goodsCell,
  heading,
  inOneLine,
  openSheets,
  runningTitle,
  titled,
} from './page-layout.ts';
import { buyerParty, drawParties, sellerParty } from './parties.ts';
import { paymentText, terms, words } from './proforma-words.ts';

/** The cont de plată: asks a buyer to pay an order by transfer. It is not a tax invoice. */
export async function renderProforma(content: ProformaContent, locale: Locale) {
  const { seller, number, issuedOn } = content;
  const numbered: Bilingual = {
    ro: `nr. ${number} din ${formatDay(issuedOn)}`,
    ru: `№ ${number} от ${formatDay(issuedOn)}`,
  };
  const paper = await openSheets({
    title: `${words.title.ro} ${numbered.ro}`,
    author: seller.name,
    locale,
    createdAt: new Date(`${issuedOn}T12:00:00Z`),
  });
  paper.startPart(runningTitle(paper, `${words.title.ro} ${numbered.ro}, ${seller.name}`));
  drawLetterhead(paper, {
    shop: seller.shop,
    title: { ro: words.title.ro.toUpperCase(), ru: words.title.ru },
    below: [
      { text: inOneLine(numbered, locale), size: 11, weight: 'bold', above: 2 },
      ...bilingualLines(orderAndTerm(content), locale, { size: 8, ink: 'steel' }),
    ],
    locale,
  });
  drawParties(
    paper,
    [sellerParty(seller, words.seller), buyerParty(content.buyer, content.contact, words.buyer)],
    locale,
  );
  const totals = vatTotals(content.lines);
  const payment = paymentLines(content, totals, locale);
  await drawTable(paper, {
    columns: titled(columns, locale),
    rows: content.lines.map((line, at) => rowOf(line, at + 1, locale)),
    keptBelow: heightOfSums(paper, content, locale) + heightOfPayment(paper, payment),
  });
  drawSums(paper, content, locale);
  drawPayment(paper, payment, qrText(content, totals), locale);
  drawTerms(paper, content, locale);
  drawFooters(paper, { from: 0, note: words.electronic, locale });
  return paper.finish();
}

const orderAndTerm = ({ order, orderedOn, validUntil }: ProformaContent): Bilingual => ({
  ro: `Comanda ${order} din ${formatDay(orderedOn)}, valabil până la ${formatDay(validUntil)}`,
  ru: `заказ ${order} от ${formatDay(orderedOn)}, действителен до ${formatDay(validUntil)}`,
});

/** Together 519 points, which is an A4 between its margins. */
const columns = [
  { title: words.columns.place, width: 18, align: 'right' },
  { title: words.columns.goods, width: 222.28 },
  { title: words.columns.unit, width: 28 },
  { title: words.columns.quantity, width: 36, align: 'right' },
  { title: words.columns.unitNet, width: 46, align: 'right' },
  { title: words.columns.net, width: 50, align: 'right' },
  { title: words.columns.rate, width: 28, align: 'right' },
  { title: words.columns.vat, width: 42, align: 'right' },
  { title: words.columns.gross, width: 49, align: 'right' },
] as const;

function rowOf(line: ProformaLine, place: number, locale: Locale): Row {
  const figure = (text: string): Line[] => [{ text, size: 8, tabular: true }];
  return {
    cells: [
      [{ text: String(place), size: 8, ink: 'steel' }],
      goodsCell(line, locale),
      bilingualLines(line.unit, locale, { size: 8 }),
      figure(formatCount(line.quantity)),
      figure(formatUnitPrice(line.unitNet)),
      figure(formatBani(line.net)),
      figure(`${line.vatRate} %`),
      figure(formatBani(line.vat)),
      [{ text: formatBani(line.gross), size: 8, weight: 'bold', tabular: true }],
    ],
  };
}

const SUMS_WIDTH = 284;
const SUM_LABEL_WIDTH = 172;

function sumRows(content: ProformaContent, locale: Locale): { label: Line; value: Line }[] {
  const totals = vatTotals(content.lines);
  const { paid = 0 } = content;
  const row = (text: Bilingual, bani: number, style: Partial<Line> = {}) => ({
    label: { size: 8.5, ...style, text: inOneLine(text, locale) },
    value: { size: 8.5, ...style, text: `${formatBani(bani)} lei`, tabular: true },
  });
  return [
    row(words.totalNet, totals.net),
    ...totals.vat.map(({ rate, amount }) => row(words.vatAt(rate), amount)),
    ...(paid > 0 ? [row(words.totalGross, totals.gross), row(words.paid, -paid)] : []),
    row(words.toPay, askedFor(content), { size: 11, weight: 'bold' }),
  ];
}

const heightOfSum = (paper: Paper, { label }: { label: Line }) =>
  paper.heightOf([label], SUM_LABEL_WIDTH) + 6;

function sumInWords(content: ProformaContent, locale: Locale): Line[] {
  const asked = askedFor(content);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const inWords: Bilingual = {
    ro: capital(amountInWords(asked, 'ro')),
    ru: capital(amountInWords(asked, 'ru')),
  };
  return [
    ...heading(words.inWords, locale),
    ...bilingualLines(inWords, locale, { size: 9, above: 2 }),
  ];
}

const inWordsWidth = (paper: Paper) => paper.width - SUMS_WIDTH - 20;

function heightOfSums(paper: Paper, content: ProformaContent, locale: Locale): number {
  const sums = sumRows(content, locale).reduce((sum, row) => sum + heightOfSum(paper, row), 0);
  return 20 + Math.max(sums, paper.heightOf(sumInWords(content, locale), inWordsWidth(paper)));
}

/** The amount in words on the left, the sums on the right; the sum to pay stands out. */
function drawSums(paper: Paper, content: ProformaContent, locale: Locale): void {
  paper.y += 8;
  const top = paper.y;
  const x = paper.right - SUMS_WIDTH;
  const rows = sumRows(content, locale);
  for (const [at, row] of rows.entries()) {
    const height = heightOfSum(paper, row);
    if (at === rows.length - 1) {
      paper.fill({ x, y: paper.y, width: SUMS_WIDTH, height });
    }
    const y = paper.y + 3;
    paper.writeAt([row.label], { x: x + 8, y, width: SUM_LABEL_WIDTH });
    const width = SUMS_WIDTH - SUM_LABEL_WIDTH - 16;
    paper.writeAt([row.value], { x: paper.right - 8 - width, y, width, align: 'right' });
    paper.y += height;
  }
  const height = paper.writeAt(sumInWords(content, locale), {
    x: paper.left,
    y: top + 3,
    width: inWordsWidth(paper),
  });
  paper.y = Math.max(paper.y, top + height) + 10;
}

const QR_SIDE = 76;

/** What the buyer types or copies into the bank's form. */
function paymentLines(content: ProformaContent, totals: VatTotals, locale: Locale): Line[] {
  const { seller } = content;
  const label = (text: Bilingual): Line => ({
    text: inOneLine(text, locale),
    size: 7,
    ink: 'steel',
    above: 3,
  });
  const named = (text: Bilingual, value: string): Line => ({
    text: `${inOneLine(text, locale)}: ${value}`,
    size: 8.5,
    above: 3,
  });
  return [
    ...heading(words.payment, locale),
    named(words.beneficiary, `${seller.name}, IDNO ${seller.idno}`),
    named(words.bank, seller.bank),
    label(words.account),
    { text: formatIban(seller.iban), size: 11, weight: 'bold', tabular: true },
    label(words.purpose),
    { text: paymentText(content, totals), size: 9, weight: 'bold' },
  ];
}

const paymentWidth = (paper: Paper) => paper.width - QR_SIDE - 52;
const heightOfPayment = (paper: Paper, lines: Line[]) =>
  Math.max(paper.heightOf(lines, paymentWidth(paper)), QR_SIDE + 18) + 18;

/** To the left as text, to the right the same as a QR code. */
function drawPayment(paper: Paper, lines: Line[], qr: string, locale: Locale): void {
  const height = heightOfPayment(paper, lines);
  paper.room(height);
  paper.fill({ x: paper.left, y: paper.y, width: paper.width, height });
  const y = paper.y + 9;
  paper.writeAt(lines, { x: paper.left + 14, y, width: paymentWidth(paper) });
  const x = paper.right - QR_SIDE - 18;
  drawQrCode(paper, qr, { x, y, side: QR_SIDE });
  paper.writeAt(bilingualLines(words.qr, locale, { size: 6.5, ink: 'steel' }), {
    x: x - 14,
    y: y + QR_SIDE + 4,
    width: QR_SIDE + 28,
    align: 'center',
  });
  paper.y += height + 10;
}

/**
 * Plain text to read and copy. Banks' own QR payments (MIA) are made by a provider for each payment
 * and have no form that could be printed without one.
 */
const qrText = (content: ProformaContent, totals: VatTotals) =>
  [
    `Beneficiar: ${content.seller.name}`,
    `IDNO: ${content.seller.idno}`,
    `IBAN: ${content.seller.iban}`,
    `Banca: ${content.seller.bank}`,
    `Suma: ${(askedFor(content) / 100).toFixed(2)} MDL`,
    paymentText(content, totals),
  ].join('\n');

const inOneParagraph = (sentences: readonly Bilingual[]): Bilingual => ({
  ro: sentences.map(({ ro }) => ro).join(' '),
  ru: sentences.map(({ ru }) => ru).join(' '),
});

function drawTerms(paper: Paper, content: ProformaContent, locale: Locale): void {
  const lines: Line[] = [
    ...heading(words.terms, locale),
    // One after the other: an order of a few lines stays on one page, which banks and accountants ask for.
    ...bilingualLines(inOneParagraph(terms(content)), locale, { size: 7.5, above: 2 }),
    ...bilingualLines(
      content.issuedBy ? words.issuedBy(content.issuedBy) : words.issuedByShop(content.seller.shop),
      locale,
      { size: 7.5, above: 3 },
    ),
  ];
  paper.room(paper.heightOf(lines, paper.width));
  paper.write(lines);
}
