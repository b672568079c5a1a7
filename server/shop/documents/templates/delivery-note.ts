import { documentNames } from '../../../../contract/document-names.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { writtenCutLength } from '../../../../contract/written-cuts.ts';
import { formatDay, formatLineAmount } from '../format.ts';
import type { Line, Paper } from '../pdf/paper.ts';
import { type Cell, drawTable, type Row } from '../pdf/table.ts';
import type { OrderLine, PrintedOrder } from '../read-orders.ts';
import type { Seller } from '../seller.ts';
import { columnWords, deliveryWords, orderOf, placeOf } from './order-words.ts';
import {
  type Bilingual,
  bilingual,
  bilingualLines,
  drawFooters,
  drawLetterhead,
  goodsCell,
  inOneLine,
  openSheets,
  runningTitle,
  titled,
} from './page-layout.ts';
import { buyerParty, drawParties, sellerParty } from './parties.ts';
import { drawSignatures, heightOfSignatures } from './signatures.ts';

const words = {
  title: documentNames['delivery-note'],
  giver: bilingual('Predă', 'Передаёт'),
  taker: bilingual('Primește', 'Принимает'),
  delivery: bilingual('Livrare', 'Доставка'),
  comment: bilingual('Comentariul clientului', 'Комментарий клиента'),
  ordered: bilingual('Comandat', 'Заказано'),
  given: bilingual('Predat', 'Передано'),
  reel: bilingual('Colacul / tamburul nr.', 'Бухта / барабан №'),
  from: bilingual('Metraj la început', 'Метраж в начале'),
  to: bilingual('Metraj la sfârșit', 'Метраж в конце'),
  remarks: bilingual('Observații', 'Замечания'),
  quality: bilingual(
    'Cantitatea și calitatea au fost verificate la primire. Metrajul este cel marcat pe mantaua cablului.',
    'Количество и качество проверены при получении. Метраж — по меткам на оболочке кабеля.',
  ),
  signatures: [
    bilingual('A tăiat și a predat', 'Отрезал и передал'),
    bilingual('A primit', 'Принял'),
    bilingual('Delegația: seria, nr., data', 'Доверенность: серия, №, дата'),
  ],
  note: bilingual(
    'Nu înlocuiește factura fiscală și nici alte documente de însoțire a mărfii.',
    'Не заменяет налоговую накладную и другие товаросопроводительные документы.',
  ),
};

/** Handing over the goods: what was ordered, and blanks for what was cut, from where, and signatures. */
export async function renderDeliveryNotes(
  orders: PrintedOrder[],
  { seller, locale, now }: { seller: Seller; locale: Locale; now: Date },
) {
  const paper = await openSheets({
    title: `${words.title.ro} ${orders.map(({ order }) => order.id).join(', ')}`.slice(0, 200),
    author: seller.name,
    locale,
    createdAt: now,
  });
  for (const order of orders) await drawNote(paper, order, { seller, locale });
  return paper.finish();
}

async function drawNote(
  paper: Paper,
  printed: PrintedOrder,
  { seller, locale }: { seller: Seller; locale: Locale },
) {
  const { order, lines, part } = printed;
  const from = paper.pages;
  paper.startPart(runningTitle(paper, `${words.title.ro}. ${orderOf(printed).ro}`));
  drawLetterhead(paper, {
    shop: seller.shop,
    title: words.title,
    below: [
      ...bilingualLines(orderOf(printed), locale, { size: 10, weight: 'bold', above: 2 }),
      ...partWords(printed, locale),
      {
        text: `${inOneLine(bilingual('Data predării', 'Дата передачи'), locale)} ____ . ____ . ______`,
        size: 8.5,
        above: 4,
      },
    ],
    locale,
  });
  const buyer = {
    name: order.company || order.name,
    idno: order.idno,
    tva: order.tva,
    address: order.legal_address,
  };
  drawParties(
    paper,
    [sellerParty(seller, words.giver), buyerParty(buyer, { ...order }, words.taker)],
    locale,
  );
  const facts: Line[] = [
    fact(
      words.delivery,
      [inOneLine(deliveryWords[order.delivery_type], locale), placeOf(printed)]
        .filter(Boolean)
        .join(': '),
      locale,
    ),
  ];
  if (order.comment.trim() !== '') facts.push(fact(words.comment, order.comment, locale));
  paper.write(facts, { gap: 10 });

  const quality = bilingualLines(words.quality, locale, { size: 8 });
  const signed =
    10 + paper.heightOf(quality, paper.width) + 8 + heightOfSignatures({ hasRemarks: true });
  await drawTable(paper, {
    columns: titled(columns, locale),
    rows: lines.map((line, at) =>
      rowOf(line, { place: at + 1, given: part?.given.get(line.id), locale }),
    ),
    keptBelow: signed,
  });
  paper.y += 10;
  paper.write(quality, { gap: 8 });
  drawSignatures(paper, { remarks: words.remarks, signatures: words.signatures, locale });
  drawFooters(paper, { from, note: words.note, locale });
}

const fact = (label: Bilingual, value: string, locale: Locale): Line => ({
  text: `${inOneLine(label, locale)}: ${value}`,
  size: 8.5,
  above: 1,
});

/** Of a part of an order: which one it is, and when it left. */
function partWords({ part }: PrintedOrder, locale: Locale): Line[] {
  if (!part) return [];
  const { place, of, sentOn } = part;
  const day = formatDay(sentOn);
  return bilingualLines(
    bilingual(
      `Coletul ${place} din ${of}, trimis la ${day}`,
      `Посылка ${place} из ${of} от ${day}`,
    ),
    locale,
    { size: 9, above: 2 },
  );
}

const columns = [
  { title: columnWords.place, width: 22, align: 'right' },
  { title: columnWords.goods, width: 191.28 },
  { title: words.ordered, width: 58, align: 'right' },
  { title: words.given, width: 58, indent: 8 },
  { title: words.reel, width: 70 },
  { title: words.from, width: 60 },
  { title: words.to, width: 60 },
] as const;

type InRow = { place: number; given: number | undefined; locale: Locale };

/**
 * Metres are written in by hand: what was cut may differ, and only cable has reels and marks. What
 * has left in a parcel is known.
 */
function rowOf(line: OrderLine, { place, given, locale }: InRow): Row {
  const ofCable: Cell = line.is_cut ? 'blank' : [{ text: '—', size: 8.5, ink: 'steel' }];
  return {
    minHeight: 28,
    cells: [
      [{ text: String(place), size: 8, ink: 'steel' }],
      goodsCell({ code: line.code, title: { ro: line.title_ro, ru: line.title_ru } }, locale),
      [
        { text: amountOf(line.quantity, line), size: 8.5, weight: 'bold' },
        ...lengthsOf(line).map((text): Line => ({ text, size: 7.5 })),
      ],
      given === undefined ? 'blank' : [{ text: amountOf(given, line), size: 8.5, weight: 'bold' }],
      ofCable,
      ofCable,
      ofCable,
    ],
  };
}

const lengthsOf = ({ quantity, cut_length, unit_ro }: OrderLine) =>
  cut_length === null ? [] : [writtenCutLength(quantity, cut_length, unit_ro)];

const amountOf = (quantity: number, { unit_ro }: OrderLine) => formatLineAmount(quantity, unit_ro);
