import type { Operation } from '../../../contract/operation.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Refusal, tooMany } from './refusal.ts';

/** Does the work when its turn comes. Throws Busy where too many others wait. */
type InTurn = <Done>(asked: Asked, work: () => Promise<Done>) => Promise<Done | Refusal>;
type Asked = {
  viewer: { kind: string; id?: number };
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** A part of a page that is being made: it had its turn. */
  isPart: boolean;
};

/** Seconds after which a customer who asked for too much at once may come again. */
const RETRY_AFTER = 5;

/**
 * Who waits for whom. Reads of the catalogue come one after the other and give way. Whatever somebody
 * does goes ahead; of one customer it waits for that customer's own calls, in memory, so that nobody
 * else waits for a connection to the database because of them.
 */
export function openPaces({ load }: Pick<Shop, 'load'>) {
  const { priority, reads, ownReads, ownWrites } = load;
  const ahead: InTurn = (_, work) => priority.goAhead(work);
  const afterOwn =
    (lines: typeof ownReads): InTurn =>
    ({ viewer: { id = 0 }, signal }, work) =>
      lines.take(id, () => priority.goAhead(work), { signal }).catch(refuseBusy);
  const givingWay: InTurn = async ({ isPart, signal }, work) => {
    if (isPart) return work();
    // Before a turn is taken, which others could use meanwhile.
    await priority.giveWay();
    return reads.take(work, { signal });
  };

  return ({ access, cache, method }: Operation): InTurn => {
    if (cache === 'shared') return givingWay;
    if (access === 'customer') return afterOwn(method === 'get' ? ownReads : ownWrites);
    // The long lists of the shop's people neither hold up anybody nor wait.
    return method === 'get' ? (_, work) => work() : ahead;
  };
}

function refuseBusy(error: unknown): Refusal {
  if (error instanceof Busy) return tooMany('ERROR.TOO_MANY_ATTEMPTS', RETRY_AFTER);
  throw error;
}
