import type { StaffOperation } from '../operation.ts';
import * as audit from './operations/audit.ts';
import * as ownAccount from './operations/own-account.ts';
import * as people from './operations/people.ts';
import * as priceChanges from './operations/price-changes.ts';
import * as session from './operations/session.ts';
import * as sheet from './operations/sheet.ts';

const operations = [
  ...Object.values(session),
  ...Object.values(ownAccount),
  ...Object.values(people),
  ...Object.values(audit),
  ...Object.values(sheet),
  ...Object.values(priceChanges),
];

/** Each by its own type, so that a method and a path say which one is meant. */
export type AnyStaffOperation = (typeof operations)[number];

/** Apart from every-operation.ts: the API's public document knows nothing of these. */
export const everyStaffOperation: StaffOperation[] = operations;
