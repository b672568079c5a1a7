import type { ImportOptions } from '../../contract/import/options.ts';
import {
  type ComparedProduct,
  type Judged,
  judgeRow,
  type ProductKeys,
  productOf,
} from './judge-row.ts';
import { type ReadRow, readRow } from './reading/read-row.ts';
import type { Survey } from './reading/survey-table.ts';
import { tableRows } from './table/table-rows.ts';

/** Where products are looked up. */
export type Catalogue = {
  keys: ProductKeys;
  read: (ids: number[]) => Promise<Map<number, ComparedProduct>>;
};

const AT_ONCE = 500;

/** The second reading: every row after `from`, judged, so many at a time. */
export async function* judgeTable(
  bytes: Uint8Array,
  options: ImportOptions,
  { survey, catalogue, from = 0 }: { survey: Survey; catalogue: Catalogue; from?: number },
): AsyncGenerator<Judged[]> {
  const { header, decimal } = survey;
  const firstOf = new Map<number, number>();
  let waiting: ReadRow[] = [];

  async function judge(): Promise<Judged[]> {
    const matched = waiting.map((read) => ({ read, found: productOf(read, catalogue.keys) }));
    const ids = matched.flatMap(({ found }) => (typeof found === 'number' ? [found] : []));
    const products = await catalogue.read([...new Set(ids)]);
    waiting = [];
    return matched.map(({ read, found }) => {
      const product = found === 'two' ? found : (products.get(found ?? 0) ?? null);
      const judged = judgeRow(read, product, { survey, keys: catalogue.keys });
      return refusedTwice(judged, firstOf);
    });
  }

  for await (const row of tableRows(bytes)) {
    if (row.number <= header.row) continue;
    const read = readRow(row, header.columns, { writes: options.writes, decimal });
    if (!read) continue;
    if (row.number <= from) {
      const found = productOf(read, catalogue.keys);
      if (typeof found === 'number' && !firstOf.has(found)) firstOf.set(found, row.number);
      continue;
    }
    waiting.push(read);
    if (waiting.length >= AT_ONCE) yield await judge();
  }
  if (waiting.length > 0) yield await judge();
}

/** One product under two of its keys, such as its code here and its EAN there. */
function refusedTwice(judged: Judged, firstOf: Map<number, number>): Judged {
  const { product, outcome, row, key } = judged;
  if (!product || outcome === 'refused') return judged;
  const first = firstOf.get(product.id);
  if (first === undefined) firstOf.set(product.id, row);
  if (first === undefined || first === row) return judged;
  const problem = { level: 'refused', field: 'code', key: 'ROW.TWICE', value: key } as const;
  return {
    ...judged,
    outcome: 'refused',
    changes: {},
    problems: [...judged.problems, { ...problem, values: { row: first } }],
  };
}
