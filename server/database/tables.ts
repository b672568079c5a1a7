import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  DeliveryType,
  DocumentKind,
  LinkKind,
  OrderEventKind,
  OrderStatus,
  PayMethod,
  PaymentStatus,
  ProductState,
  StockReason,
} from '../../contract/constants.ts';
import type { ProductSelection } from '../../contract/editing/price-change.ts';
import type { ImportSummary, RowOutcome } from '../../contract/import/options.ts';
import type { Locale } from '../../contract/locale.ts';
import type { PriceRule } from '../../contract/price-rule.ts';
import type { MessageState } from '../../contract/staff/contact-requests.ts';
import type { JobState } from '../../contract/staff/jobs.ts';
import type { MailKind } from '../../contract/staff/mails.ts';
import type { Role } from '../../contract/staff/permissions.ts';

/** The database as TypeScript sees it; the migrations are the truth. Money is bani. */
export type Tables = {
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
  };
  attribute: Edited & {
    id: GeneratedAlways<number>;
    key: string;
    title_ro: string;
    title_ru: string;
    kind: 'number' | 'word';
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
  warehouse: Edited & {
    id: GeneratedAlways<number>;
    key: string;
    title_ro: string;
    title_ru: string;
    position: number;
  };
  stock: { product_id: number; quantity: number };
  warehouse_stock: { product_id: number; warehouse_id: number; quantity: number };
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
  search_word: { id: GeneratedAlways<number>; word: string };
  product_search: { product_id: number; words: Buffer; codes: string[] };
  search_synonym: {
    id: GeneratedAlways<number>;
    meaning: string;
    spelling: string;
    position: number;
  };
  equivalent_mark: { group_number: number; mark: string };
  vocabulary: { only_row: Generated<boolean>; version: number; updated_at: Generated<Date> };
  search_count: {
    day: string;
    key: string;
    locale: Locale;
    text: string;
    searches: number;
    found: number;
    is_partly: boolean;
  };

  audit_entry: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    actor: string;
    verb: 'create' | 'change' | 'delete';
    entity: string;
    entity_id: string;
    version: number | null;
    before: unknown;
    after: unknown;
    batch_id: number | null;
  };
  batch: {
    id: GeneratedAlways<number>;
    kind: 'sheet' | 'price-change' | 'import' | 'undo';
    actor: string;
    at: Generated<Date>;
    products: number;
    undoes: number | null;
    /** Names of what it changed, as the sheet calls them. */
    fields: Generated<string[]>;
  };
  job: {
    id: GeneratedAlways<number>;
    kind: string;
    state: Generated<JobState>;
    input: JSONColumnType<object>;
    actor: string;
    position: JSONColumnType<object | null>;
    done: Generated<number>;
    total: number | null;
    message: JSONColumnType<Record<Locale, string> | null>;
    result: JSONColumnType<object | null>;
    error: string | null;
    is_cancel_asked: Generated<boolean>;
    run: Generated<number>;
    queue_id: string | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    ended_at: Date | null;
  };
  import_profile: Edited & {
    id: GeneratedAlways<number>;
    name: string;
    options: JSONColumnType<object>;
  };
  supplier_code: { profile_id: number; code: string; product_id: number };
  import_run: {
    id: GeneratedAlways<number>;
    profile_id: number | null;
    file_name: string;
    /** Gone once it is applied. */
    file: Buffer | null;
    file_bytes: number;
    options: JSONColumnType<object>;
    state: Generated<'trying' | 'tried' | 'applying' | 'applied'>;
    summary: ColumnType<ImportSummary | null, string | undefined, string>;
    batch_id: number | null;
    job_id: number | null;
    actor: string;
    created_at: Generated<Date>;
    applied_at: Date | null;
  };
  import_row: {
    run_id: number;
    row: number;
    outcome: RowOutcome;
    key: string;
    title: string;
    product_id: number | null;
    version: number | null;
    supplier_code: string | null;
    changes: JSONColumnType<Record<string, { from: string | number; to: string | number }>>;
    problems: JSONColumnType<object[]>;
  };
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
  catalogue_version: { only_row: Generated<boolean>; version: number };
  catalogue_change: {
    version: number;
    entity: string;
    entity_id: number | null;
    at: Generated<Date>;
  };
  former_slug: { entity: string; slug: string; entity_id: number; at: Generated<Date> };
  media_file: {
    file: string;
    kind: 'picture' | 'document';
    bytes: number;
    created_at: Generated<Date>;
  };

  customer: Edited & {
    id: GeneratedAlways<number>;
    username: string;
    email: string;
    /** Both in lower case: what must be unique, and is searched by. */
    username_key: string;
    /** Null for who has no e-mail, which is empty then. */
    email_key: string | null;
    phone: string;
    password_hash: string;
    is_juridical: boolean;
    locale: Locale;
    name: Generated<string>;
    country: Generated<string>;
    region: Generated<string>;
    city: Generated<string>;
    address: Generated<string>;
    image: string | null;
    company_name: Generated<string>;
    company_email: Generated<string>;
    type_company: Generated<string>;
    function_in_company: Generated<string>;
    legal_address: Generated<string>;
    idno: Generated<string>;
    tva: Generated<string>;
    iban: Generated<string>;
    c_b: Generated<string>;
    bank: Generated<string>;
    created_at: Generated<Date>;
    blocked_at: NullableTimestamp;
    block_reason: Generated<string>;
    /** Nothing of the person is left; the row stays for its orders. */
    erased_at: NullableTimestamp;
    search_text: Generated<string>;
  };
  customer_note: {
    id: GeneratedAlways<number>;
    customer_id: number;
    staff_id: number;
    text: string;
    created_at: Generated<Date>;
  };
  customer_change: {
    id: GeneratedAlways<number>;
    customer_id: number;
    at: Generated<Date>;
    actor: string;
    version: number;
    before: JSONColumnType<Record<string, unknown>>;
    after: JSONColumnType<Record<string, unknown>>;
  };
  customer_token: {
    token_hash: Buffer;
    customer_id: number;
    created_at: Generated<Date>;
    expires_at: Timestamp;
  };
  password_reset: { customer_id: number; token_hash: Buffer; expires_at: Timestamp };
  attempt: { subject: string; attempts: number; resets_at: Timestamp };
  cart_line: {
    customer_id: number;
    product_id: number;
    quantity: number;
    added_at: Generated<Date>;
  };
  favourite: { customer_id: number; product_id: number; added_at: Generated<Date> };

  staff: Edited & {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    /** In lower case: what must be unique, and is searched by. */
    email_key: string;
    role: Role;
    locale: Locale;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  staff_secret: {
    staff_id: number;
    password_hash: string;
    totp_secret: Buffer | null;
    totp_step: number | null;
  };
  staff_recovery_code: { staff_id: number; code_hash: Buffer };
  staff_session: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    staff_id: number;
    may_only_enrol: boolean;
    pending_totp_secret: Buffer | null;
    confirmed_at: NullableTimestamp;
    address: string;
    browser: string;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    expires_at: Timestamp;
  };
  staff_network: { staff_id: number; network: string; last_used_at: Generated<Date> };
  staff_invitation: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    name: string | null;
    email: string | null;
    email_key: string | null;
    role: Role;
    locale: Locale;
    created_at: Generated<Date>;
    expires_at: Timestamp;
  };

  staff_view: {
    id: GeneratedAlways<number>;
    staff_id: number;
    screen: string;
    name: string;
    query: string;
    created_at: Generated<Date>;
  };

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
    payment_status: Generated<PaymentStatus>;
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
    created_at: Generated<Date>;
    status_since: Generated<Date>;
    responsible_id: Generated<number | null>;
  };
  order_line: {
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
    quantity: number;
    total: number;
    /** Null: as the product has them. */
    vat_rate: Generated<number | null>;
    warranty_months: Generated<number | null>;
    sent: Generated<number>;
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
  order_parcel: {
    id: GeneratedAlways<number>;
    order_id: string;
    sent_at: Generated<Date>;
    actor: string;
    carrier: Generated<string>;
    tracking: Generated<string>;
  };
  order_parcel_line: { parcel_id: number; product_id: number; quantity: number };
  order_search: { order_id: string; created_at: Date; text: string };
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

  exchange_account: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: string;
    password_hash: string;
    networks: Generated<string[]>;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  exchange_run: {
    id: GeneratedAlways<number>;
    account_id: number;
    kind: 'catalogue' | 'sale';
    state: Generated<'open' | 'done' | 'failed' | 'abandoned'>;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
    ended_at: NullableTimestamp;
    schema: Generated<string>;
    is_full: boolean | null;
    hidden: Generated<number>;
    report: Generated<string>;
  };
  exchange_session: {
    token_hash: Buffer;
    account_id: number;
    run_id: number;
    created_at: Generated<Date>;
    expires_at: Timestamp;
  };
  exchange_file: {
    id: GeneratedAlways<number>;
    run_id: number;
    name: string;
    state: Generated<'receiving' | 'unpacked' | 'reading' | 'applying' | 'applied' | 'damaged'>;
    bytes: Generated<number>;
    formed_at: string | null;
    is_full: boolean | null;
    objects: Generated<number>;
    position: Generated<number>;
    done: Generated<number>;
    error: string | null;
    job_id: number | null;
  };
  exchange_part: {
    file_id: number;
    position: number;
    content: Buffer;
    sha256: Buffer;
    received_at: Generated<Date>;
  };
  exchange_object: {
    id: GeneratedAlways<number>;
    file_id: number;
    position: number;
    kind: string;
    external_id: string;
    body: unknown;
    outcome: ExchangeOutcome | null;
    reason: Generated<string>;
    local_id: string | null;
  };
  external_link: {
    id: GeneratedAlways<number>;
    system: string;
    kind: string;
    external_id: string;
    /** Null: nothing of ours stands for it. */
    local_id: number | null;
    version: Generated<string>;
    given: unknown;
    seen_at: Generated<Date>;
  };
  exchange_waiting: {
    id: GeneratedAlways<number>;
    system: string;
    kind: 'product' | 'offer';
    external_id: string;
    reason: string;
    title: Generated<string>;
    proposed_id: number | null;
    body: unknown;
    said_at: Generated<string>;
    decision: unknown;
    decided_by: string | null;
    decided_at: NullableTimestamp;
    state: Generated<'waiting' | 'placed'>;
    since: Generated<Date>;
    version: Generated<number>;
  };
  exchange_order: {
    order_id: string;
    version: number;
    confirmed_at: Generated<Date>;
    number_1c: Generated<string>;
  };
  exchange_offered_order: { run_id: number; order_id: string; version: number };

  setting: Edited & { key: string; value: JSONColumnType<object> };
  content_page: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    section: 'about' | 'info';
    title_ro: string;
    title_ru: string;
    excerpt_ro: string;
    excerpt_ru: string;
    body_ro: string;
    body_ru: string;
    position: number;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  article: Edited & {
    id: GeneratedAlways<number>;
    slug: string;
    kind: 'news' | 'announcement';
    title_ro: string;
    title_ru: string;
    excerpt_ro: string;
    excerpt_ru: string;
    body_ro: string;
    body_ru: string;
    image: string | null;
    active: Generated<boolean>;
    published_at: Timestamp;
    ends_at: NullableTimestamp;
  };
  home_block: Edited & {
    id: GeneratedAlways<number>;
    kind: 'banner' | 'slide' | 'advantage' | 'client';
    title_ro: string;
    title_ru: string;
    text_ro: string;
    text_ru: string;
    button_ro: string | null;
    button_ru: string | null;
    link: string | null;
    image: string | null;
    icon: string | null;
    position: number;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  popup: Edited & {
    id: GeneratedAlways<number>;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    image: string | null;
    button_ro: string | null;
    button_ru: string | null;
    button_link: string | null;
    inactive_time: number | null;
    active: Generated<boolean>;
    starts_at: NullableTimestamp;
    ends_at: NullableTimestamp;
  };
  page_seo: Edited & {
    page: string;
    title_ro: string;
    title_ru: string;
    description_ro: string;
    description_ru: string;
    text_ro: string;
    text_ru: string;
  };
  phone: Edited & {
    id: GeneratedAlways<number>;
    phone: string;
    phone_to_call: string;
    department_ro: string;
    department_ru: string;
    place: 'header' | 'related' | 'footer';
    position: number;
  };
  /** Sentences of a mail that staff have worded anew; the others are the template's. */
  mail_text: Edited & {
    kind: string;
    texts: JSONColumnType<Record<string, Record<Locale, string>>>;
  };
  redirect: Edited & {
    id: GeneratedAlways<number>;
    from_path: string;
    to_address: string;
    is_permanent: boolean;
  };
  contact_request: Edited & {
    id: GeneratedAlways<number>;
    name: string;
    phone: string;
    comment: string;
    locale: Locale;
    created_at: Generated<Date>;
    state: Generated<MessageState>;
    responsible_id: Generated<number | null>;
    notes: Generated<string>;
    /** Whoever was signed in when they wrote. */
    customer_id: Generated<number | null>;
    search_text: Generated<string>;
  };
};

/** What people edit: who saves over a version must have seen it. */
type Edited = { version: Generated<number>; updated_at: Generated<Date> };

/** What became of one thing that 1C sent. */
export type ExchangeOutcome =
  | 'created'
  | 'changed'
  | 'unchanged'
  | 'archived'
  | 'waiting'
  | 'refused'
  | 'skipped';

export type Specification = {
  label_ro: string;
  label_ru: string;
  value_ro: string;
  value_ru: string;
};

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
