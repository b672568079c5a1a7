import { documentNames } from '../../../../contract/document-names.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { addMonths, formatDay, formatLineAmount } from '../format.ts';
import type { Line } from '../pdf/paper.ts';
import { drawTable, type Row } from '../pdf/table.ts';
import type { OrderLine, PrintedOrder } from '../read-orders.ts';
import type { Seller } from '../seller.ts';
import { columnWords, orderOf } from './order-words.ts';
import {
  type Bilingual,
  bilingual,
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
import { drawSignatures, heightOfSignatures } from './signatures.ts';

const words = {
  title: documentNames.warranty,
  seller: bilingual('Vânzător', 'Продавец'),
  buyer: bilingual('Cumpărător', 'Покупатель'),
  quantity: bilingual('Cant.', 'Кол-во'),
  serial: bilingual('Seria / lotul', 'Серия / партия'),
  term: bilingual('Termen, luni', 'Срок, мес.'),
  until: bilingual('Valabil până la', 'Действует до'),
  soldOn: (day: string) => bilingual(`Data vânzării: ${day}`, `Дата продажи: ${day}`),
  conditions: bilingual('Condițiile garanției', 'Условия гарантии'),
  signatures: [
    bilingual('Vânzătorul, L.Ș.', 'Продавец, М.П.'),
    bilingual('Cumpărătorul', 'Покупатель'),
  ],
  note: bilingual(
    'Păstrați certificatul până la sfârșitul termenului de garanție.',
    'Сохраните талон до конца гарантийного срока.',
  ),
};

const BLANK_DAY = '____ . ____ . ______';

const conditions = (seller: Seller): Bilingual[] => [
  bilingual(
    'Garanția începe la data vânzării. Prezentați certificatul împreună cu bonul, factura sau numărul comenzii.',
    'Гарантия действует со дня продажи. Предъявите талон вместе с чеком, накладной или номером заказа.',
  ),
  bilingual(
    'Defectul de fabricație se înlătură gratuit; dacă nu se poate, produsul se înlocuiește sau se restituie banii.',
    'Заводской дефект устраняем бесплатно; если это невозможно, заменяем изделие или возвращаем деньги.',
  ),
  bilingual(
    'Garanția nu acoperă deteriorările mecanice, montajul greșit, supratensiunea, suprasarcina, umezeala peste gradul de protecție IP și reparațiile făcute de persoane neautorizate.',
    'Гарантия не распространяется на механические повреждения, неверный монтаж, перенапряжение, перегрузку, влагу сверх степени защиты IP и ремонт посторонними лицами.',
  ),
  bilingual(
    'Garanția nu limitează drepturile pe care legea le dă consumatorului.',
    'Гарантия не ограничивает прав, которые закон даёт потребителю.',
  ),
  bilingual(
    `Pentru garanție: ${[seller.phone, seller.email].filter(Boolean).join(', ')}.`,
    `По вопросам гарантии: ${[seller.phone, seller.email].filter(Boolean).join(', ')}.`,
  ),
];

export const underWarranty = ({ lines }: PrintedOrder) =>
  lines.filter(({ warranty_months }) => warranty_months > 0);

/** For everything of an order that has a warranty; the day of sale by hand until it is handed over. */
export async function renderWarranty(
  printed: PrintedOrder,
  { seller, locale, now }: { seller: Seller; locale: Locale; now: Date },
) {
  const { order } = printed;
  const title = `${words.title.ro}. ${orderOf(printed).ro}`;
  const paper = await openSheets({ title, author: seller.name, locale, createdAt: now });
  paper.startPart(runningTitle(paper, title));
  const soldOn = order.completed_on;
  drawLetterhead(paper, {
    shop: seller.shop,
    title: words.title,
    below: [
      ...bilingualLines(orderOf(printed), locale, { size: 10, weight: 'bold', above: 2 }),
      {
        text: inOneLine(words.soldOn(soldOn ? formatDay(soldOn) : BLANK_DAY), locale),
        size: 8.5,
        above: 4,
      },
    ],
    locale,
  });
  const buyer = { ...order, name: order.company || order.name, address: order.legal_address };
  drawParties(
    paper,
    [sellerParty(seller, words.seller), buyerParty(buyer, order, words.buyer)],
    locale,
  );
  await drawTable(paper, {
    columns: titled(columns, locale),
    rows: underWarranty(printed).map((line, at) => rowOf(line, at + 1, { soldOn, locale })),
  });
  const terms: Line[] = [
    ...heading(words.conditions, locale),
    ...conditions(seller).flatMap((one) => bilingualLines(one, locale, { size: 8, above: 3 })),
  ];
  paper.y += 14;
  // Conditions and the signatures under them belong together.
  paper.room(paper.heightOf(terms, paper.width) + heightOfSignatures({ hasRemarks: false }));
  paper.write(terms, { gap: 6 });
  drawSignatures(paper, { signatures: words.signatures, locale });
  drawFooters(paper, { from: 0, note: words.note, locale });
  return paper.finish();
}

const columns = [
  { title: columnWords.place, width: 22, align: 'right' },
  { title: columnWords.goods, width: 237.28 },
  { title: words.quantity, width: 56, align: 'right' },
  { title: words.serial, width: 84, indent: 8 },
  { title: words.term, width: 52, align: 'right' },
  { title: words.until, width: 68, align: 'right' },
] as const;

function rowOf(
  line: OrderLine,
  place: number,
  { soldOn, locale }: { soldOn: string | null; locale: Locale },
): Row {
  const until = soldOn && formatDay(addMonths(soldOn, line.warranty_months));
  return {
    minHeight: 26,
    cells: [
      [{ text: String(place), size: 8, ink: 'steel' }],
      goodsCell({ code: line.code, title: { ro: line.title_ro, ru: line.title_ru } }, locale),
      [{ text: formatLineAmount(line.quantity, line.unit_ro), size: 8 }],
      'blank',
      [{ text: String(line.warranty_months), size: 8.5, weight: 'bold', tabular: true }],
      until ? [{ text: until, size: 8, tabular: true }] : 'blank',
    ],
  };
}
