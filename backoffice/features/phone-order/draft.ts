import type { DeliveryType, PayMethod } from '../../../contract/constants.ts';
import { fittingCuts, sumOf } from '../../../contract/cuts.ts';
import type { Locale } from '../../../contract/locale.ts';
import { paidPrice } from '../../../contract/money.ts';
import { PHONE_PREFIX } from '../../../contract/phone.ts';
import { sellableQuantity } from '../../../contract/sellable-quantity.ts';
import type { ProductForOrder, Quote } from '../../../contract/staff/phone-orders.ts';

/** Whoever calls: known to the shop, or calling for the first time. */
export type KnownCustomer = {
  kind: 'known';
  id: number;
  name: string;
  phone: string;
  email: string;
  company_name: string;
  idno: string;
  isBlocked: boolean;
};
export type NewCustomer = {
  kind: 'new';
  name: string;
  phone: string;
  email: string;
  company_name: string;
  idno: string;
  locale: Locale;
};
export type Caller = KnownCustomer | NewCustomer;

export type DraftLine = {
  product: ProductForOrder;
  /** As it is typed, and what it comes to: 0 while it is no quantity. */
  typed: string;
  quantity: number;
  /** The lengths it is cut into, as long as they come to the quantity. */
  cuts: number[];
  /** What was typed for them and cannot be read. */
  unreadCuts: string;
};

export const hasUnread = (lines: readonly DraftLine[]) =>
  lines.some(({ quantity, unreadCuts }) => quantity < 1 || unreadCuts !== '');

/**
 * How it is sold. What there is of it is no bound here: who takes the order hears of it and asks.
 * Of less than the smallest cut all that is left may go.
 */
export const sellingRule = ({ smallest_quantity, quantity_step, stock }: ProductForOrder) => ({
  smallest_quantity,
  quantity_step,
  stock: stock > 0 && stock < smallest_quantity ? stock : Number.MAX_SAFE_INTEGER,
});

export type Delivery = {
  delivery_type: DeliveryType;
  city_id: number | null;
  suburb_id: number | null;
  address: string;
};

/** An order while it is being taken. */
export type Draft = {
  caller: Caller | null;
  lines: DraftLine[];
  delivery: Delivery;
  pay_method: PayMethod;
  comment: string;
};

export const emptyDraft: Draft = {
  caller: null,
  lines: [],
  delivery: { delivery_type: 'pickup', city_id: null, suburb_id: null, address: '' },
  pay_method: 'cash',
  comment: '',
};

export const newCaller = (locale: Locale, phone = PHONE_PREFIX): NewCustomer => ({
  kind: 'new',
  name: '',
  phone,
  email: '',
  company_name: '',
  idno: '',
  locale,
});

/** The newest stands first, next to where it was found; what is there already becomes more. */
export function withProduct(lines: DraftLine[], product: ProductForOrder): DraftLine[] {
  const held = lines.find((line) => line.product.id === product.id);
  const wished = held ? held.quantity + product.quantity_step : product.smallest_quantity;
  const { quantity } = sellableQuantity(wished, sellingRule(product));
  const { cuts, unreadCuts } = held ?? { cuts: [], unreadCuts: '' };
  return [
    { product, quantity, typed: String(quantity), cuts, unreadCuts },
    ...lines.filter((line) => line !== held),
  ];
}

export const withQuantity = (
  lines: DraftLine[],
  id: number,
  quantity: number,
  typed = String(quantity),
): DraftLine[] =>
  lines.map((line) => (line.product.id === id ? { ...line, quantity, typed } : line));

/** The lengths that were typed say how many metres there are. */
export const withCuts = (lines: DraftLine[], id: number, said: number[] | string): DraftLine[] => {
  if (typeof said === 'string') {
    const unreadCuts = said.trim();
    return lines.map((line) => (line.product.id === id ? { ...line, cuts: [], unreadCuts } : line));
  }
  return withQuantity(lines, id, sumOf(said)).map((line) =>
    line.product.id === id ? { ...line, cuts: said, unreadCuts: '' } : line,
  );
};

export const without = (lines: DraftLine[], id: number): DraftLine[] =>
  lines.filter((line) => line.product.id !== id);

/** What is sent: prices and fee as they were told to the caller. */
export function bodyOf({ caller, lines, delivery, pay_method, comment }: Draft, told: Quote) {
  const prices = new Map(told.lines.map((line) => [line.id, paidPrice(line)]));
  const isCourier = delivery.delivery_type === 'courier';
  return {
    ...whoOf(caller),
    order: {
      pay_method,
      comment,
      ...(isCourier ? delivery : { delivery_type: delivery.delivery_type }),
      cost_of_delivery: told.delivery_fee,
      // As they were said, first to last.
      order_products: lines.toReversed().map((line) => {
        const { product, quantity } = line;
        const cuts = [...fittingCuts(line)];
        return {
          id: product.id,
          quantity,
          price: prices.get(product.id) ?? product.price ?? 0,
          ...(cuts.length > 0 && { cuts }),
        };
      }),
    },
  };
}

function whoOf(caller: Caller | null) {
  if (caller === null) return {};
  if (caller.kind === 'known') return { customer_id: caller.id };
  const { kind: _, ...new_customer } = caller;
  return { new_customer };
}
