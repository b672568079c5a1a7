import type { DeliveryType } from '../../../../contract/constants.ts';
import { shortPieceWords } from '../../../../contract/piece-words.ts';
import { formatDay } from '../format.ts';
import type { PrintedOrder } from '../read-orders.ts';
import { type Said, said } from './page-layout.ts';

/** What several papers about an order say alike. */

export const columnWords = {
  place: said('Nr.', '№'),
  goods: said('Denumirea și codul', 'Наименование и код'),
  unit: said('UM', 'Ед.'),
};

/** How a length may be cut; of what nobody said anything nothing is said. */
export function pieceWords(onePiece: boolean | null): Said | null {
  if (onePiece === null) return null;
  const way = onePiece ? 'onePiece' : 'inPieces';
  return said(shortPieceWords.ro[way], shortPieceWords.ru[way]);
}

export const deliveryWords: Record<DeliveryType, Said> = {
  courier: said('Curier', 'Курьер'),
  in_shop: said('Ridicare din magazin', 'Самовывоз из магазина'),
  pickup: said('Ridicare din depozit', 'Самовывоз со склада'),
};

export const orderOf = ({ order }: PrintedOrder): Said =>
  said(
    `Comanda ${order.id} din ${formatDay(order.ordered_on)}`,
    `Заказ ${order.id} от ${formatDay(order.ordered_on)}`,
  );

export const placeOf = ({ order }: PrintedOrder) =>
  [order.city, order.suburb, order.address].filter(Boolean).join(', ');
