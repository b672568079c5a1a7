import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PATIENCE } from '../../testing/patience.ts';
import { uniqueName } from '../../testing/unique-name.ts';
import { connect } from '../base/database/connect.ts';
import { addCustomer } from './add-customer.ts';
import { createDatabase } from './databases.ts';
import { openShopOn } from './open-test-shop.ts';
import { openedOnce } from './opened-once.ts';

export type DemoShop = Awaited<ReturnType<typeof openDemoShop>>;

/**
 * The demo shop with one customer, opened once for all files of this process. It can only be read:
 * a suite that writes opens a shop of its own.
 */
export const demoShop = openedOnce(openDemoShop);

async function openDemoShop() {
  const url = await createDatabase('demo');
  const writing = connect(url, { connections: 1, patience: PATIENCE });
  const { token } = await addCustomer(writing, { username: 'client1' });
  // Of every connection that is opened from now on, whichever way.
  await sql`
    alter database ${sql.id(new URL(url).pathname.slice(1))}
    set default_transaction_read_only = on`.execute(writing);
  await writing.destroy();

  // Nothing is kept there: pictures are made for those who ask for them, and nobody does.
  const dataDir = join(tmpdir(), uniqueName('cablaj-demo'));
  const { shop, url: address, db, app, api, countQueries } = await openShopOn(url, { dataDir });
  return { shop, url: address, db, app, api, countQueries, token };
}
