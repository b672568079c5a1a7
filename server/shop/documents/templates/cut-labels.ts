import { formatCount } from '../../../../contract/amount.ts';
import { documentNames } from '../../../../contract/document-names.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { millimetres, openPaper, type Paper } from '../pdf/paper.ts';
import { drawQrCode } from '../pdf/qr-code.ts';
import { type Pick, type Picked, picksOf } from '../picks.ts';
import type { PrintedOrder } from '../read-orders.ts';
import { pieceWords } from './order-words.ts';

const WIDTH = 80;
const HEIGHT = 50;
const QR_SIDE = 62;

/** One label for each length of cable, in the order the pick list has them. */
export const cutsOf = (orders: PrintedOrder[]) =>
  picksOf(orders)
    .filter(({ isCut }) => isCut)
    .flatMap((pick) => pick.picked.map((picked) => ({ pick, picked })));

type About = { shop: string; addressOf: (orderId: string) => string; locale: Locale; now: Date };

/** For a roll of labels 80 mm wide; the code leads to the order in the back office. */
export async function renderCutLabels(orders: PrintedOrder[], about: About) {
  const { shop, locale, now } = about;
  const paper = await openPaper({
    title: documentNames.labels[locale],
    author: shop,
    language: `${locale}-MD`,
    createdAt: now,
    size: [millimetres(WIDTH), millimetres(HEIGHT)],
    margins: { top: 10, bottom: 8, side: 11 },
  });
  for (const { pick, picked } of cutsOf(orders)) {
    paper.startPart();
    drawLabel(paper, pick, picked, about);
    await paper.yieldIfDue();
  }
  return paper.finish();
}

function drawLabel(
  paper: Paper,
  { code, title, unit }: Pick,
  { quantity, onePiece, order }: Picked,
  { shop, addressOf, locale }: About,
) {
  paper.write([{ text: code, size: 9.5, weight: 'bold' }]);
  const width = paper.width - QR_SIDE - 8;
  const top = paper.y + 2;
  const pieces = pieceWords(onePiece)?.[locale];
  paper.writeAt([{ text: title[locale] || title.ro, size: 7.5, most: pieces ? 3 : 4 }], {
    x: paper.left,
    y: top,
    width,
  });
  drawQrCode(paper, addressOf(order.id), { x: paper.right - QR_SIDE, y: top, side: QR_SIDE });
  if (pieces) {
    paper.writeAt([{ text: pieces, size: 7.5, weight: 'bold', most: 1 }], {
      x: paper.left,
      y: paper.bottom - 54,
      width,
    });
  }
  const length = `${formatCount(quantity)} ${unit[locale]}`;
  paper.writeAt([{ text: length, size: 22, weight: 'bold' }], {
    x: paper.left,
    y: paper.bottom - 44,
    width,
  });
  paper.writeAt(
    [{ text: `${order.id}   ${order.company || order.name}`, size: 8.5, weight: 'bold', most: 1 }],
    { x: paper.left, y: paper.bottom - 14, width: paper.width - 44 },
  );
  paper.writeAt([{ text: shop, size: 7, ink: 'steel', most: 1 }], {
    x: paper.right - 44,
    y: paper.bottom - 12.5,
    width: 44,
    align: 'right',
  });
}
