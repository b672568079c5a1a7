import * as operations from '../../../contract/staff/operations/exchange.ts';
import { change } from '../../changes/change.ts';
import { Refused } from '../../changes/refused.ts';
import { decideWaiting } from '../../exchange/applying/decide-waiting.ts';
import { listWaiting } from '../../exchange/applying/waiting-list.ts';
import { listRuns } from '../../exchange/runs.ts';
import type { Shop } from '../../shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, orRefusal } from './answer-refused.ts';

export const staffExchange = ({ db }: Pick<Shop, 'db'>): Endpoint[] => [
  endpoint(operations.listExchangeRuns, async () => ({
    results: (await listRuns(db)).map(({ started_at, ended_at, ...run }) => ({
      ...run,
      started_at: started_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
  })),
  endpoint(operations.listExchangeWaiting, async () => ({
    results: (await listWaiting(db)).map(({ since, ...waiting }) => ({
      ...waiting,
      since: since.toISOString(),
    })),
  })),
  endpoint(operations.decideExchangeWaiting, async ({ viewer, params, body }) => {
    const done = await change(db, actorOf(viewer), (changing) =>
      decideWaiting(changing, params.id, { input: body.decision, seen: body.version }),
    );
    if (done instanceof Refused) return orRefusal<never>(done);
    return { outcomes: done.map(({ outcome, reason = '' }) => ({ outcome, reason })) };
  }),
];
