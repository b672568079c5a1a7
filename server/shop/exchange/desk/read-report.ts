import {
  type ExchangeRun,
  exchangeOutcomes,
  type OutcomeCounts,
} from '../../../../contract/staff/exchange.ts';

/** So many things of a kind became this. */
export type Counted = { kind: string; outcome: keyof OutcomeCounts; number: number };

/** What a run's own report tells: `product: created 6, waiting 2; offer: …; hidden: 4`. */
export function readReport(report: string): {
  /** Null: nobody has counted. */
  counted: Counted[] | null;
  notHidden: { products: number; of: number } | null;
} {
  const counted = report.split('; ').flatMap((part) => {
    const [, kind = '', said = ''] = /^([a-z-]+): (.+)$/.exec(part) ?? [];
    return [...said.matchAll(/\b([a-z]+) (\d+)\b/g)].flatMap(([, word, number]) => {
      const outcome = exchangeOutcomes.find((one) => one === word);
      return outcome ? [{ kind, outcome, number: Number(number) }] : [];
    });
  });
  const [, products, of] = /not hidden: (\d+) of (\d+)/.exec(report) ?? [];
  return {
    counted: counted.length > 0 ? counted : null,
    notHidden: products && of ? { products: Number(products), of: Number(of) } : null,
  };
}

/** What people are told of it. */
export function summedUp(kind: ExchangeRun['kind'], counted: Counted[]) {
  const sum = (meant: (one: Counted) => boolean) =>
    counted.filter(meant).reduce((all, { number }) => all + number, 0);
  const ofGoods = (...outcomes: Counted['outcome'][]) =>
    sum((one) => isGoods(one) && outcomes.includes(one.outcome));
  const taken = ofGoods('created', 'changed', 'unchanged', 'archived');
  const waiting = ofGoods('waiting');
  const counts = Object.fromEntries(
    exchangeOutcomes.map((outcome) => [outcome, sum((one) => one.outcome === outcome)]),
  ) as OutcomeCounts;
  return {
    counts,
    misplaced: kind === 'catalogue' ? sum((one) => one.kind === 'document') : 0,
    put_off:
      waiting === 0
        ? ('nothing' as const)
        : taken > 0
          ? ('some' as const)
          : ('everything' as const),
  };
}

const isGoods = ({ kind }: Counted) => kind === 'product' || kind === 'offer';
