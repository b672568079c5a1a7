import { setTimeout as sleep } from 'node:timers/promises';

/**
 * More is asked for than can be done: whoever asked may come again in a while. Hundreds of them are
 * made a second, and nobody asks where: finding that out would cost more than the rest.
 */
export class Busy extends Error {
  constructor() {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('more is asked for than can be done');
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export type Limits = {
  /** How much is done at the same time. */
  atOnce: number;
  /** How many wait, and for how many milliseconds at most since they asked. */
  waiting: number;
  patience: number;
  /** Lets time pass before somebody is sent away; a test's time passes at once. */
  pause?: (milliseconds: number) => Promise<unknown>;
};

type Asked = {
  /** Calls the work off while it waits; what has begun is finished. */
  signal?: AbortSignal | undefined;
  /** What is made anew while its old form is still good: it has every second turn, not more. */
  isRenewal?: boolean;
  /** Who asks, such as a network: whoever asks for much has no more turns than others who wait. */
  from?: string;
  /** When they asked, by performance.now(), where that was before they came to this line. */
  since?: number;
};

export type WaitingLine = {
  /** Does the work when its turn comes, or throws Busy. */
  take: <T>(work: () => Promise<T>, asked?: Asked) => Promise<T>;
  /**
   * Sends away whoever asks now, where `take` could only do the same: settles when they may hear of
   * it. Null where it would not.
   */
  turnAway: (asked?: Pick<Asked, 'from' | 'since'>) => Promise<void> | null;
  /** For whoever watches; `refused`: since the start. */
  state: () => { underWay: number; waiting: number; refused: number };
  /** Nothing is done and nobody waits. */
  isIdle: () => boolean;
};

/**
 * Somebody sent away at once asks again at once, and a hundred of them take the processor by being
 * refused. So they hear it a little later; but no more than these are kept for that.
 */
const MOST_KEPT = 1_000;
/**
 * Milliseconds from when they asked, and not the same for all: a hundred refusals at one moment would
 * hold up an order. Everybody is to hear something within two seconds, and where hundreds arrive at
 * one moment the last of them have waited for a part of that before anybody could see them.
 */
const keptFor = () => 600 + 500 * Math.random();

/**
 * Work of one kind, so much at a time and no more: in the order it was asked for, but one of each
 * who ask before a second one of anybody. Where no place is left, whoever has most of them gives one
 * up to somebody who has fewer.
 */
export function openLine({ atOnce, waiting, patience, pause = sleep }: Limits): WaitingLine {
  const asked: Turn[] = [];
  const renewals: Turn[] = [];
  let underWay = 0;
  let kept = 0;
  let wasRenewal = false;
  let refused = 0;
  /** Of the turn that was begun last: each who waits has one turn a round. */
  let round = 0;

  function next() {
    wasRenewal = renewals.length > 0 && (!wasRenewal || asked.length === 0);
    if (wasRenewal) return renewals.shift();
    const [first] = asked.toSorted(byRound);
    if (!first) return undefined;
    asked.splice(asked.indexOf(first), 1);
    round = first.round;
    return first;
  }

  const roundOf = (from: string) =>
    1 + Math.max(round, ...asked.filter((turn) => turn.from === from).map((turn) => turn.round));

  /** Somebody with more places, who has one to give up. */
  function whoYieldsTo(from: string): Turn | undefined {
    const last = asked.toSorted(byRound).at(-1);
    return last && last.round > roundOf(from) ? last : undefined;
  }

  function makeRoomFor(from: string): boolean {
    const yielding = whoYieldsTo(from);
    yielding?.sendAway();
    return yielding !== undefined;
  }

  const isFree = () => underWay < atOnce && asked.length + renewals.length === 0;

  function release() {
    underWay -= 1;
    // In between, whatever else came in has its turn.
    if (asked.length + renewals.length > 0) setImmediate(begin);
  }

  function begin() {
    while (underWay < atOnce) {
      const turn = next();
      if (!turn) return;
      underWay += 1;
      turn.begin();
    }
  }

  function wait(line: Turn[], { signal, from, since }: Waiting) {
    return new Promise<void>((resolve, reject) => {
      const turn: Turn = {
        from,
        round: roundOf(from),
        begin() {
          leave();
          resolve();
        },
        sendAway() {
          drop();
          sendAway(since).catch(reject);
        },
      };
      const drop = () => {
        const at = line.indexOf(turn);
        if (at >= 0) line.splice(at, 1);
        leave();
      };
      const giveUp = (reason: unknown) => {
        drop();
        reject(reason);
      };
      const onAbort = () => giveUp(signal?.reason);
      const timer = setTimeout(
        () => {
          refused += 1;
          giveUp(new Busy());
        },
        since + patience - performance.now(),
      );
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      line.push(turn);
    });
  }

  async function refuse(since: number) {
    refused += 1;
    const left = since + keptFor() - performance.now();
    if (left <= 0 || kept >= MOST_KEPT) return;
    kept += 1;
    await pause(left).finally(() => {
      kept -= 1;
    });
  }

  async function sendAway(since: number): Promise<never> {
    await refuse(since);
    throw new Busy();
  }

  return {
    async take(work, { signal, isRenewal = false, from = '', since = performance.now() } = {}) {
      signal?.throwIfAborted();
      const line = isRenewal ? renewals : asked;
      if (isFree()) underWay += 1;
      else if (line.length < waiting || (!isRenewal && makeRoomFor(from))) {
        await wait(line, { signal, from, since });
      }
      // Nobody waits for a renewal, so nobody needs to be kept.
      else await (isRenewal ? Promise.reject(new Busy()) : sendAway(since));
      try {
        return await work();
      } finally {
        release();
      }
    },
    turnAway: ({ from = '', since = performance.now() } = {}) =>
      isFree() || asked.length < waiting || whoYieldsTo(from) ? null : refuse(since),
    state: () => ({ underWay, waiting: asked.length + renewals.length, refused }),
    isIdle: () => underWay + asked.length + renewals.length === 0,
  };
}

type Waiting = { signal: AbortSignal | undefined; from: string; since: number };
type Turn = { from: string; round: number; begin: () => void; sendAway: () => void };

const byRound = (one: Turn, other: Turn) => one.round - other.round;

/** A line for each key, such as a customer; one that is idle takes no room. */
export function linePerKey<Key>(limits: Limits) {
  const lines = new Map<Key, WaitingLine>();
  return {
    async take<T>(key: Key, work: () => Promise<T>, asked?: Asked): Promise<T> {
      const line = lines.get(key) ?? openLine(limits);
      lines.set(key, line);
      try {
        return await line.take(work, asked);
      } finally {
        if (line.isIdle() && lines.get(key) === line) lines.delete(key);
      }
    },
    size: () => lines.size,
  };
}
