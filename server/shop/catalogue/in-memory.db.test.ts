import { openTestShop } from '../../testing/open-test-shop.ts';
import { describeEngine } from './catalogue-engine.fixture.ts';

describeEngine('the catalogue in memory', async () => {
  const { db, shop, changes, close } = await openTestShop('demo');
  return { db, catalogue: shop.catalogue, catchUp: changes.catchUp, close };
});
