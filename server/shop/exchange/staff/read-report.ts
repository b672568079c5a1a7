import { sql } from 'kysely';
import {
  type ExchangeRun,
  exchangeOutcomes,
  type OutcomeCounts,
} from '../../../../contract/staff/exchange.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';

/** So many things of a kind became this; null: they were not come to. */
type Counted = { kind: string; outcome: keyof OutcomeCounts | null; number: number };

/** What became of what a run brought. Relies on exchange_object_order, which begins with the file. */
export async function countOutcomes(db: Database | Trx, runId: number): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select kind, outcome, count(*)::integer as number
    from exchange_object
    where file_id in (select id from exchange_file where run_id = ${runId})
    group by kind, outcome
    order by kind, coalesce(outcome, 'unread')`.execute(db);
  return rows;
}

/** As a run's own report has it: `product: created 6, waiting 2; offer: …` */
export const written = (counted: Counted[]): string =>
  [...Map.groupBy(counted, ({ kind }) => kind)]
    .map(([kind, all]) => {
      const counts = all.map(({ outcome, number }) => `${outcome ?? 'unread'} ${number}`);
      return `${kind}: ${counts.join(', ')}`;
    })
    .join('; ');

/** The same read back, with what was not hidden. */
export function readReport(report: string): {
  /** Null: nobody has counted. */
  counted: Counted[] | null;
  notHidden: { products: number; of: number } | null;
} {
  const counted = report.split('; ').flatMap((part) => {
    const [, kind = '', counts = ''] = /^([a-z-]+): (.+)$/.exec(part) ?? [];
    return [...counts.matchAll(/\b([a-z]+) (\d+)\b/g)].flatMap(([, word, number]) => {
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
export function summedUp(
  kind: ExchangeRun['kind'],
  counted: Counted[],
): Pick<ExchangeRun, 'counts' | 'misplaced' | 'put_off'> {
  const sum = (meant: (one: Counted) => boolean) =>
    counted.filter(meant).reduce((all, { number }) => all + number, 0);
  const ofGoods = (...outcomes: Counted['outcome'][]) =>
    sum((one) => ['product', 'offer'].includes(one.kind) && outcomes.includes(one.outcome));
  const taken = ofGoods('created', 'changed', 'unchanged', 'archived');
  const waiting = ofGoods('waiting');
  const counts = Object.fromEntries(
    exchangeOutcomes.map((outcome) => [outcome, sum((one) => one.outcome === outcome)]),
  ) as OutcomeCounts;
  return {
    counts,
    misplaced:
      kind === 'catalogue' ? sum((one) => one.kind === 'document' && one.outcome !== null) : 0,
    put_off: waiting === 0 ? 'nothing' : taken > 0 ? 'some' : 'everything',
  };
}
