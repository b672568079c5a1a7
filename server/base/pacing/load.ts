import type { Config } from '../config/config.ts';
import { openPriority } from './priority.ts';
import { type Limits, linePerKey, openLine } from './waiting-line.ts';

export type Load = ReturnType<typeof openLoad>;

type LoadConfig = Pick<Config, 'rendersAtOnce' | 'rendersWaiting' | 'rendersPatience'>;

/** Of the catalogue, over the API: some milliseconds each, and they wait for the database too. */
const READS_AT_ONCE = 4;
const READS_WAITING = 200;

/** A browser asks for two or three things of its customer at once. */
const OWN_READS_AT_ONCE = 4;
const OWN_WAITING = 20;
/** As long as the database is waited for. */
const OWN_PATIENCE = 8_000;

/** How much the shop takes on at once, and who goes first. */
export function openLoad(
  { rendersAtOnce, rendersWaiting, rendersPatience }: LoadConfig,
  pause: NonNullable<Limits['pause']>,
) {
  const own = { waiting: OWN_WAITING, patience: Math.max(OWN_PATIENCE, rendersPatience), pause };
  return {
    priority: openPriority(),
    renders: openLine({
      atOnce: rendersAtOnce,
      waiting: rendersWaiting,
      patience: rendersPatience,
      pause,
    }),
    reads: openLine({
      atOnce: READS_AT_ONCE,
      waiting: READS_WAITING,
      patience: rendersPatience,
      pause,
    }),
    /** What one customer reads of its own, and writes: it never holds more than this of the database. */
    ownReads: linePerKey<number>({ ...own, atOnce: OWN_READS_AT_ONCE }),
    ownWrites: linePerKey<number>({ ...own, atOnce: 1 }),
  };
}
