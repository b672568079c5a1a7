import { complaintsOf, type Tally } from '../tally.ts';

/** Seconds for which nobody may be able to order when something fails. */
export const MOST_SECONDS = 15;

export type Round = {
  /** Milliseconds of the clock: when orders were acknowledged. */
  moments: number[];
  /** From when and until when somebody should have been able to order. */
  from: number;
  to: number;
};

/** The longest time without an order, in seconds. */
export function secondsWithout({ moments, from, to }: Round): number {
  const known = [from, ...moments.filter((at) => at > from && at < to).sort(byTime), to];
  const gaps = known.slice(1).map((at, index) => at - (known[index] ?? at));
  return Math.max(0, ...gaps) / 1_000;
}

const byTime = (one: number, other: number) => one - other;

export type Counted = Tally & {
  rounds: number;
  /** Of each round. */
  seconds: number[];
  /** What readers were answered besides what they asked for and 503. */
  odd: string[];
  read: number;
  readAway: number;
  pricesWrong: number;
};

export const rowOf = (fault: string, counted: Counted) => ({
  fault,
  rounds: counted.rounds,
  acknowledged: counted.acknowledged,
  found: counted.found,
  lost: counted.lost,
  doubled: counted.doubled,
  oversold: counted.oversold,
  'seconds without': `${rounded(median(counted.seconds))} (${rounded(Math.max(0, ...counted.seconds))})`,
  'sent again': counted.sentAgain,
  read: counted.read,
  'read 503': counted.readAway,
  'other answers': counted.odd.length,
  'mails repeated': counted.repeats,
  'job wrong': counted.pricesWrong,
});

const rounded = (seconds: number) => seconds.toFixed(1);

const median = (values: number[]) =>
  values.toSorted(byTime)[Math.floor((values.length - 1) / 2)] ?? 0;

/** What breaks a promise. `deaths`: how often a process of the shop died. */
export function complaintsAbout(fault: string, counted: Counted, deaths: number): string[] {
  const slow = counted.seconds.filter((seconds) => seconds > MOST_SECONDS);
  return [
    ...complaintsOf(counted, deaths),
    ...slow.map((seconds) => `${rounded(seconds)} s without an order`),
    ...(counted.pricesWrong > 0 ? [`${counted.pricesWrong} prices not written once`] : []),
  ].map((complaint) => `${fault}: ${complaint}`);
}
