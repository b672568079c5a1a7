import { expect, test } from 'vitest';
import { demoCatalogue } from '../../demo/catalogue/demo-catalogue.fixture.ts';
import { searchProducts } from '../../server/shop/search/search-products.ts';
import { demoShop } from '../../server/testing/demo-shop.ts';
import { kindCases } from '../case-files.ts';
import { fieldsByCode } from '../product-fields.ts';
import { meanKept, measureKinds, shareKept } from './measure-kinds.ts';
import { describeKept } from './report-kinds.ts';

/** What a search may list that is not what was asked for: two in a hundred. */
const FLOOR = 0.98;

const shop = await demoShop();
const catalogue = shop.shop.catalogue();
const rows = await shop.db.selectFrom('product').select(['id', 'code']).execute();
const codes = new Map(rows.map(({ id, code }) => [id, code]));

/** The whole list, without leafing through its pages. */
async function listWhole({ query }: { query: string }): Promise<string[]> {
  const found = searchProducts(catalogue, query, false);
  return catalogue.index
    .mostRelevant(found, found.rows.length)
    .flatMap((id) => codes.get(id) ?? []);
}

test('a whole list is the thing that was asked for, in people’s words of all sections', async () => {
  const kept = await measureKinds(kindCases(), listWhole, fieldsByCode(demoCatalogue));
  expect(kept.filter(({ complaints }) => complaints.length > 0).map(describeKept)).toEqual([]);
  const strays = kept.filter(({ listed, fitting }) => fitting < listed).map(describeKept);
  expect(shareKept(kept), strays.join('\n')).toBeGreaterThanOrEqual(FLOOR);
  expect(meanKept(kept), strays.join('\n')).toBeGreaterThanOrEqual(FLOOR);
});
