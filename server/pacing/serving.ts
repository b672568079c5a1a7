/** How many requests are being answered: for every thread of the process to see. */
export const serving = new Int32Array(new SharedArrayBuffer(4));

/** Counts a request until there is an answer to send. */
export function whileServing<Answer>(answer: () => Answer | Promise<Answer>) {
  Atomics.add(serving, 0, 1);
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
  if (Atomics.sub(serving, 0, 1) === 1) Atomics.notify(serving, 0);
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
      const served = Atomics.load(shown, 0);
      if (served === 0) break;
      await Atomics.waitAsync(shown, 0, served, left).value;
    }
    workedSince = now();
  };
}
