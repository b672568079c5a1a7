import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

type Twin = { id: number; isLinked: boolean; title: string };
export type Twins = { byCode: Map<string, Twin>; byEan: Map<string, Twin> };

/** Products of ours that have these codes or bar codes already. */
export async function findTwins(
  trx: Trx,
  wanted: { code: string; ean: string | null }[],
): Promise<Twins> {
  const eans = wanted.flatMap(({ ean }) => (ean === null ? [] : [ean]));
  const { rows } = await sql<Twin & { code: string; ean: string | null }>`
    select
      id,
      coalesce(nullif(title_ru, ''), title_ro) as title,
      lower(code collate "C") as code,
      ean,
      exists (
        select
        from external_link
        where kind = 'product'
          and local_id = product.id
      ) as "isLinked"
    from product
    where lower(code collate "C") = any(${wanted.map(({ code }) => lowerAscii(code))}::text[])
      or ean = any(${eans}::text[])`.execute(trx);
  return {
    byCode: new Map(rows.map((row) => [row.code.toLowerCase(), row])),
    byEan: new Map(rows.flatMap((row) => (row.ean === null ? [] : [[row.ean, row]]))),
  };
}

/** As the index of codes has it. */
const lowerAscii = (code: string) => code.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Which of our products 1C has a name for already. */
export async function linkedAmong(trx: Trx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select local_id as id
    from external_link
    where kind = 'product'
      and local_id = any(${ids}::integer[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
