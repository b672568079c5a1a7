import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { moveStock } from '../../../shop/catalogue/stock/move-stock.ts';
import { changeProduct } from '../../../shop/catalogue/writing/change-product.ts';
import { lowestPrice } from '../../../shop/pricing/lowest-price.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { type SheetSetup, sharedSheetSetup } from './sheet-setup.fixture.ts';

let setup: SheetSetup;
let ana: Awaited<ReturnType<SheetSetup['person']>>;
beforeAll(async () => {
  ({ setup, ana } = await sharedSheetSetup());
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Row = {
  id: number;
  version: number;
  stock: number;
  promotion: { id: number; price: number; starts_at: string; ends_at: string | null } | null;
};

async function rowsOf(ids: number[]): Promise<Row[]> {
  const { section, colour } = setup.small.attributes;
  const { json } = await ana.get(`sheet/?columns=${section},${colour}`);
  return ids.map((id) => json.rows.find((row: Row) => row.id === id));
}

/** All a row says but its version, and when a promotion began: it begins again with the undoing. */
const shownValues = (rows: Row[]) =>
  rows.map(({ version, promotion, ...row }) => ({
    ...row,
    promotion: promotion && { price: promotion.price, ends_at: promotion.ends_at },
  }));

test('whatever was saved, undoing it leaves every product as it was', async () => {
  const ids: number[] = [];
  for (let left = 4; left > 0; left--) ids.push(await setup.another({ price: 100 }));
  const { values, attributes } = setup.small;
  const promotion = fc.option(
    fc.record({
      price: fc.integer({ min: 1, max: 60 }),
      starts_at: fc.constantFrom(null, inDays(1), inDays(2)),
      ends_at: fc.constantFrom(null, inDays(4), inDays(8)),
    }),
  );
  const edit = fc.record(
    {
      price: fc.integer({ min: 61, max: 999 }),
      state: fc.constantFrom('draft', 'active', 'archived'),
      title_ro: fc.constantFrom('Unu', 'Doi', 'Trei'),
      title_ru: fc.constantFrom('', 'Один', 'Два'),
      stock: fc.nat(50),
      promotion,
      section: fc.constantFrom([], [values.thin], [values.thick], [values.thick, values.thin]),
      colour: fc.constantFrom([], [values.white]),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ at: fc.nat(ids.length - 1), edit }), { minLength: 1, maxLength: 4 }),
      async (edits) => {
        const before = await rowsOf(ids);
        const rows = new Map(
          edits.map(({ at, edit: { stock, promotion: to, section, colour, ...fields } }) => {
            const row = before[at] as Row;
            const columns = {
              ...(section && { [attributes.section]: section }),
              ...(colour && { [attributes.colour]: colour }),
            };
            return [
              row.id,
              {
                id: row.id,
                version: row.version,
                ...fields,
                ...(stock !== undefined && {
                  stock: { counted: stock, seen: row.stock, reason: 'count' },
                }),
                ...(to !== undefined && {
                  promotion: { replaces: row.promotion?.id ?? null, to },
                }),
                ...(Object.keys(columns).length > 0 && { attributes: columns }),
              },
            ];
          }),
        );
        const { json: saved } = await ana.save(...rows.values());
        expect(saved.refused).toEqual([]);
        if (saved.batch === null) return;
        const changed = shownValues(await rowsOf(ids));

        const undone = await ana.undo(saved.batch);
        expect([undone.status, undone.json.left]).toEqual([200, []]);
        expect(shownValues(await rowsOf(ids))).toEqual(shownValues(before));

        // The undoing is a save as any other.
        const redone = await ana.undo(undone.json.batch);
        expect(redone.json.left).toEqual([]);
        expect(shownValues(await rowsOf(ids))).toEqual(changed);
      },
    ),
    { numRuns: 12 },
  );
});

