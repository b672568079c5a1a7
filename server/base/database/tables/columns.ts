import type { ColumnType, Generated } from 'kysely';

/** What people edit: who saves over a version must have seen it. */
export type Edited = { version: Generated<number>; updated_at: Generated<Date> };

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>;
