import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  AwaitingReason,
  DeliveryType,
  MoneyDirection,
  MoneyWay,
  OrderEventKind,
  OrderStatus,
  PayMethod,
  PaymentState,
  PaymentStatus,
} from '../../../../contract/constants.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { PriceBasis } from '../../../../contract/money.ts';
import type { MailKind } from '../../../../contract/staff/mails.ts';
import type { Edited } from './columns.ts';

/** Orders, their papers, letters and sums. */
export type OrderTables = {
  district: { id: number; kind: string; name_ro: string; name_ru: string; name_en: string };
  locality: {
    id: number;
    district_id: number;
    kind: string;
    name_ro: string;
    name_ru: string;
    name_en: string;
  };
  customer_order: Edited & {
    id: string;
    customer_id: number;
    status: Generated<OrderStatus>;
    payment_state: GeneratedAlways<PaymentState>;
    payment_status: GeneratedAlways<PaymentStatus>;
    locale: Locale;
    name: string;
    phone: string;
    email: string;
    company: string;
    idno: string;
    tva: Generated<string>;
    legal_address: Generated<string>;
    delivery_type: DeliveryType;
    district_id: number | null;
    locality_id: number | null;
    city: string;
    suburb: string;
    address: string;
    pay_method: PayMethod;
    comment: string;
    products_cost: number;
    discount: number;
    delivery_fee: number;
    total: number;
    /** Of it, what is not asked for any more. */
    credited: Generated<number>;
    /** What came, what of it went back, and what the shop has of it. */
    received: Generated<number>;
    refunded: Generated<number>;
    paid: GeneratedAlways<number>;
    /** Above zero it is owed to the buyer, below zero by the buyer. */
    balance: GeneratedAlways<number>;
    /** Per cent, in the fee. */
    delivery_vat_rate: Generated<number>;
    created_at: Generated<Date>;
    status_since: Generated<Date>;
    /** Why it waits for a person to confirm it; it holds no stock until then. */
    awaiting: Generated<AwaitingReason | null>;
    responsible_id: Generated<number | null>;
    /** As it was told; null where none was. */
    promised_day: Generated<string | null>;
    promised_from: Generated<string | null>;
    /** When the buyer agreed that what is cut does not come back. */
    cut_consent_at: Generated<Date | null>;
  };
  order_line: {
    id: GeneratedAlways<number>;
    order_id: string;
    position: number;
    product_id: number;
    code: string;
    title_ro: string;
    title_ru: string;
    unit_ro: string;
    unit_ru: string;
    price: number;
    promotion_price: number | null;
    /** The regular price as it was agreed, where that is not `price`. */
    agreed_price: Generated<number | null>;
    agreed_basis: Generated<PriceBasis | null>;
    quantity: number;
    total: number;
    /** Null: as the product has them. */
    vat_rate: Generated<number | null>;
    warranty_months: Generated<number | null>;
    sent: Generated<number>;
    /** Of what was sent, how many came back. */
    returned: Generated<number>;
    /** Of what is cut: in one length, or in several; null where nobody said. */
    one_piece: Generated<boolean | null>;
    /** How long each piece of it is; null where nobody said. */
    cut_length: Generated<number | null>;
  };
  order_event: {
    id: GeneratedAlways<number>;
    order_id: string;
    at: Generated<Date>;
    actor: string;
    kind: OrderEventKind;
    version: number | null;
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object> | null;
    text: Generated<string>;
  };
  money_entry: {
    id: GeneratedAlways<number>;
    order_id: string;
    direction: MoneyDirection;
    /** Below zero in an entry against another. */
    amount: number;
    way: MoneyWay;
    /** When the money moved. */
    day: string;
    reference: Generated<string>;
    note: Generated<string>;
    corrects: Generated<number | null>;
    actor: string;
    recorded_at: Generated<Date>;
  };
  order_credit: {
    id: GeneratedAlways<number>;
    order_id: string;
    amount: number;
    note: string;
    corrects: Generated<number | null>;
    actor: string;
    recorded_at: Generated<Date>;
  };
  order_parcel: {
    id: GeneratedAlways<number>;
    order_id: string;
    sent_at: Generated<Date>;
    actor: string;
    carrier: Generated<string>;
    tracking: Generated<string>;
  };
  order_parcel_line: { parcel_id: number; line_id: number; quantity: number };
  order_search: { order_id: string; created_at: Date; text: string; words: string };
  order_viewer: { order_id: string; staff_id: number; seen_at: Generated<Date> };
  order_key: {
    customer_id: number;
    key: string;
    body_hash: Buffer;
    order_id: string;
    created_at: Generated<Date>;
  };
  staff_order_key: {
    staff_id: number;
    key: string;
    body_hash: Buffer;
    order_id: string;
    created_at: Generated<Date>;
  };
  proforma_series: { year: number; last_number: number };
  proforma: {
    id: GeneratedAlways<number>;
    order_id: string;
    year: number;
    number: number;
    version: number;
    issued_at: Generated<Date>;
    issued_by: string;
    content: unknown;
    matter_hash: Buffer;
  };
  proforma_file: {
    proforma_id: number;
    locale: Locale;
    bytes: Buffer;
    sha256: Buffer;
    made_at: Generated<Date>;
  };
  mail_outbox: {
    id: GeneratedAlways<number>;
    kind: MailKind;
    recipient: string;
    /** The order a mail is composed from when it leaves; its texts are empty until then. */
    order_id: Generated<string | null>;
    /** Whom it is written to, where it is about no order. */
    customer_id: Generated<number | null>;
    contact_request_id: Generated<number | null>;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    sent_at: Date | null;
    failed_at: Date | null;
    last_error: string | null;
  };
  sales_day: { day: string; orders: number; total: number };
  sales_product_day: { day: string; product_id: number; quantity: number; total: number };
  sales_stale: { day: string };
};