test('what somebody changed since stays, field by field, and is listed', async () => {
  const [first, second] = [
    await setup.another({ price: 100 }),
    await setup.another({ price: 100 }),
  ];
  const { json } = await ana.save(
    { id: first, version: 1, price: 150, title_ro: 'Salvat' },
    {
      id: second,
      version: 1,
      price: 150,
      stock: { counted: 5, seen: 0, reason: 'count' },
    },
  );
  await inShop(setup.shop.db, async (changing) => {
    await changeProduct(changing, first, { input: { price: 170 } });
    await moveStock(changing, [{ product_id: second, quantity: 2, reason: 'receipt' }]);
  });
  const { json: undone } = await ana.undo(json.batch);
  expect(undone.restored).toEqual([
    { id: first, version: 4 },
    { id: second, version: 3 },
  ]);
  expect(undone.left).toEqual([
    { id: first, code: expect.any(String), fields: { price: [expect.any(String)] } },
    { id: second, code: expect.any(String), fields: { stock: [expect.any(String)] } },
  ]);
  expect(await setup.stateOf(first)).toMatchObject({
    price: 17_000,
    titles: ['Cablu unu', 'Кабель один'],
  });
  expect(await setup.stateOf(second)).toMatchObject({ price: 10_000, stock: 7 });
});

test('a price does not go back below a promotion that somebody made since', async () => {
  const id = await setup.another({ price: 100 });
  const { json } = await ana.save({ id, version: 1, price: 150 });
  await ana.save({
    id,
    version: 2,
    promotion: { replaces: null, to: { price: 120, starts_at: null, ends_at: null } },
  });
  const before = await setup.stateOf(id);
  const { json: undone } = await ana.undo(json.batch);
  expect(undone).toMatchObject({ batch: null, restored: [], left: [{ id }] });
  expect(await setup.stateOf(id)).toEqual(before);
});

test('what was paid meanwhile stays in the history', async () => {
  const id = await setup.another({ price: 100 });
  const { json } = await ana.save({ id, version: 1, price: 40 });
  await ana.undo(json.batch);
  expect(await setup.stateOf(id)).toMatchObject({ price: 10_000, prices: [10_000, 4000, 10_000] });
  expect(await lowestPrice(setup.shop.db, id)).toBe(4000);
});

test('of several who undo the same save at once, one does, and nobody does it again', async () => {
  const id = await setup.another({ price: 100 });
  const { json } = await ana.save({ id, version: 1, price: 150 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => ana.undo(json.batch)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const before = await catalogueFingerprint(setup.shop.db);
  expect((await ana.undo(json.batch)).status).toBe(409);
  expect((await ana.undo(2_000_000_000)).status).toBe(404);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('nobody undoes what they may not write', async () => {
  const id = await setup.another({ price: 100 });
  const stock = { counted: 5, seen: 0, reason: 'count' };
  const { json } = await ana.save({ id, version: 1, price: 150, stock });
  const sales = await setup.person('sales');
  const before = await catalogueFingerprint(setup.shop.db);
  expect((await sales.undo(json.batch)).status).toBe(403);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
  const warehouse = await setup.person('warehouse');
  const { json: undone } = await warehouse.undo(json.batch);
  expect(Object.keys(undone.left[0].fields)).toEqual(['price']);
  expect(await setup.stateOf(id)).toMatchObject({ price: 15_000, stock: 0 });
});

test('the last saves are listed with who made them, what they changed and whether they are undone', async () => {
  const id = await setup.another({ price: 100 });
  const to = { price: 90, starts_at: null, ends_at: null };
  const changed = { price: 150, title_ru: 'Другой', promotion: { replaces: null, to } };
  const { json } = await ana.save({ id, version: 1, ...changed });
  const { json: undone } = await ana.undo(json.batch);
  const { json: list } = await ana.get('sheet/batches/');
  const saved = ['price', 'promotion', 'title_ru'];
  expect(list.slice(0, 2)).toMatchObject([
    { id: undone.batch, kind: 'undo', products: 1, fields: saved, is_undone: false },
    {
      id: json.batch,
      kind: 'sheet',
      actor: `staff:${ana.id}`,
      actor_name: expect.stringMatching(/^Ana/),
      fields: saved,
      is_undone: true,
    },
  ]);
});

test('what an undone save gives back to the stock is told as such, not as a count', async () => {
  const id = await setup.another();
  const stock = { counted: 5, seen: 0, reason: 'count' };
  const { json } = await ana.save({ id, version: 1, stock });
  expect((await ana.undo(json.batch)).status).toBe(200);
  const { stock: shown } = (await ana.get(`products/${id}/`)).json;
  expect(
    shown.movements.map(({ quantity, reason }: { quantity: number; reason: string }) => ({
      quantity,
      reason,
    })),
  ).toEqual([
    { quantity: -5, reason: 'undo' },
    { quantity: 5, reason: 'count' },
  ]);
});
