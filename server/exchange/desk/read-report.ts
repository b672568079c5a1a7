import { exchangeOutcomes, type OutcomeCounts } from '../../../contract/staff/exchange.ts';

/** What a run's own report tells: `product: created 6, waiting 2; offer: …; hidden: 4`. */
export function readReport(report: string): {
  /** Null: nobody has counted. */
  counts: OutcomeCounts | null;
  notHidden: { products: number; of: number } | null;
} {
  const counts = noOutcomes();
  let isCounted = false;
  for (const [, word, number] of report.matchAll(/\b([a-z]+) (\d+)\b/g)) {
    const outcome = exchangeOutcomes.find((one) => one === word);
    if (!outcome) continue;
    counts[outcome] += Number(number);
    isCounted = true;
  }
  const [, products, of] = /not hidden: (\d+) of (\d+)/.exec(report) ?? [];
  return {
    counts: isCounted ? counts : null,
    notHidden: products && of ? { products: Number(products), of: Number(of) } : null,
  };
}

export const noOutcomes = (): OutcomeCounts => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  archived: 0,
  waiting: 0,
  refused: 0,
  skipped: 0,
});
