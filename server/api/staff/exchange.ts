import * as operations from '../../../contract/staff/operations/exchange.ts';
import { change } from '../../changes/change.ts';
import { Refused } from '../../changes/refused.ts';
import { decideProperty, listProperties } from '../../exchange/applying/decide-property.ts';
import { decideWaiting } from '../../exchange/applying/decide-waiting.ts';
import { listPriceTypes } from '../../exchange/applying/read-prices.ts';
import { listWaiting } from '../../exchange/applying/waiting-list.ts';
import { exportRun } from '../../exchange/export-run.ts';
import { listRuns } from '../../exchange/runs.ts';
import { tryPackage } from '../../exchange/try-package.ts';
import type { Shop } from '../../shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export const staffExchange = ({ db, settings }: Shop): Endpoint[] => [
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
  endpoint(operations.listExchangeProperties, async () => ({
    results: await listProperties(db),
  })),
  endpoint(operations.decideExchangeProperty, async ({ viewer, params, body }) =>
    orRefusal(
      await change(db, actorOf(viewer), (changing) =>
        decideProperty(changing, params.id, { input: body.decision, seen: body.version }),
      ),
    ),
  ),
  endpoint(operations.listExchangePriceTypes, async () => ({
    results: await listPriceTypes(db, settings().exchange.priceType),
  })),
  endpoint(operations.exportExchangeRun, (asked) =>
    exportAnswer(`1c-${asked.params.id}`, asked, (by) => exportRun(db, by, asked.params.id)),
  ),
  endpoint(operations.tryExchangePackage, ({ query, body }) =>
    tryPackage(db, { name: query.name, content: body }),
  ),
];
