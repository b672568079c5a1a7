import * as operations from '../../../../contract/staff/operations/first-steps.ts';
import { done } from '../../../base/changes/refused.ts';
import { readFirstSteps, takePages, takeSections } from '../../../shop/first-steps/first-steps.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf } from './staff-endpoints.ts';

export const staffFirstSteps = (shop: Shop): Endpoint[] => [
  endpoint(operations.readFirstSteps, () => readFirstSteps(shop.db)),
  endpoint(operations.takeSections, async ({ viewer }) => {
    done(await takeSections(shop.db, actorOf(viewer)));
    return readFirstSteps(shop.db);
  }),
  endpoint(operations.takePages, async ({ viewer }) => {
    done(await takePages(shop.db, actorOf(viewer)));
    return readFirstSteps(shop.db);
  }),
];
