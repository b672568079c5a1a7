import { type ImportOptions, keyFields } from '../../../contract/import/options.ts';
import { rest } from '../../base/pacing/rest.ts';
import type { Facts } from './facts.ts';
import {
  type ComparedProduct,
  type Judged,
  judgeRow,
  type Measure,
  type ProductKeys,
  productOf,
} from './judge-row.ts';
import type { Places } from './places.ts';
import { refused } from './reading/problem.ts';
import { type ReadRow, readRow, sectionIn } from './reading/read-row.ts';
import { keyName, type Survey } from './reading/survey-table.ts';
import { type TableFile, tableRows } from './table/table-rows.ts';

/** Where products are looked up, and what new ones are made with; null: none are made. */
export type Catalogue = {
  keys: ProductKeys;
  places: Places | null;
  read: (ids: number[]) => Promise<Map<number, ComparedProduct>>;
  now: string;
  facts: Facts;
};

const AT_ONCE = 500;

/** Of a product by its id, for people to read. */
function codesOf({ ids }: ProductKeys) {
  let codes: Map<number, string> | undefined;
  return (id: number) => {
    codes ??= new Map(
      [...ids].flatMap(([name, one]) =>
        name.startsWith('code ') ? [[one, name.slice('code '.length)]] : [],
      ),
    );
    return codes.get(id) ?? String(id);
  };
}

/** The second reading: every row after `from`, judged, so many at a time. */
export async function* judgeTable(
  file: TableFile,
  options: ImportOptions,
  { survey, catalogue, from = 0 }: { survey: Survey; catalogue: Catalogue; from?: number },
): AsyncGenerator<Judged[]> {
  const { header, decimal } = survey;
  const { keys, places, now, facts } = catalogue;
  const creating = options.creates && places && { wishes: options.creates, places };
  const measure: Measure = { survey, keys, creating, now, facts, codeOf: codesOf(keys) };
  const taken: Taken = { products: new Map(), keys: new Map() };
  let waiting: ReadRow[] = [];
  // Names that stand one above the other, and whether a row of theirs came already.
  let sections: string[] = [];
  let isUnderThem = false;

  async function judge(): Promise<Judged[]> {
    const matched = waiting.map((read) => ({ read, found: productOf(read, keys) }));
    const ids = matched.flatMap(({ found }) => (typeof found === 'number' ? [found] : []));
    const products = await catalogue.read([...new Set(ids)]);
    waiting = [];
    return matched.map(({ read, found }) => {
      rest();
      const product = found === 'two' ? found : (products.get(found ?? 0) ?? null);
      return refusedTwice(judgeRow(read, product, measure), read, taken);
    });
  }

  for await (const row of tableRows(file)) {
    if (row.number <= header.row) continue;
    const read = readRow(row, header, { ...options, decimal, sections });
    if (!read) {
      const section = options.creates?.sections ? sectionIn(row) : null;
      if (section !== null) sections = isUnderThem ? [section] : [...sections, section];
      if (section !== null) isUnderThem = false;
      continue;
    }
    isUnderThem = true;
    if (row.number <= from) {
      // Judged before a crash: what it took, it still has.
      const found = productOf(read, keys);
      if (typeof found === 'number' && !taken.products.has(found)) {
        taken.products.set(found, row.number);
      }
      if (found === null && creating) refusedTwice(judgeRow(read, null, measure), read, taken);
      continue;
    }
    waiting.push(read);
    if (waiting.length >= AT_ONCE) yield await judge();
  }
  if (waiting.length > 0) yield await judge();
}

/** The rows that were first: by id of a known product, by each key of a new one. */
type Taken = { products: Map<number, number>; keys: Map<string, number> };

/** One product under two of its keys, such as its code here and its EAN there. */
function refusedTwice(judged: Judged, { keys }: ReadRow, taken: Taken): Judged {
  const { product, outcome, row, key } = judged;
  if (outcome === 'refused') return judged;
  const first = product
    ? takenBefore(taken.products, [product.id], row)
    : takenBefore(
        taken.keys,
        judged.creates
          ? keyFields.flatMap((field) => (keys[field] ? [keyName(field, keys[field])] : []))
          : [],
        row,
      );
  if (first === undefined) return judged;
  const problem = refused('code', 'ROW.TWICE', key, { values: { row: first } });
  return {
    ...judged,
    outcome: 'refused',
    changes: {},
    creates: null,
    problems: [...judged.problems, problem],
  };
}

/** The row that has any of them already; undefined: all of them are this row's now. */
function takenBefore<Name>(taken: Map<Name, number>, names: Name[], row: number) {
  const first = names.map((name) => taken.get(name)).find((one) => one !== undefined);
  if (first === undefined) for (const name of names) taken.set(name, row);
  return first === row ? undefined : first;
}
