import type { Trx } from '../../../base/database/connect.ts';
import { lockName, lockNameShared } from '../../../base/database/lock-name.ts';

const VALUES = 'values that products have';

/** For whoever says which values products have: any number at once. */
export const lockValuesShared = (trx: Trx) => lockNameShared(trx, VALUES);

/** For whoever makes one value of two, when nobody else may say which products have. */
export const lockValues = (trx: Trx) => lockName(trx, VALUES);
