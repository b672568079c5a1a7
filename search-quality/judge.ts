import { type Fields, holds } from './predicate.ts';
import type { Case } from './read-cases.ts';

/** How deep a list must be known to judge a case by it. */
export const depthOf = ({ rule }: Pick<Case, 'rule'>): number =>
  Math.max(rule.count, 3, ...rule.also.map(({ within }) => within));

/**
 * What is wrong with the order of the products found; nothing when the case passes. `strict` bars
 * what must not stand there from the first three products at least.
 */
export function judge(
  { must, rule, not }: Pick<Case, 'must' | 'rule' | 'not'>,
  products: readonly Fields[],
  { strict = false } = {},
): string[] {
  if (products.length === 0) return ['nothing found'];
  const complaints: string[] = [];
  const required: number[] = [];
  const first = products.slice(0, rule.count);
  if (rule.kind === 'all') {
    required.push(rule.count - 1);
    if (first.length < rule.count) complaints.push(`only ${first.length} found`);
    const wrong = first.flatMap((fields, at) => (holds(must, fields) ? [] : [at + 1]));
    if (wrong.length > 0) complaints.push(`not what was asked for at ${wrong.join(', ')}`);
  } else {
    const hit = first.findIndex((fields) => holds(must, fields));
    if (hit < 0) complaints.push(`not among the first ${rule.count}`);
    required.push(hit < 0 ? rule.count - 1 : hit);
  }
  for (const { within, predicate } of rule.also) {
    const hit = products.slice(0, within).findIndex((fields) => holds(predicate, fields));
    if (hit < 0) complaints.push(`${predicate[0]?.values[0]} not among the first ${within}`);
    else required.push(hit);
  }
  const last = Math.max(...required, strict ? 2 : 0);
  const barred = products
    .slice(0, last + 1)
    .findIndex((fields) => not.some((predicate) => holds(predicate, fields)));
  if (barred >= 0) complaints.push(`what must not stand there stands at ${barred + 1}`);
  return complaints;
}
