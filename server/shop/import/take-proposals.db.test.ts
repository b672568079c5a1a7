import { afterAll, expect, test } from 'vitest';
import { openImportSetup } from './import-setup.fixture.ts';
import { takeProposals } from './take-proposals.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { tried, applied, asAna, codeOf, catalogueNow } = setup;

test('a stock like “> 1000” is taken as it is proposed, row by row or all at once', async () => {
  const [one, two] = [await setup.another(), await setup.another()];
  const creates = {
    category: setup.small.categories.sockets,
    brand: setup.small.brand,
    unit: 'm',
    state: 'active',
  };
  const table = `Cod;Denumire;Preț;Stoc
${await codeOf(one)};x;12,50;> 1000
${await codeOf(two)};x;12,50;500+
PROP-1;nou;3,00;~20
PROP-2;nou;fără;~20
`;
  const options = { writes: ['price', 'stock'], creates };
  const { id, summary } = await tried(table, { options });
  expect(summary?.counts).toEqual({ new: 1, changed: 0, same: 2, refused: 1 });
  const takable = async () =>
    (await setup.shown(id))?.rows.map(({ problems }) =>
      problems.some((problem) => problem.is_takable),
    );
  expect(await takable()).toEqual([true, true, true, false]);
  const before = await catalogueNow();

  const take = (row: number | null) => asAna((changing) => takeProposals(changing, id, row));
  expect(await take(2)).toEqual({ rows: 1 });
  expect(await take(2)).toEqual({ rows: 0 });
  expect(await take(5)).toEqual({ rows: 0 });
  const shown = await setup.shown(id);
  expect(shown?.run.found).toMatchObject({ new: 1, changed: 1, same: 1, refused: 1 });
  expect(shown?.rows[0]).toMatchObject({
    outcome: 'changed',
    changes: [{ field: 'stock', to: 1000 }],
    problems: [{ level: 'note', value: '> 1000', proposal: null, is_takable: false }],
  });
  expect(await take(null)).toEqual({ rows: 2 });
  expect(await takable()).toEqual([false, false, false, false]);
  expect(await catalogueNow()).toEqual(before);

  await applied(id);
  const stocks = await setup.db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select('on_hand')
    .where((row) => row.or([row('id', 'in', [one, two]), row('code', '=', 'PROP-1')]))
    .orderBy('id')
    .execute();
  expect(stocks.map(({ on_hand }) => on_hand)).toEqual([1000, 500, 20]);
  const after = await catalogueNow();
  expect(await take(null)).toBe('not-tried');
  expect(await catalogueNow()).toEqual(after);
});
