import type { FilteredProductList } from '../contract/shapes/listing.ts';
import { contradictions, contradictionsBetween } from './agreement.ts';
import type { Ask } from './ask.ts';
import { depthOf, judge } from './judge.ts';
import type { Fields } from './predicate.ts';
import type { Case } from './read-cases.ts';

export type Result = {
  case: Case;
  complaints: string[];
  /** Milliseconds of the first page. */
  took: number;
  list: FilteredProductList;
};

type Options = { fields: ReadonlyMap<string, Fields>; strict?: boolean };

/** Puts every query to the shop, one after the other, and judges what it lists. */
export async function runCases(cases: Case[], ask: Ask, options: Options): Promise<Result[]> {
  const results: Result[] = [];
  for (const [turn, one] of cases.entries()) results.push(await runCase(one, ask, options, turn));
  return results;
}

async function runCase(one: Case, ask: Ask, { fields, strict }: Options, turn: number) {
  const search = { query: one.query, locale: one.locale };
  const start = performance.now();
  const list = await ask(search);
  const took = performance.now() - start;

  const found = [...list.results];
  for (let page = 2; found.length < Math.min(depthOf(one), list.total); page++) {
    const { results } = await ask({ ...search, page });
    if (results.length === 0) break;
    found.push(...results);
  }
  const unknown = found.find(({ code }) => !fields.has(code));
  if (unknown) throw new Error(`${unknown.code} is no product of the demo catalogue`);
  const complaints = [
    ...judge(
      one,
      found.flatMap(({ code }) => fields.get(code) ?? []),
      { strict },
    ),
    ...contradictions(list),
    ...(await contradictionsBetween(ask, search, list, turn)),
  ];
  return { case: one, complaints, took, list };
}
