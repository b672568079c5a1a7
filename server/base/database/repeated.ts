import { setTimeout as sleep } from 'node:timers/promises';
import { isOvertaken } from '../outages/is-overtaken.ts';

/** Of those who want the same row at the same moment one gets it at each try: of a pool, ten. */
const TRIES = 16;
/** Milliseconds; at most the first before the second try, then up to twice as long each time. */
const [SHORTEST, LONGEST] = [10, 320];

type Means<Done> = {
  pause?: (milliseconds: number) => Promise<unknown>;
  /** How it is done from the second time on. */
  again?: (work: () => Promise<Done>) => Promise<Done>;
};

/**
 * The work, done again from its beginning where others overtook it, after a pause that grows and is
 * never the same for two. It leaves nothing behind when it fails.
 */
export async function repeated<Done>(
  work: () => Promise<Done>,
  { pause = sleep, again = (work) => work() }: Means<Done> = {},
): Promise<Done> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await (tried === 1 ? work() : again(work));
    } catch (error) {
      if (!isOvertaken(error) || tried === TRIES) throw error;
    }
    await pause(Math.random() * Math.min(SHORTEST * 2 ** (tried - 1), LONGEST));
  }
}

const BEGIN = /^\s*(begin|start transaction)/i;
const END = /^\s*(commit|rollback(?! to))/i;

/**
 * Of what is sent over one connection, statements that are no part of a transaction are done again
 * each by itself. A transaction is repeated as a whole, by whoever opened it.
 */
export function repeatingStatements<Answer>(
  send: (text: string, values: readonly unknown[]) => Promise<Answer>,
): typeof send {
  let isOpen = false;
  return (text, values) => {
    const isAlone = !isOpen && !BEGIN.test(text);
    if (BEGIN.test(text)) isOpen = true;
    else if (END.test(text)) isOpen = false;
    return isAlone ? repeated(() => send(text, values)) : send(text, values);
  };
}
