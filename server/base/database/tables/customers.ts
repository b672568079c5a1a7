import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { MessageState } from '../../../../contract/staff/contact-requests.ts';
import type { Edited, NullableTimestamp, Timestamp } from './columns.ts';

/** Those who buy, and what they keep here. */
export type CustomerTables = {
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
    /** The places that region and city name, where they are places a courier goes to. */
    district_id: Generated<number | null>;
    locality_id: Generated<number | null>;
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
    net_prices: Generated<boolean>;
    created_at: Generated<Date>;
    blocked_at: NullableTimestamp;
    block_reason: Generated<string>;
    /** Nothing of the person is left; the row stays for its orders. */
    erased_at: NullableTimestamp;
    search_text: Generated<string>;
    email_confirmed_at: NullableTimestamp;
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
  email_confirmation: {
    customer_id: number;
    email: string;
    token_hash: Buffer;
    expires_at: Timestamp;
  };
  customer_device: { mark_hash: Buffer; customer_id: number; expires_at: Timestamp };
  password_reset: { customer_id: number; token_hash: Buffer; expires_at: Timestamp };
  attempt: { subject: string; attempts: number; resets_at: Timestamp };
  cart_line: {
    customer_id: number;
    product_id: number;
    quantity: number;
    /** The lengths it is to be cut into; empty where nothing is said of them. */
    cuts: Generated<number[]>;
    added_at: Generated<Date>;
  };
  favourite: { customer_id: number; product_id: number; added_at: Generated<Date> };
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
