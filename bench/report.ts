import type { Measured } from './measure.ts';
import type { Scenario } from './scenarios.ts';

/** One scenario with a small and with a large catalogue. */
export type Comparison = { scenario: Scenario; small: Measured; large: Measured };

const LARGEST_RATIO = 4;

const ratioOf = ({ small, large }: Comparison) => large.median / small.median;

export function tabulate(comparisons: Comparison[]) {
  return Object.fromEntries(comparisons.map((one) => [one.scenario.name, columnsOf(one)]));
}

function columnsOf(comparison: Comparison) {
  const { small, large } = comparison;
  const rounded = (value: number) => Number(value.toFixed(2));
  return {
    'median 5k': rounded(small.median),
    'p95 5k': rounded(small.p95),
    'median 100k': rounded(large.median),
    'p95 100k': rounded(large.p95),
    ratio: rounded(ratioOf(comparison)),
    queries: rounded(large.queries),
  };
}

/** What to complain of: a read that is too slow, or that grows too much with the catalogue. */
export function brokenBudgets(comparison: Comparison): string[] {
  const { name, budget, isRead } = comparison.scenario;
  const ratio = ratioOf(comparison);
  const complaints: string[] = [];
  if (budget && comparison.large[budget.of] > budget.within) {
    const taken = comparison.large[budget.of].toFixed(1);
    complaints.push(`${name}: ${budget.of} ${taken} ms, budget ${budget.within} ms`);
  }
  if (isRead && ratio > LARGEST_RATIO) {
    complaints.push(`${name}: ratio ${ratio.toFixed(1)}, budget ${LARGEST_RATIO}`);
  }
  return complaints;
}
