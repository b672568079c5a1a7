import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  AttributeKind,
  DocumentKind,
  LinkKind,
  ProductState,
  StockReason,
} from '../../../../contract/constants.ts';
import type { ProductSelection } from '../../../../contract/editing/price-change.ts';
import type { PriceBasis } from '../../../../contract/money.ts';
import type { PriceRule } from '../../../../contract/price-rule.ts';
import type { Edited, NullableTimestamp, Timestamp } from './columns.ts';

/** The goods: what they are, cost, and how many there are. */
export type CatalogueTables = {
  unit: Edited & {
    key: string;
    title_ro: string;
    title_ru: string;
    is_cut: Generated<boolean>;
    smallest_quantity: Generated<number>;
    quantity_step: Generated<number>;
    content_unit: string | null;
    content_attribute: string | null;
  };
  category: Edited & {
    id: GeneratedAlways<number>;
    parent_id: number | null;
    level: number;
    path: number[];
    slug: string;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    icon: string | null;
    position: number;
    low_stock: number | null;
  };
  brand: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    title: string;
    logo: string | null;
    description_ro: string;
    description_ru: string;
    position: number;
    is_hidden: Generated<boolean>;
  };
  attribute: Edited & {
    id: GeneratedAlways<number>;
    key: string;
    title_ro: string;
    title_ru: string;
    kind: AttributeKind;
    unit_ro: Generated<string>;
    unit_ru: Generated<string>;
    position: number;
    is_fixed: Generated<boolean>;
  };
  attribute_value: {
    id: GeneratedAlways<number>;
    attribute_id: number;
    key: string;
    number: number | null;
    label_ro: string;
    label_ru: string;
  };
  category_attribute: { category_id: number; attribute_id: number; position: number };
  product: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    code: string;
    shop_code: string | null;
    ean: string | null;
    family: Generated<string>;
    brand_id: number;
    category_id: number;
    unit: string;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    general_info_ro: string;
    general_info_ru: string;
    specifications: JSONColumnType<Specification[]>;
    price: number;
    /** Ten-thousandths of a leu, where the price was agreed so; `price` is then its bani with VAT. */
    agreed_price: Generated<number | null>;
    agreed_basis: Generated<PriceBasis | null>;
    warranty_months: Generated<number>;
    vat_rate: Generated<number>;
    state: Generated<ProductState>;
    smallest_quantity: number | null;
    quantity_step: number | null;
    low_stock: number | null;
    created_at: Timestamp;
  };
  product_attribute: { product_id: number; attribute_value_id: number; position: number };
  product_picture: {
    product_id: number;
    position: number;
    file: string;
    alt_ro: string;
    alt_ru: string;
  };
  product_link: {
    product_id: number;
    linked_id: number;
    kind: LinkKind;
    position: number;
  };
  product_document: {
    product_id: number;
    position: number;
    kind: DocumentKind;
    title_ro: string;
    title_ru: string;
    file: string;
  };
  product_popularity: { product_id: number; score: number };
  popularity_count: { only_row: Generated<boolean>; counted_at: Date };
  promotion: {
    id: GeneratedAlways<number>;
    product_id: number;
    price: number;
    starts_at: Timestamp;
    ends_at: NullableTimestamp;
  };
  product_price: { product_id: number; since: Timestamp; price: number };
  price_change: Edited & {
    id: GeneratedAlways<number>;
    selection: JSONColumnType<ProductSelection>;
    rule: JSONColumnType<PriceRule>;
    starts_at: Timestamp;
    state: Generated<'planned' | 'applied' | 'cancelled'>;
    created_by: string;
    created_at: Generated<Date>;
    applied_at: NullableTimestamp;
    cancelled_at: NullableTimestamp;
    cancelled_by: string | null;
    changed: number | null;
    left_alone: number | null;
    batch_id: number | null;
    failed_attempts: Generated<number>;
    next_attempt_at: Timestamp;
    last_error: string | null;
  };
  warehouse: Edited & {
    id: GeneratedAlways<number>;
    key: string;
    title_ro: string;
    title_ru: string;
    position: number;
  };
  stock: StockFigures & { product_id: number };
  warehouse_stock: StockFigures & { product_id: number; warehouse_id: number };
  stock_hold: {
    line_id: number;
    warehouse_id: number;
    reason: HoldReason;
    product_id: number;
    quantity: number;
    until: Date | null;
    at: Generated<Date>;
  };
  stock_movement: {
    id: GeneratedAlways<number>;
    product_id: number;
    warehouse_id: number;
    quantity: number;
    reason: StockReason;
    order_id: string | null;
    actor: string;
    at: Generated<Date>;
    note: Generated<string>;
  };
  former_slug: { entity: string; slug: string; entity_id: number; at: Generated<Date> };
  media_file: {
    file: string;
    kind: 'picture' | 'document';
    bytes: number;
    created_at: Generated<Date>;
  };
};

/** What lies there, what orders have put aside of it, and what is left: never below nothing. */
type StockFigures = {
  on_hand: Generated<number>;
  held: Generated<number>;
  for_sale: GeneratedAlways<number>;
};

/** What goods are put aside for; other kinds come. */
type HoldReason = 'order';

export type Specification = {
  label_ro: string;
  label_ru: string;
  value_ro: string;
  value_ru: string;
};
