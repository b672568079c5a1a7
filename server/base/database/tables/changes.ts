import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { JobState } from '../../../../contract/staff/jobs.ts';

/** What was changed, by whom, and the work behind it. */
export type ChangeTables = {
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
  catalogue_version: { only_row: Generated<boolean>; version: number };
  catalogue_change: {
    version: number;
    entity: string;
    entity_id: number | null;
    at: Generated<Date>;
  };
};
