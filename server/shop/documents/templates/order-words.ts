import type { DeliveryType } from '../../../../contract/constants.ts';
import { shortPieceWords } from '../../../../contract/piece-words.ts';
import { formatDay } from '../format.ts';
import type { PrintedOrder } from '../read-orders.ts';
import { type Bilingual, bilingual } from './page-layout.ts';

/** What several papers about an order say alike. */

export const columnWords = {
  place: bilingual('Nr.', '№'),
  goods: bilingual('Denumirea și codul', 'Наименование и код'),
  unit: bilingual('UM', 'Ед.'),
};

/** How a length may be cut; of what nobody said anything nothing is said. */
export function pieceWords(onePiece: boolean | null): Bilingual | null {
  if (onePiece === null) return null;
  const way = onePiece ? 'onePiece' : 'inPieces';
  return bilingual(shortPieceWords.ro[way], shortPieceWords.ru[way]);
}

export const deliveryWords: Record<DeliveryType, Bilingual> = {
  courier: bilingual('Curier', 'Курьер'),
  in_shop: bilingual('Ridicare din magazin', 'Самовывоз из магазина'),
  pickup: bilingual('Ridicare din depozit', 'Самовывоз со склада'),
};

export const orderOf = ({ order }: PrintedOrder): Bilingual =>
  bilingual(
    `Comanda ${order.id} din ${formatDay(order.ordered_on)}`,
    `Заказ ${order.id} от ${formatDay(order.ordered_on)}`,
  );

export const placeOf = ({ order }: PrintedOrder) =>
  [order.city, order.suburb, order.address].filter(Boolean).join(', ');
