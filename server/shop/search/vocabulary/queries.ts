import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../base/database/tables.ts';
import type { VocabularyRows } from './vocabulary.ts';

export type ProductTexts = Awaited<ReturnType<typeof readTexts>>[number];

/** What products are found by, beside their attributes. In a fixed order. */
export const readTexts = (
  db: Kysely<Tables>,
  { productIds, after, limit }: { productIds?: number[]; after: number; limit: number },
) =>
  db
    .selectFrom('product')
    .select(['id', 'title_ro', 'title_ru', 'code', 'shop_code', 'ean'])
    .where('id', '>', after)
    .$if(productIds !== undefined, (query) =>
      query.where(sql<boolean>`id = any(${productIds}::integer[])`),
    )
    .orderBy('id')
    .limit(limit)
    .execute();

/** Products that are new or were renamed. */
export async function readUndescribed(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('product_search', 'product_search.product_id', 'product.id')
    .select('product.id')
    .where('product_search.product_id', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** New words get numbers, in a fixed order: of two writers one waits for the other. */
export async function numberWords(
  db: Kysely<Tables>,
  words: string[],
): Promise<Map<string, number>> {
  await sql`
    insert into search_word (word)
    select word
    from unnest(${words}::text[]) as word
    order by word
    on conflict (word) do nothing`.execute(db);
  const rows = await db
    .selectFrom('search_word')
    .select(['id', 'word'])
    .where(sql<boolean>`word = any(${words}::text[])`)
    .execute();
  return new Map(rows.map(({ id, word }) => [word, id]));
}

export async function readVocabularyRows(db: Kysely<Tables>): Promise<VocabularyRows> {
  return {
    synonyms: await db
      .selectFrom('search_synonym')
      .select(['meaning', 'spelling'])
      .orderBy('position')
      .execute(),
    equivalents: await db
      .selectFrom('equivalent_mark')
      .select(['group_number as group', 'mark'])
      .orderBy('group_number')
      .orderBy('mark')
      .execute(),
  };
}

/** The version, locked until the commit. */
export async function lockVocabulary(trx: Kysely<Tables>): Promise<number> {
  const { version } = await trx
    .selectFrom('vocabulary')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

export async function raiseVocabularyVersion(trx: Kysely<Tables>): Promise<number> {
  const { version } = await trx
    .updateTable('vocabulary')
    .set((row) => ({ version: row('version', '+', 1), updated_at: sql<Date>`now()` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function readVocabularyVersion(db: Kysely<Tables>): Promise<number> {
  const { version } = await db.selectFrom('vocabulary').select('version').executeTakeFirstOrThrow();
  return version;
}
