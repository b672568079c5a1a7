import { expect } from 'vitest';
import { type Changing, change } from '../base/changes/change.ts';
import { Refused } from '../base/changes/refused.ts';
import type { Database } from '../base/database/connect.ts';
import { catalogueFingerprint } from './catalogue-fingerprint.ts';

/** What a change was refused for, with nothing written; what is not refused fails the test. */
export async function refusalOf(db: Database, work: (changing: Changing) => Promise<unknown>) {
  const before = await catalogueFingerprint(db);
  const result = await change(db, 'staff:7', work);
  expect(result).toBeInstanceOf(Refused);
  expect(await catalogueFingerprint(db)).toEqual(before);
  return (result as Refused).refusal;
}
