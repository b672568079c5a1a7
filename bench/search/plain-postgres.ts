import pg from 'pg';
import { type Contestant, DEPTH } from './contestant.ts';
import type { Document } from './documents.ts';

/** Full text in both languages as PostgreSQL brings it; by likeness of letters when it finds none. */
export async function plainPostgres(
  databaseUrl: string,
  documents: Document[],
): Promise<Contestant> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(SCHEMA);
  await client.query(FILL, [JSON.stringify(documents)]);
  await client.query('analyze plain_product');
  const codesBy = async (statement: { name: string; text: string }, query: string) => {
    const { rows } = await client.query<{ code: string }>({ ...statement, values: [query] });
    return rows.map(({ code }) => code);
  };
  return {
    name: 'PostgreSQL',
    async search(query) {
      const found = await codesBy(BY_WORDS, query);
      if (found.length > 0) return { codes: found };
      return { codes: await codesBy(BY_LIKENESS, query), secondTry: true };
    },
    close: () => client.end(),
  };
}

const SCHEMA = `
  create extension unaccent;
  create extension pg_trgm;
  create text search configuration plain_simple (copy = simple);
  create text search configuration plain_ro (copy = romanian);
  create text search configuration plain_ru (copy = russian);
  alter text search configuration plain_simple
    alter mapping for hword, hword_part, word with unaccent, simple;
  alter text search configuration plain_ro
    alter mapping for hword, hword_part, word with unaccent, romanian_stem;
  create table plain_product (code text primary key, names text, document tsvector);
  create index on plain_product using gin (document);
  create index on plain_product using gin (names gin_trgm_ops)`;

const FILL = `
  insert into plain_product
  select
    code,
    concat_ws(' ', code, unaccent(title_ro), title_ru, brand),
    setweight(to_tsvector('plain_simple', concat_ws(' ', code, numbers, brand)), 'A')
      || setweight(to_tsvector('plain_ro', title_ro), 'A')
      || setweight(to_tsvector('plain_ru', title_ru), 'A')
      || setweight(to_tsvector('plain_simple', concat_ws(' ', title_ro, title_ru)), 'A')
      || setweight(to_tsvector('plain_simple', category), 'B')
      || setweight(to_tsvector('plain_ro', concat_ws(' ', category, attributes)), 'C')
      || setweight(to_tsvector('plain_ru', concat_ws(' ', category, attributes)), 'C')
  from json_to_recordset($1) as given (
    code text, numbers text, title_ro text, title_ru text, brand text, category text, attributes text
  )`;

const BY_WORDS = {
  name: 'by words',
  text: `
    select code
    from
      plain_product,
      (
        select
          websearch_to_tsquery('plain_ro', $1)
          || websearch_to_tsquery('plain_ru', $1)
          || websearch_to_tsquery('plain_simple', $1) as wanted
      ) as query
    where document @@ wanted
    order by ts_rank_cd(document, wanted) desc, code
    limit ${DEPTH}`,
};

const BY_LIKENESS = {
  name: 'by likeness',
  text: `
    select code
    from plain_product
    where unaccent($1) <% names
    order by word_similarity(unaccent($1), names) desc, code
    limit ${DEPTH}`,
};
