import { type Changing, change } from '../base/changes/change.ts';
import { Refused } from '../base/changes/refused.ts';
import type { Database } from '../base/database/connect.ts';

/** Changes the catalogue as a person of the shop does; what is refused fails the test. */
export async function inShop<Done>(db: Database, work: (changing: Changing) => Promise<Done>) {
  const done = await change(db, 'console', work);
  if (done instanceof Refused) throw done;
  return done;
}
