import * as v from 'valibot';
import { deliveryTypes } from '../../../../contract/constants.ts';
import { agreedNow, effectivePrice, inParts } from '../../../../contract/money.ts';
import { STANDARD_VAT_RATE } from '../../../../contract/vat.ts';
import { taxed } from '../../../../contract/vat-totals.ts';
import { asPriced } from '../../pricing/priced-rows.ts';
import type { OrderLine, PrintedOrder } from '../read-orders.ts';
import { seller } from '../seller.ts';

const bani = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());
const bilingual = v.object({ ro: v.string(), ru: v.string() });

const line = v.object({
  code: v.string(),
  title: bilingual,
  unit: bilingual,
  quantity: v.number(),
  /** Without VAT, in hundredths of a ban: information alone, the line's sums are what holds. */
  unitNet: v.number(),
  vatRate: v.number(),
  net: bani,
  vat: bani,
  gross: bani,
});
export type ProformaLine = v.InferOutput<typeof line>;

/** What an order has to say on a proforma. While it says the same, the proforma stays the same. */
const matter = v.object({
  order: v.string(),
  orderedOn: day,
  buyer: v.object({
    name: v.string(),
    idno: v.string(),
    tva: v.string(),
    address: v.string(),
  }),
  delivery: v.object({ type: v.picklist(deliveryTypes), place: v.string() }),
  lines: v.array(line),
  /** What was paid already, where it was a part. */
  paid: v.optional(bani),
  hasCut: v.boolean(),
});
export type Matter = v.InferOutput<typeof matter>;

/** Everything a proforma says, kept with it: it can be printed again in either language. */
export const proformaContent = v.object({
  ...matter.entries,
  number: v.string(),
  issuedOn: day,
  validUntil: day,
  /** Nobody in particular where the shop issued it by itself. */
  issuedBy: v.string(),
  seller,
  contact: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
});
export type ProformaContent = v.InferOutput<typeof proformaContent>;

/** Net and tax of every line by itself; sums are those of the lines, so they come to the order's. */
export function matterOf({ order, lines }: PrintedOrder): Matter {
  return {
    order: order.id,
    orderedOn: order.ordered_on,
    buyer: {
      name: order.company || order.name,
      idno: order.idno,
      tva: order.tva,
      address: order.legal_address,
    },
    delivery: {
      type: order.delivery_type,
      place: [order.city, order.suburb, order.address].filter(Boolean).join(', '),
    },
    lines: [...lines.map(goods), ...(order.delivery_fee > 0 ? [delivery(order.delivery_fee)] : [])],
    ...(order.paid > 0 && { paid: order.paid }),
    hasCut: lines.some(({ is_cut }) => is_cut),
  };
}

const goods = (line: OrderLine): ProformaLine => ({
  code: line.code,
  title: { ro: line.title_ro, ru: line.title_ru },
  unit: { ro: line.unit_ro, ru: line.unit_ru },
  quantity: line.quantity,
  unitNet: unitNetOf(line),
  ...taxed(line.total, line.vat_rate),
});

const delivery = (fee: number): ProformaLine => ({
  code: '',
  title: { ro: 'Livrare', ru: 'Доставка' },
  unit: { ro: 'serv.', ru: 'усл.' },
  quantity: 1,
  unitNet: withoutVat(fee * 100, STANDARD_VAT_RATE),
  ...taxed(fee, STANDARD_VAT_RATE),
});

/** What was agreed without VAT is that price. */
function unitNetOf(line: OrderLine): number {
  const priced = asPriced(line);
  const agreed = agreedNow(priced);
  if (agreed?.basis === 'net') return inParts(agreed.price);
  const gross = agreed ? inParts(agreed.price) : effectivePrice(priced) * 100;
  return withoutVat(gross, line.vat_rate);
}

const withoutVat = (hundredths: number, vatRate: number) =>
  Math.round((hundredths * 100) / (100 + vatRate));

/** What the paper asks for: all of it, or the rest. */
export const askedFor = ({ lines, paid = 0 }: Pick<ProformaContent, 'lines' | 'paid'>): number =>
  Math.max(0, lines.reduce((sum, { gross }) => sum + gross, 0) - paid);
