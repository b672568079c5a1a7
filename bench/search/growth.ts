import { percentile } from '../../search-quality/report.ts';
import type { Answer } from './contest.ts';

/** Milliseconds at the 95th percentile with the large catalogue. */
const budgets = [
  { tries: 'first tries', isSecond: false, within: 30 },
  { tries: 'second tries', isSecond: true, within: 80 },
];
const LARGEST_RATIO = 4;

export type Growth = { tries: string; median: number; p95: number; ratio: number; within: number };

/** How long the same queries take with the large catalogue, and how much longer than before. */
export const compareSizes = (small: readonly Answer[], large: readonly Answer[]): Growth[] =>
  budgets.flatMap(({ tries, isSecond, within }) => {
    const [before, after] = [timesOf(small, isSecond), timesOf(large, isSecond)];
    if (before.length === 0 || after.length === 0) return [];
    const median = percentile(after, 0.5);
    const ratio = median / percentile(before, 0.5);
    return [{ tries, median, p95: percentile(after, 0.95), ratio, within }];
  });

export const brokenBudgets = (growths: readonly Growth[]): string[] =>
  growths.flatMap(({ tries, p95, ratio, within }) => [
    ...(p95 > within ? [`${tries}: p95 ${p95.toFixed(1)} ms, budget ${within} ms`] : []),
    ...(ratio > LARGEST_RATIO
      ? [`${tries}: ratio ${ratio.toFixed(1)}, budget ${LARGEST_RATIO}`]
      : []),
  ]);

const timesOf = (answers: readonly Answer[], isSecond: boolean): number[] =>
  answers.filter(({ secondTry }) => secondTry === isSecond).flatMap(({ times }) => times);
