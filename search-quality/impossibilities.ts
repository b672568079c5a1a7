import { type Fields, holds, type Predicate } from './predicate.ts';
import type { Case } from './read-cases.ts';

/** Cases that prove nothing: no search could pass them, or none could fail their `not`. */
export function impossibilities(cases: readonly Case[], products: readonly Fields[]): string[] {
  const matching = (predicate: Predicate) => products.filter((fields) => holds(predicate, fields));
  return cases.flatMap(({ id, must, rule, not }) => {
    const wanted = matching(must);
    const needed = rule.kind === 'all' ? rule.count : 1;
    return [
      ...(wanted.length < needed ? [`${id}: ${wanted.length} products are what it asks for`] : []),
      ...rule.also.flatMap(({ predicate }) =>
        matching(predicate).length === 0 ? [`${id}: no product is what it asks for beside`] : [],
      ),
      ...not.flatMap((barred) =>
        matching(barred).length === 0 ? [`${id}: no product is what it bars`] : [],
      ),
      ...not.flatMap((barred) =>
        wanted.some((fields) => holds(barred, fields)) ? [`${id}: it bars what it asks for`] : [],
      ),
    ];
  });
}
