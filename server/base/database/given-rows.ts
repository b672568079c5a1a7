import { sql } from 'kysely';

export type ColumnType =
  | 'integer'
  | 'bigint'
  | 'text'
  | 'boolean'
  | 'double precision'
  | 'jsonb'
  | 'timestamptz';

/** Of the columns that a statement needs, the type of each. */
export type GivenColumns<Row> = { [Name in keyof Row & string]?: ColumnType };

/** Rows as one array per column: far fewer parameters than one per value. */
export const arraysOf = <Row extends object>(
  columns: GivenColumns<Row>,
  rows: readonly Row[],
): ReturnType<typeof sql> =>
  sql.join(
    Object.entries<ColumnType | undefined>(columns).map(([name, type = 'text']) => {
      const values = rows.map((row) => asParameter(Reflect.get(row, name), type));
      return sql`${values}::${sql.raw(type)}[]`;
    }),
  );

const asParameter = (value: unknown, type: ColumnType) =>
  type === 'jsonb' && value != null ? JSON.stringify(value) : value;

/** The same as a table of a statement, under this name. */
export const givenRows = <Row extends object>(
  name: string,
  columns: GivenColumns<Row>,
  rows: readonly Row[],
) =>
  sql`unnest(${arraysOf(columns, rows)})
    as ${sql.ref(name)} (${sql.join(Object.keys(columns).map((one) => sql.ref(one)))})`;
