import { fromShopTime, toShopTime } from '../../../contract/shop-time.ts';
import type {
  ProductFieldsNow,
  ProductForm,
} from '../../../contract/staff/catalogue/product-shapes.ts';
import { leiRules, numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';

/** What is typed: numbers and choices are texts until they are sent. */
export type Values = Omit<ProductFieldsNow, 'price' | Typed> &
  Record<Typed, string> & {
    price: string;
    promotions: TypedPromotion[];
  };
type TypedPromotion = {
  price: string;
  /** By the shop's clock. */
  starts_at: string;
  ends_at: string;
  /** The moments themselves, which the fields show to the minute. */
  held?: { starts_at: string; ends_at: string | null };
};
type Typed =
  | 'warranty_months'
  | 'vat_rate'
  | 'low_stock'
  | 'smallest_quantity'
  | 'quantity_step'
  | 'brand_id'
  | 'category_id'
  | 'shop_code'
  | 'ean';

export type Form = Pick<ProductForm, 'fields' | 'promotions'>;

const nothing: Values = {
  slug: '',
  code: '',
  shop_code: '',
  ean: '',
  family: '',
  brand_id: '',
  category_id: '',
  unit: '',
  title_ro: '',
  title_ru: '',
  description_ro: '',
  description_ru: '',
  general_info_ro: '',
  general_info_ru: '',
  specifications: [],
  price: '',
  warranty_months: '',
  vat_rate: String(STANDARD_VAT_RATE),
  state: 'draft',
  smallest_quantity: '',
  quantity_step: '',
  low_stock: '',
  attributes: [],
  pictures: [],
  documents: [],
  links: [],
  promotions: [],
};

export const valuesOf = (product: Form | null): Values => (product ? heldValues(product) : nothing);

const heldValues = ({ fields, promotions }: Form): Values => ({
  ...fields,
  // Changed by itself, on purpose.
  slug: '',
  price: inLei(fields.price),
  warranty_months: String(fields.warranty_months),
  vat_rate: String(fields.vat_rate),
  low_stock: written(fields.low_stock),
  smallest_quantity: written(fields.smallest_quantity),
  quantity_step: written(fields.quantity_step),
  brand_id: String(fields.brand_id),
  category_id: String(fields.category_id),
  shop_code: fields.shop_code ?? '',
  ean: fields.ean ?? '',
  promotions: promotions.map(({ price, starts_at, ends_at }) => ({
    price: inLei(price),
    starts_at: toShopTime(starts_at),
    ends_at: toShopTime(ends_at),
    held: { starts_at, ends_at },
  })),
});

/** As the shop reads them. */
export function fieldsOf({ promotions, ...values }: Values): ProductFieldsNow {
  return {
    ...values,
    price: numberIn(values.price, leiRules) ?? Number.NaN,
    warranty_months: numberIn(values.warranty_months, wholeRules) ?? 0,
    vat_rate: numberIn(values.vat_rate, wholeRules) ?? STANDARD_VAT_RATE,
    low_stock: numberIn(values.low_stock, wholeRules),
    smallest_quantity: numberIn(values.smallest_quantity, wholeRules),
    quantity_step: numberIn(values.quantity_step, wholeRules),
    brand_id: Number(values.brand_id),
    category_id: Number(values.category_id),
    shop_code: values.shop_code.trim() || null,
    ean: values.ean.trim() || null,
  };
}

const promotionsOf = ({ promotions }: Values) =>
  promotions.map(({ price, starts_at, ends_at, held }) => ({
    price: numberIn(price, leiRules) ?? Number.NaN,
    starts_at: fromShopTime(starts_at, held?.starts_at) ?? new Date().toISOString(),
    ends_at: fromShopTime(ends_at, held?.ends_at),
  }));

/** Only what differs from what was read: what others change meanwhile stays theirs. */
export function changesOf(from: Values, to: Values) {
  const [before, after] = [fieldsOf(from), fieldsOf(to)];
  const { slug, ...names } = after;
  const changed = Object.keys(names).filter(
    (name) => JSON.stringify(Object(before)[name]) !== JSON.stringify(Object(after)[name]),
  );
  const isSame = JSON.stringify(from.promotions) === JSON.stringify(to.promotions);
  const fields: Partial<ProductFieldsNow> = Object.fromEntries(
    changed.map((name) => [name, Object(after)[name]]),
  );
  return { fields, ...(!isSame && { promotions: promotionsOf(to) }) };
}

/** As it stands once it is saved, until it is read again. */
export const savedAs = (held: ProductForm, typed: Values, version: number): ProductForm => ({
  ...held,
  version,
  fields: { ...fieldsOf(typed), slug: held.fields.slug },
  promotions: promotionsOf(typed),
});

const inLei = (price: number) => price.toFixed(2).replace('.', ',');

const written = (value: number | null) => (value === null ? '' : String(value));
