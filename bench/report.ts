import type { Measured } from './measure.ts';
import type { Scenario } from './scenarios.ts';

/** One scenario with each size of catalogue, from small to large. */
export type Row = { scenario: Scenario; sizes: ({ products: number } & Measured)[] };

const LARGEST_RATIO = 4;
/** A catalogue may grow to this size at that ratio; beyond, the budgets alone count. */
const LARGE = 100_000;

const short = (products: number) =>
  products >= 1e6 ? `${products / 1e6}M` : `${Math.round(products / 1000)}k`;

const rounded = (value: number) => Number(value.toFixed(2));

/** Null where there is nothing to compare. */
function ratioOf({ sizes }: Row): number | null {
  const [small] = sizes;
  const large = sizes.findLast(({ products }) => products <= LARGE);
  return small && large && small !== large ? large.median / small.median : null;
}

export const tabulate = (rows: Row[]) =>
  Object.fromEntries(
    rows.map((row) => [
      row.scenario.name,
      {
        ...Object.fromEntries(
          row.sizes.flatMap(({ products, median, p95 }) => [
            [`median ${short(products)}`, rounded(median)],
            [`p95 ${short(products)}`, rounded(p95)],
          ]),
        ),
        ratio: rounded(ratioOf(row) ?? Number.NaN),
        queries: rounded(row.sizes.at(-1)?.queries ?? 0),
      },
    ]),
  );

/** What to complain of: a read that is too slow, or that grows too much with the catalogue. */
export function brokenBudgets(row: Row): string[] {
  const { name, budgets = [], isRead } = row.scenario;
  const slow = budgets.flatMap(({ products, of, within }) =>
    row.sizes
      .filter((size) => size.products === products && size[of] > within)
      .map(
        (size) =>
          `${name}, ${short(products)}: ${of} ${size[of].toFixed(1)} ms, budget ${within} ms`,
      ),
  );
  const ratio = ratioOf(row);
  const grown =
    isRead && ratio !== null && ratio > LARGEST_RATIO
      ? [`${name}: ratio ${ratio.toFixed(1)}, budget ${LARGEST_RATIO}`]
      : [];
  return [...slow, ...grown];
}
