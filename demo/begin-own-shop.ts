import { changeWithin } from '../server/base/changes/change.ts';
import type { Database } from '../server/base/database/connect.ts';
import { transact } from '../server/base/database/transact.ts';
import { saveSetting } from '../server/base/settings/save-setting.ts';
import { brands } from '../server/shop/catalogue/writing/brands.ts';
import { attributes } from './catalogue/attributes.ts';
import { units } from './catalogue/units.ts';
import { makeContent } from './content/make-content.ts';
import { loadAttributes, loadUnits } from './load-catalogue.ts';
import { loadPlaces } from './load-content.ts';
import { onlyOneFills } from './only-one-fills.ts';

/**
 * What every shop needs and nobody should have to type: the country's places, the trade's units, and
 * by what its goods are told apart. All else is its people's to say, step by step.
 */
export const beginOwnShop = (db: Database): Promise<void> =>
  transact(db, async (trx) => {
    await onlyOneFills(trx);
    const district = await trx.selectFrom('district').select('id').limit(1).executeTakeFirst();
    if (district) return;
    await changeWithin(trx, 'console', async (changing) => {
      await loadPlaces(changing, makeContent());
      await loadAttributes(changing, { attributes, products: [] });
      await loadUnits(changing, units);
      // Price lists seldom name a maker, and every product has one.
      await brands.create(changing, { slug: 'fara-marca', title: 'Fără marcă' });
      await saveSetting(changing, 'first_steps', { input: { isOver: false } });
    });
  });
