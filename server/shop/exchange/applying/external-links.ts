import { sql } from 'kysely';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { givenRows } from '../../../base/database/given-rows.ts';

/** Whose names of things these are; another database of 1C would be another one. */
export const SYSTEM = '1c';

export type LinkKind =
  | 'classifier'
  | 'group'
  | 'brand'
  | 'product'
  | 'warehouse'
  | 'price-type'
  | 'property'
  | 'unit';

/** What stands here for something of 1C's, and what 1C said of it last. */
export type ExternalLink = {
  external_id: string;
  local_id: number | null;
  given: Record<string, unknown>;
  /** What people decided about it. */
  decision?: unknown;
};

/** As it is kept, with who decided about it. */
export type KnownLink = ExternalLink & {
  id: number;
  decision_version: number;
  decided_by: string | null;
  decided_at: Date | null;
  seen_at: Date;
};

export const titleOf = ({ given }: ExternalLink) => String(given.title ?? '');

export async function readLinks(
  trx: Database | Trx,
  kind: LinkKind,
  ids?: Iterable<string>,
): Promise<Map<string, KnownLink>> {
  const { rows } = await sql<KnownLink>`
    select id, external_id, local_id, given, decision,
      decision_version, decided_by, decided_at, seen_at
    from external_link
    where system = ${SYSTEM}
      and kind = ${kind}
      ${ids ? sql`and external_id = any(${[...new Set(ids)]}::text[])` : sql``}
    order by id`.execute(trx);
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Those there are, locked in the order of their ids: nobody decides about them in the meantime. */
export async function lockLinks(trx: Trx, kind: LinkKind) {
  await sql`
    select
    from external_link
    where system = ${SYSTEM}
      and kind = ${kind}
    order by id
    for no key update`.execute(trx);
  return readLinks(trx, kind);
}

/** Of the products themselves and of all their variants. `brief`: without long texts. */
export async function readProductLinks(
  trx: Trx,
  productIds: Iterable<string>,
  { brief = false }: { brief?: boolean } = {},
) {
  const given = brief ? sql`given - ${longTexts}::text[]` : sql`given`;
  const { rows } = await sql<ExternalLink>`
    select external_id, local_id, ${given} as given
    from unnest(${[...new Set(productIds)]}::text[]) as product (id)
    cross join lateral (
      select *
      from external_link
      where system = ${SYSTEM}
        and kind = 'product'
        and split_part(external_id, '#', 1) = product.id
      -- Each by the index: asked for all of them together, PostgreSQL would read the whole table.
      offset 0
    ) as link
    order by link.id`.execute(trx);
  return rows;
}

const longTexts = ['description_ro', 'description_ru', 'specifications'];

/** What was said anew of products that are linked, and no more of it than that. */
export async function noteGiven(
  trx: Trx,
  news: { external_id: string; given: Record<string, unknown> }[],
) {
  if (news.length === 0) return;
  await sql`
    update external_link
    set given = external_link.given || news.given, seen_at = now()
    from ${givenRows('news', { external_id: 'text', given: 'jsonb' }, news)}
    where system = ${SYSTEM}
      and kind = 'product'
      and external_link.external_id = news.external_id`.execute(trx);
}

const columns = {
  external_id: 'text',
  local_id: 'integer',
  given: 'jsonb',
} as const;

/** What is known by now. What is known already is not written again. */
export async function saveLinks(trx: Trx, kind: LinkKind, links: ExternalLink[]) {
  // One row for each, the last that was news.
  const last = [...new Map(links.map((link) => [link.external_id, link])).values()];
  if (last.length === 0) return;
  await sql`
    insert into external_link as stored (system, kind, external_id, local_id, given)
    select ${SYSTEM}, ${kind}, external_id, local_id, given
    from ${givenRows('news', columns, last)}
    on conflict (system, kind, external_id) do update
    set
      local_id = excluded.local_id,
      given = excluded.given,
      seen_at = now()
    where (stored.local_id, stored.given)
      is distinct from (excluded.local_id, excluded.given)`.execute(trx);
}

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
