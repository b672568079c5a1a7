import * as v from 'valibot';
import {
  attributeKinds,
  documentKinds,
  linkKinds,
  productStates,
  stockReasons,
} from '../constants.ts';
import { requiredText, text } from '../forms/fields.ts';
import {
  endsAfterStart,
  file,
  key,
  list,
  listOnce,
  markup,
  moment,
  optionalFile,
  position,
  priceInLei,
  reference,
  slug,
  title,
  titleRu,
  whole,
} from './fields.ts';
import type { EditingMessageKey } from './messages.ts';
import { columnForms } from './product-columns.ts';

/**
 * What a person, an import or the demo may write of the catalogue. A new thing is the whole form; a
 * change names the fields it changes.
 */

const says = (message: EditingMessageKey) => message;

const optional = <const S extends v.GenericSchema>(field: S) => v.optional(v.nullable(field), null);

const specification = v.strictObject({
  label_ro: requiredText('VALIDATE.REQUIRED', 200),
  label_ru: v.optional(text(200), ''),
  value_ro: requiredText('VALIDATE.REQUIRED', 500),
  value_ru: v.optional(text(500), ''),
});

/** Lines of the table of a product's page that are no attribute. */
export const specifications = v.optional(list(specification, 200), []);

export const documents = v.optional(
  list(
    v.strictObject({
      kind: v.picklist(documentKinds, 'VALIDATE.INVALID'),
      title_ro: title,
      title_ru: titleRu,
      file,
    }),
    50,
  ),
  [],
);

export const links = v.optional(
  listOnce(
    v.strictObject({ kind: v.picklist(linkKinds, 'VALIDATE.INVALID'), id: reference }),
    300,
    ({ kind, id }) => `${kind} ${id}`,
  ),
  [],
);

const productFields = v.strictObject({
  slug,
  code: requiredText('VALIDATE.REQUIRED', 100),
  shop_code: optional(requiredText('VALIDATE.REQUIRED', 50)),
  ean: optional(v.pipe(v.string(says('EDIT.EAN')), v.regex(/^\d{8,14}$/, says('EDIT.EAN')))),
  family: v.optional(text(100), ''),
  brand_id: reference,
  category_id: reference,
  unit: key,
  title_ro: title,
  title_ru: titleRu,
  ...columnForms,
  specifications,
  price: priceInLei,
  state: v.optional(v.picklist(productStates, 'VALIDATE.INVALID'), 'draft'),
  /** Ids of values, in the order in which they are shown. */
  attributes: v.optional(listOnce(reference, 200), []),
  pictures: v.optional(
    list(
      v.strictObject({
        file,
        alt_ro: v.optional(text(300), ''),
        alt_ru: v.optional(text(300), ''),
      }),
      50,
    ),
    [],
  ),
  documents,
  links,
});

type Quantities = { smallest_quantity: number | null; quantity_step: number | null };

/** Whoever asks for the least asks for whole steps. */
export const fitsStep = ({ smallest_quantity: smallest, quantity_step: step }: Quantities) =>
  smallest === null || step === null || smallest % step === 0;

export const newProduct = v.pipe(
  productFields,
  v.forward(
    v.check((input) => fitsStep(input), says('EDIT.STEP')),
    ['smallest_quantity'],
  ),
);
export const changedProduct = v.partial(productFields);
export type NewProduct = v.InferOutput<typeof newProduct>;

const period = v.pipe(
  v.strictObject({ price: priceInLei, starts_at: moment, ends_at: optional(moment) }),
  v.forward(
    v.check((input) => endsAfterStart('starts_at', input), says('EDIT.TIMES')),
    ['ends_at'],
  ),
);
/** The promotions a product has from now on: running and to come. */
export const promotions = list(period, 50);

/** Of one product in one warehouse. */
export const MOST_IN_STOCK = 100_000_000;

export const stockMovement = v.strictObject({
  product_id: reference,
  /** Without one: the first. */
  warehouse_id: optional(reference),
  /** How many come (or go, below zero), or how many were counted. */
  quantity: v.optional(whole(-1_000_000, 1_000_000)),
  counted: v.optional(whole(0, 1_000_000)),
  /** What the shop said there was, to whoever counted. */
  seen: v.optional(whole(0, MOST_IN_STOCK)),
  reason: v.picklist(stockReasons, 'VALIDATE.INVALID'),
  /** More of the reason; a correction needs it. */
  note: v.optional(text(200), ''),
});
export const stockMovements = v.pipe(
  list(stockMovement, 10_000),
  v.check(
    (movements) =>
      movements.every(
        ({ quantity, counted }) => (quantity === undefined) !== (counted === undefined),
      ),
    'VALIDATE.INVALID',
  ),
);
export type StockMovement = v.InferOutput<typeof stockMovement>;

export const category = v.strictObject({
  parent_id: optional(reference),
  slug,
  title_ro: title,
  title_ru: titleRu,
  description_ro: markup,
  description_ru: markup,
  icon: optional(text(50)),
  position,
  low_stock: optional(whole(0, 1_000_000)),
  /** Ids of the attributes its listing is filtered by, in order. */
  attributes: v.optional(listOnce(reference, 50), []),
});

/** Where a category is to stand: under whom, and before which of those there; null: as the last. */
export const categoryMove = v.strictObject({
  parent_id: v.nullable(reference),
  before_id: v.nullable(reference),
});

export const brand = v.strictObject({
  slug,
  title,
  logo: optionalFile,
  description_ro: markup,
  description_ru: markup,
  position,
  /** Not shown to customers among the brands. */
  is_hidden: v.optional(v.boolean('VALIDATE.INVALID'), false),
});

export const attribute = v.strictObject({
  key,
  title_ro: title,
  title_ru: titleRu,
  kind: v.picklist(attributeKinds, 'VALIDATE.INVALID'),
  /** Of numbers, as it stands behind them: mm², A. */
  unit_ro: v.optional(text(30), ''),
  unit_ru: v.optional(text(30), ''),
  position,
});

export const attributeValue = v.strictObject({
  attribute_id: reference,
  /** Requests name it so, joined by ~. */
  key: v.pipe(requiredText('VALIDATE.REQUIRED', 100), v.regex(/^[^~]+$/, says('EDIT.KEY'))),
  number: optional(
    v.pipe(
      v.number(says('EDIT.NUMBER')),
      v.minValue(-1e12, says('EDIT.NUMBER')),
      v.maxValue(1e12, says('EDIT.NUMBER')),
    ),
  ),
  /** Of a number it is written from the number and the unit where nobody says it. */
  label_ro: v.optional(text(300), ''),
  label_ru: titleRu,
});

const unitFields = v.strictObject({
  key,
  title_ro: requiredText('VALIDATE.REQUIRED', 30),
  title_ru: requiredText('VALIDATE.REQUIRED', 30),
  is_cut: v.optional(v.boolean('VALIDATE.INVALID'), false),
  smallest_quantity: v.optional(whole(1, 100_000), 1),
  quantity_step: v.optional(whole(1, 100_000), 1),
  content_unit: optional(key),
  content_attribute: optional(key),
});
export const unit = v.pipe(
  unitFields,
  v.forward(
    v.check((input) => fitsStep(input), says('EDIT.STEP')),
    ['smallest_quantity'],
  ),
);
export const changedUnit = v.partial(v.omit(unitFields, ['key']));

export const warehouse = v.strictObject({
  key,
  title_ro: title,
  title_ru: titleRu,
  position,
});
