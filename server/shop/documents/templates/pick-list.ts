import { documentNames } from '../../../../contract/document-names.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { dayOf, formatDay, formatLineAmount } from '../format.ts';
import { type Cell, drawTable, type Row } from '../pdf/table.ts';
import { type Pick, type Picked, picksOf } from '../picks.ts';
import type { PrintedOrder } from '../read-orders.ts';
import { deliveryWords, pieceWords } from './order-words.ts';
import {
  bilingual,
  bilingualLines,
  drawFooters,
  drawLetterhead,
  inOneLine,
  openSheets,
  runningTitle,
  titled,
} from './page-layout.ts';

const words = {
  title: documentNames['pick-list'],
  orders: (count: number) => bilingual(`Comenzi: ${count}`, `Заказов: ${count}`),
  done: bilingual('Gata', 'Готово'),
  amount: bilingual('De luat', 'Взять'),
  cut: bilingual('Tăiat efectiv', 'Отрезано фактически'),
  reel: bilingual('Colacul nr.', 'Бухта №'),
  order: bilingual('Comanda', 'Заказ'),
  buyer: bilingual('Pentru cine', 'Для кого'),
  delivery: bilingual('Livrare', 'Доставка'),
  inAll: bilingual('în total', 'всего'),
  pieces: bilingual('lungimi', 'отрезков'),
  note: bilingual('Lungimile mari se taie primele.', 'Сначала режем длинные отрезки.'),
};

/** What the warehouse takes for several orders, product by product; long cuts before short ones. */
export async function renderPickList(
  orders: PrintedOrder[],
  { shop, locale, now }: { shop: string; locale: Locale; now: Date },
) {
  const title = `${words.title.ro} ${formatDay(dayOf(now))}`;
  const paper = await openSheets({ title, author: shop, locale, createdAt: now });
  paper.startPart(runningTitle(paper, title));
  drawLetterhead(paper, {
    shop,
    title: words.title,
    below: [
      { text: formatDay(dayOf(now)), size: 10, weight: 'bold', above: 2 },
      { text: inOneLine(words.orders(orders.length), locale), size: 8.5, ink: 'steel', above: 2 },
    ],
    locale,
  });
  await drawTable(paper, {
    columns: titled(columns, locale),
    rows: picksOf(orders).flatMap((pick) => [
      headingOf(pick, locale),
      ...pick.picked.map((one) => rowOf(one, pick, locale)),
    ]),
  });
  drawFooters(paper, { from: 0, note: words.note, locale });
  return paper.finish();
}

const columns = [
  { title: words.done, width: 38 },
  { title: words.amount, width: 66, align: 'right' },
  { title: words.cut, width: 72, indent: 8 },
  { title: words.reel, width: 64 },
  { title: words.order, width: 74 },
  { title: words.buyer, width: 125.28 },
  { title: words.delivery, width: 80 },
] as const;

function headingOf({ code, title, unit, isCut, total, picked }: Pick, locale: Locale): Row {
  const amount = `${inOneLine(words.inAll, locale)}: ${formatLineAmount(total, unit.ro)}`;
  const pieces = isCut ? `, ${inOneLine(words.pieces, locale)}: ${picked.length}` : '';
  return {
    isHeading: true,
    cells: [
      [
        { text: `${code}   ${title.ro}`, size: 9, weight: 'bold', above: 4 },
        ...(locale === 'ru' ? [{ text: title.ru, size: 7.5, ink: 'steel' as const }] : []),
        { text: `${amount}${pieces}`, size: 8, ink: 'steel' },
      ],
    ],
  };
}

function rowOf({ quantity, onePiece, order }: Picked, { unit, isCut }: Pick, locale: Locale): Row {
  const blank: Cell = isCut ? 'blank' : [];
  const pieces = pieceWords(onePiece);
  return {
    minHeight: 22,
    cells: [
      'box',
      [
        { text: formatLineAmount(quantity, unit.ro), size: 10, weight: 'bold' },
        ...(pieces ? bilingualLines(pieces, locale, { size: 7.5 }) : []),
      ],
      blank,
      blank,
      [{ text: order.id, size: 8.5, tabular: true }],
      [{ text: order.company || order.name, size: 8 }],
      bilingualLines(deliveryWords[order.delivery_type], locale, { size: 8 }),
    ],
  };
}
