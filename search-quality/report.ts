import type { Result } from './run-cases.ts';

const SHOWN = 5;

/** A line for a case that passes; why it fails and what stood first for one that does not. */
export function describe({ case: { id, locale, query }, complaints, took, list }: Result): string {
  const verdict = complaints.length === 0 ? 'pass' : 'FAIL';
  const line = `${verdict} ${id} ${locale} ${query}  ${took.toFixed(1)} ms`;
  if (complaints.length === 0) return line;
  const { search } = list;
  const reading = search && {
    read: [search.change, search.searched].filter(Boolean).join(': '),
    without: search.left_out.join(' '),
  };
  return [
    line,
    ...complaints.map((complaint) => `       ${complaint}`),
    ...(reading ? [`       read as ${reading.read}`] : []),
    ...(reading?.without ? [`       without ${reading.without}`] : []),
    ...list.results
      .slice(0, SHOWN)
      .map(({ title, code }, at) => `       ${at + 1}. ${title} [${code}]`),
  ].join('\n');
}

export const shareOf = (results: readonly Result[]): number =>
  results.filter(({ complaints }) => complaints.length === 0).length / results.length;

/** Passed and all, by group. */
export function tabulate(results: readonly Result[]) {
  const groups = Map.groupBy(results, ({ case: { group } }) => group);
  return Object.fromEntries(
    [...groups].map(([group, own]) => [
      group,
      { passed: Math.round(shareOf(own) * own.length), of: own.length },
    ]),
  );
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
