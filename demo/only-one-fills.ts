import type { Trx } from '../server/base/database/connect.ts';
import { lockName } from '../server/base/database/lock-name.ts';

/** Processes that start together: one fills the shop, the others find the work done. */
export const onlyOneFills = (trx: Trx) => lockName(trx, 'filling of an empty shop');
