import * as operations from '../../../../contract/staff/operations/first-steps.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { readFirstSteps, takePages, takeSections } from '../../../shop/first-steps/first-steps.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, orRefusal } from './answer-refused.ts';

export const staffFirstSteps = (shop: Shop): Endpoint[] => [
  endpoint(operations.readFirstSteps, () => readFirstSteps(shop.db)),
  endpoint(operations.takeSections, async ({ viewer }) => {
    const refused = await takeSections(shop.db, actorOf(viewer));
    if (refused instanceof Refused) return orRefusal<never>(refused);
    return readFirstSteps(shop.db);
  }),
  endpoint(operations.takePages, async ({ viewer }) => {
    const refused = await takePages(shop.db, actorOf(viewer));
    if (refused instanceof Refused) return orRefusal<never>(refused);
    return readFirstSteps(shop.db);
  }),
];
