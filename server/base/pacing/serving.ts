import { setTimeout as sleep } from 'node:timers/promises';

/** How many requests are being answered, and how many were: for every thread of the process to see. */
export const serving = new Int32Array(new SharedArrayBuffer(8));
const UNDER_WAY = 0;
const ANSWERED = 1;

/** Counts a request until there is an answer to send. */
export function whileServing<Answer>(answer: () => Answer | Promise<Answer>) {
  Atomics.add(serving, UNDER_WAY, 1);
  let answering: Answer | Promise<Answer>;
  try {
    answering = answer();
  } catch (error) {
    end();
    throw error;
  }
  if (answering instanceof Promise) return answering.finally(end);
  end();
  return answering;
}

function end() {
  Atomics.add(serving, ANSWERED, 1);
  if (Atomics.sub(serving, UNDER_WAY, 1) === 1) Atomics.notify(serving, UNDER_WAY);
}

/** Milliseconds. */
const LONGEST = 100;

/**
 * For work beside the shop, to be called between its pieces: where somebody is being answered it
 * rests until they are, for as long as it has worked since it last rested and no longer. So it goes
 * on at half its pace at least, however much is asked of the shop.
 */
export function givingWay(shown: Int32Array<SharedArrayBuffer>, now = () => performance.now()) {
  let workedSince = now();
  return async () => {
    const began = now();
    const until = began + Math.min(began - workedSince, LONGEST);
    for (let left = until - began; left > 0; left = until - now()) {
      const served = Atomics.load(shown, UNDER_WAY);
      if (served === 0) break;
      await Atomics.waitAsync(shown, UNDER_WAY, served, left).value;
    }
    workedSince = now();
  };
}

/**
 * The same for what nobody waits for, such as an import: where anybody was answered meanwhile, it
 * rests for as long as it has worked. Whoever reads a few times a second finds a processor free
 * every second time, also between two of their requests.
 */
export function atHalfPace(
  shown: Int32Array<SharedArrayBuffer>,
  rest: (milliseconds: number) => Promise<unknown> = sleep,
  now = () => performance.now(),
) {
  let workedSince = now();
  let answered = Atomics.load(shown, ANSWERED);
  return async () => {
    const isInUse =
      Atomics.load(shown, UNDER_WAY) > 0 || Atomics.load(shown, ANSWERED) !== answered;
    if (isInUse) await rest(Math.min(now() - workedSince, LONGEST));
    answered = Atomics.load(shown, ANSWERED);
    workedSince = now();
  };
}

/** Milliseconds. */
const LATELY = 1_000;

/** Tells, as often as it is asked, whether anybody was answered within the last second. */
export function watchUse(shown: Int32Array<SharedArrayBuffer>, now = () => performance.now()) {
  let answered = Atomics.load(shown, ANSWERED);
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const count = Atomics.load(shown, ANSWERED);
    if (count !== answered || Atomics.load(shown, UNDER_WAY) > 0) until = now() + LATELY;
    answered = count;
    return now() < until;
  };
}
