import * as v from 'valibot';
import {
  deliveryTypes,
  limits,
  moneyDirections,
  notedWays,
  orderStatuses,
  payMethods,
} from '../../constants.ts';
import { linesOfCuts } from '../../cut-lines.ts';
import { comesTo } from '../../cuts.ts';
import { list, listOnce, priceInLei, reference } from '../../editing/fields.ts';
import { cuts } from '../../forms/cuts.ts';
import {
  email,
  idno,
  lines,
  orEmpty,
  phone,
  quantity,
  requiredLines,
  requiredText,
  text,
  vatCode,
} from '../../forms/fields.ts';
import { staffForm, version } from '../forms.ts';
import type { StaffMessageKey } from '../messages.ts';
import { day } from './queries.ts';

/** What the shop's people do with an order. `version`: the one they decided it on. */

const says = (key: StaffMessageKey) => key;

const note = v.optional(lines(limits.comment), '');

/** How much of a line: by its id, or by its product where no other line of the order has it. */
const part = v.pipe(
  staffForm({ line_id: v.optional(reference), product_id: v.optional(reference), quantity }),
  v.check(
    ({ line_id, product_id }) => line_id !== undefined || product_id !== undefined,
    'VALIDATE.PRODUCT',
  ),
);
export type Part = v.InferOutput<typeof part>;

const parts = v.pipe(
  listOnce(part, limits.orderLines, ({ line_id, product_id }) => line_id ?? `of ${product_id}`),
  v.nonEmpty('VALIDATE.PRODUCTS_EMPTY'),
);

/** A line as it will be. One that is new has a product and no id: null where another line has it. */
const nextLine = v.pipe(
  staffForm({
    line_id: v.optional(v.nullable(reference)),
    product_id: v.optional(reference),
    quantity,
    /** Each length it is to be cut into; none: as whoever cuts it likes. Left out, as it was. */
    cuts: v.optional(cuts),
  }),
  v.check(
    ({ line_id, product_id }) => typeof line_id === 'number' || product_id !== undefined,
    'VALIDATE.PRODUCT',
  ),
  v.forward(
    v.check((line) => comesTo(line), 'VALIDATE.CUTS'),
    ['cuts'],
  ),
);
export type NextLine = v.InferOutput<typeof nextLine>;

const nextLines = v.pipe(
  list(nextLine, limits.orderLines),
  v.nonEmpty('VALIDATE.PRODUCTS_EMPTY'),
  v.check((lines) => {
    const names = lines.flatMap(({ line_id, product_id }) =>
      line_id === null ? [] : (line_id ?? `of ${product_id}`),
    );
    return new Set(names).size === names.length;
  }, says('EDIT.TWICE')),
  v.check(
    (lines) => lines.flatMap(linesOfCuts).length <= limits.orderLines,
    'VALIDATE.PRODUCTS_MANY',
  ),
);

export const statusChange = staffForm({
  version,
  status: v.picklist(orderStatuses, 'VALIDATE.INVALID'),
  /** Whoever ordered reads it too. */
  reason: note,
});

/** Money that came, or went back, by which way and when. */
export const newMoney = staffForm({
  version,
  direction: v.picklist(moneyDirections, 'VALIDATE.INVALID'),
  way: v.picklist(notedWays, 'VALIDATE.PAY_METHOD'),
  amount: priceInLei,
  day,
  /** By which the bank or the till names it. */
  reference: v.optional(text(200), ''),
  note,
});
export type NewMoney = v.InferOutput<typeof newMoney>;

const reason = requiredLines('VALIDATE.REQUIRED', limits.comment);

export const moneyCorrection = staffForm({ version, reason });
export type MoneyCorrection = v.InferOutput<typeof moneyCorrection>;

/** What is not asked for any more of what an order came to. */
export const newCredit = staffForm({ version, amount: priceInLei, reason });
export type NewCredit = v.InferOutput<typeof newCredit>;

/** All lines the order has from now on. */
export const linesChange = staffForm({
  version,
  lines: nextLines,
  reason,
});
export type LinesChange = v.InferOutput<typeof linesChange>;

/** What is left out stays as it is. */
export const contactChange = staffForm({
  version,
  name: v.optional(requiredText('VALIDATE.NAME', limits.name)),
  phone: v.optional(phone),
  email: v.optional(email),
  company: v.optional(text(limits.companyName)),
  idno: v.optional(orEmpty(idno)),
  tva: v.optional(orEmpty(vatCode)),
  legal_address: v.optional(text(limits.address)),
  comment: v.optional(lines(limits.comment)),
  pay_method: v.optional(v.picklist(payMethods, 'VALIDATE.PAY_METHOD')),
  delivery_type: v.optional(v.picklist(deliveryTypes, 'VALIDATE.DELIVERY_TYPE')),
  city_id: v.optional(v.nullable(reference)),
  suburb_id: v.optional(v.nullable(reference)),
  address: v.optional(text(limits.address)),
});
export type ContactChange = v.InferOutput<typeof contactChange>;

export const newNote = staffForm({ text: requiredLines('VALIDATE.REQUIRED', limits.comment) });

export const responsibleChange = staffForm({
  version,
  /** Null: nobody. */
  responsible_id: v.nullable(reference),
});

const way = { carrier: v.optional(text(100), ''), tracking: v.optional(text(100), '') };

/** What leaves at once. */
export const newParcel = staffForm({ version, lines: parts, ...way });
export type NewParcel = v.InferOutput<typeof newParcel>;

/** `lines`: all the parcel has from now on; left out, they stay as they are. */
export const parcelChange = staffForm({ version, lines: v.optional(parts), ...way });
export type ParcelChange = v.InferOutput<typeof parcelChange>;

export const parcelWithdrawal = staffForm({ version, reason: note });
export type ParcelWithdrawal = v.InferOutput<typeof parcelWithdrawal>;

/** What came back of what was sent, to be sold again. */
export const goodsReturn = staffForm({ version, lines: parts, note });
export type GoodsReturn = v.InferOutput<typeof goodsReturn>;

/** Screens whose lists somebody can keep. */
const screen = v.picklist(['orders'], 'VALIDATE.INVALID');

export const newView = staffForm({
  screen,
  name: requiredText('VALIDATE.REQUIRED', 100),
  /** What follows the question mark in the screen's address. */
  query: text(2000),
});
export type NewView = v.InferOutput<typeof newView>;

/** What would be changed of an order, to hear what it would cost. */
export const sumsRequest = staffForm({
  lines: v.optional(nextLines),
  delivery_type: v.optional(v.picklist(deliveryTypes, 'VALIDATE.DELIVERY_TYPE')),
  city_id: v.optional(v.nullable(reference)),
});
export type SumsRequest = v.InferOutput<typeof sumsRequest>;
