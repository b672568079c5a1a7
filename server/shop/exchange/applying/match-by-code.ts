import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';
import type { PriceFrom1c } from '../../catalogue/writing/settle-price.ts';
import type { Candidate } from './candidates.ts';
import type { Described } from './describe-product.ts';

/** Nothing lacks: it can be made, or linked. */
export type Ready = {
  candidate: Candidate;
  input: Described & { price: PriceFrom1c | null };
  factor: number;
  /** The product of ours that somebody said it is. */
  linkTo?: number;
};

/** It waits, and why. */
export type Doubted = {
  candidate: Candidate;
  reason: string;
  /** The product of ours that has its code: it may be that one, unless 1C has a name for it already. */
  proposed?: number | null | undefined;
  /** Of 1C's own in the same package, and not ours yet. */
  rival?: string;
  /** What has the code, by its title. */
  holder?: string;
};

type Match = { id: number; isLinked: boolean; title: string };
type Matches = { byCode: Map<string, Match>; byEan: Map<string, Match> };

/** Products of ours that have these codes or bar codes already. */
async function findByCodes(
  trx: Trx,
  wanted: { code: string; ean: string | null }[],
): Promise<Matches> {
  const eans = wanted.flatMap(({ ean }) => (ean === null ? [] : [ean]));
  const { rows } = await sql<Match & { code: string; ean: string | null }>`
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

/** One that has the code or the bar code of a product of ours may be that product: people say so. */
export async function matchByCode(trx: Trx, ready: Ready[]) {
  const matches = await findByCodes(
    trx,
    ready.map(({ input }) => input),
  );
  const alone: Ready[] = [];
  const doubted: Doubted[] = [];
  const codes = new Map<string, Ready>();
  const eans = new Set<string>();
  for (const one of ready) {
    const { candidate, input } = one;
    const code = input.code.toLowerCase();
    const match = matches.byCode.get(code);
    const rival = codes.get(code);
    if (one.linkTo !== undefined) {
      alone.push(one);
    } else if (match) {
      const { id: proposed, isLinked, title } = match;
      doubted.push(
        isLinked
          ? { candidate, reason: 'code-taken', proposed, holder: title }
          : { candidate, reason: 'same-code', proposed },
      );
    } else if (rival) {
      const holder = rival.input.title_ru || rival.input.title_ro;
      doubted.push({ candidate, reason: 'code-taken', rival: rival.candidate.key, holder });
    } else {
      codes.set(code, one);
      const isFree = input.ean === null || !(matches.byEan.has(input.ean) || eans.has(input.ean));
      if (isFree && input.ean) eans.add(input.ean);
      alone.push(isFree ? one : { ...one, input: { ...input, ean: null } });
    }
  }
  return { alone, doubted };
}
