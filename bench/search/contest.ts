import { judge } from '../../search-quality/judge.ts';
import type { Fields } from '../../search-quality/predicate.ts';
import type { Case } from '../../search-quality/read-cases.ts';
import { percentile } from '../../search-quality/report.ts';
import type { Contestant } from './contestant.ts';

const ROUNDS = 3;

export type Answer = { case: Case; passed: boolean; secondTry: boolean; times: number[] };

/**
 * Puts every case to the engine, one after the other: a round to judge by and to warm up, then
 * rounds to measure. The order of products is judged; none but ours counts categories and filters.
 */
export async function contest(
  { search }: Contestant,
  cases: Case[],
  fields: ReadonlyMap<string, Fields>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const one of cases) {
    const { codes, secondTry = false } = await search(one.query, one.locale);
    const products = codes.flatMap((code) => fields.get(code) ?? []);
    answers.push({ case: one, passed: judge(one, products).length === 0, secondTry, times: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const answer of answers) {
      const start = performance.now();
      await search(answer.case.query, answer.case.locale);
      answer.times.push(performance.now() - start);
    }
  }
  return answers;
}

export function summarise(answers: readonly Answer[]) {
  const times = answers.flatMap((answer) => answer.times);
  return {
    'passed %': rounded((answers.filter(({ passed }) => passed).length / answers.length) * 100),
    median: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
  };
}

/** Cases passed by each engine, group by group. */
export function byGroup(results: ReadonlyMap<string, readonly Answer[]>) {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, answers] of results) {
    for (const [group, own] of Map.groupBy(answers, (answer) => answer.case.group)) {
      const passed = own.filter((answer) => answer.passed).length;
      table[group] = { ...table[group], [name]: `${passed}/${own.length}` };
    }
  }
  return table;
}

const rounded = (value: number) => Number(value.toFixed(2));
