import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Creation,
  ImportedChanges,
  ImportSummary,
  RowOutcome,
} from '../../../../contract/import/options.ts';
import type { exchangeOutcomes } from '../../../../contract/staff/exchange.ts';
import type { Edited, NullableTimestamp, Timestamp } from './columns.ts';

/** Goods from tables and from 1C. */
export type ExchangeTables = {
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
    kind: Generated<'table' | 'files'>;
    state: Generated<'trying' | 'tried' | 'applying' | 'applied' | 'undoing' | 'undone'>;
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
    changes: JSONColumnType<ImportedChanges>;
    problems: JSONColumnType<object[]>;
    creates: JSONColumnType<Creation | null>;
  };
  exchange_account: {
    id: GeneratedAlways<number>;
    name: string;
    name_key: string;
    password_hash: string;
    networks: Generated<string[]>;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
    /** When it first asked for orders: what left before that people typed into 1C. */
    asked_orders_at: NullableTimestamp;
  };
  /** From where an account has come with the right password. */
  exchange_network: { account_id: number; network: string; seen_at: Generated<Date> };
  exchange_run: {
    id: GeneratedAlways<number>;
    account_id: number;
    kind: 'catalogue' | 'sale';
    state: Generated<'open' | 'done' | 'abandoned'>;
    started_at: Generated<Date>;
    seen_at: Generated<Date>;
    ended_at: NullableTimestamp;
    schema: Generated<string>;
    is_full: boolean | null;
    hidden: Generated<number>;
    report: Generated<string>;
    /** That ends it, where there is much left to do. */
    job_id: number | null;
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
    state: Generated<'receiving' | 'unpacked' | 'applying' | 'applied' | 'damaged' | 'foreign'>;
    bytes: Generated<number>;
    formed_at: string | null;
    is_full: boolean | null;
    objects: Generated<number>;
    position: Generated<number>;
    done: Generated<number>;
    error: string | null;
    job_id: number | null;
    /** Of each type, how many it holds. */
    prices: ColumnType<Record<string, number>, string | undefined, string>;
    /** The classifier of its goods; empty: the shop's first one. */
    base: Generated<string>;
    received_at: Generated<Date>;
    /** By the clock of 1C. */
    stamped_at: NullableTimestamp;
    /** By ours, as far as is known how far that one is ahead. */
    formed_since: NullableTimestamp;
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
    title: Generated<string>;
    /** Gone once it is applied. */
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
    given: unknown;
    seen_at: Generated<Date>;
    /** Files that 1C names as the pictures of a product, in order. */
    pictures: Generated<string[]>;
    decision: unknown;
    decided_by: string | null;
    decided_at: NullableTimestamp;
    decision_version: Generated<number>;
  };
  exchange_picture: {
    name: string;
    sha256: Buffer;
    /** Ours; null: it was refused, or is gone. */
    file: string | null;
    problem: Generated<string>;
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
    /** When 1C wrote the last of its documents about it. */
    heard_from: NullableTimestamp;
  };
  exchange_offered_order: { run_id: number; order_id: string; version: number };
  /** What 1C knows of a line: what the shop sent, or what a document of 1C said. */
  exchange_told_line: {
    id: GeneratedAlways<number>;
    order_id: string;
    /** Null: it is gone from the order. */
    line_id: number | null;
    product_id: number;
    quantity: number;
    /** When 1C was shown it; null: it said so itself. */
    possible_from: NullableTimestamp;
    /** When it said that it has it. */
    certain_from: NullableTimestamp;
  };
  /** What 1C says was paid of an order, by its document. */
  exchange_payment: { order_id: string; document: string; amount: number };
};

/** What became of one thing that 1C sent. */
export type ExchangeOutcome = (typeof exchangeOutcomes)[number];
