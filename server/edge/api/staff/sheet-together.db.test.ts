import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveStock } from '../../../shop/catalogue/stock/move-stock.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openSheetSetup, type SheetSetup } from './sheet-setup.fixture.ts';

type Person = Awaited<ReturnType<SheetSetup['person']>>;
type Row = {
  id: number;
  version: number;
  price: number;
  title_ro: string;
  state: string;
  stock: number;
};

let setup: SheetSetup;
let people: Person[];
let ids: number[];
beforeAll(async () => {
  setup = await openSheetSetup();
  people = [await setup.person(), await setup.person()];
  ids = [];
  for (let left = 4; left > 0; left--) ids.push(await setup.another({ price: 100 }));
});
afterAll(() => setup.shop.close());

const open = async (person: Person): Promise<Row[]> =>
  (await person.get('sheet/')).json.rows
    .filter(({ id }: Row) => ids.includes(id))
    .sort((a: Row, b: Row) => a.id - b.id);

/** Of each product, how it is: what is compared with what everybody was told. */
const values = ({ price, title_ro, state, stock }: Row) => ({ price, title_ro, state, stock });

const cell = fc.record({
  row: fc.nat(3),
  fields: fc.record(
    {
      price: fc.integer({ min: 1, max: 500 }),
      title_ro: fc.constantFrom('Unu', 'Doi', 'Trei'),
      state: fc.constantFrom('active', 'archived', 'draft'),
      stock: fc.nat(9),
    },
    { requiredKeys: [] },
  ),
});
/** What each of two types into the sheet they have open, and whether they look anew before. */
const turn = fc.record({
  edits: fc.tuple(fc.array(cell, { maxLength: 4 }), fc.array(cell, { maxLength: 4 })),
  looksAnew: fc.tuple(fc.boolean(), fc.boolean()),
});

test('two at the same sheet lose nothing: what was saved is there until somebody who saw it changes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 6 }), async (turns) => {
      const sheets = await Promise.all(people.map(open));
      for (const { edits, looksAnew } of turns) {
        for (const [at, person] of people.entries()) {
          if (looksAnew[at]) sheets[at] = await open(person);
        }
        const before = await open(people[0] as Person);
        const asked = people.map((_, at) => changesIn(sheets[at] ?? [], edits[at] ?? []));
        // Both at the same moment.
        const answers = await Promise.all(
          people.map((person, at) => {
            const rows = asked[at] ?? [];
            return rows.length > 0 ? person.save(...rows.map(({ sent }) => sent)) : null;
          }),
        );
        const after = await open(people[0] as Person);
        for (const [place, row] of after.entries()) {
          const was = before[place] as Row;
          const accepted = people.flatMap((_, at) => {
            const isSaved = answers[at]?.json.saved.some(({ id }: Row) => id === row.id);
            return (asked[at] ?? [])
              .filter(({ sent }) => isSaved && sent.id === row.id)
              .map(({ wanted, sent, seen }) => ({ wanted, sent, seen }));
          });
          // In one order or the other, what was accepted makes of the product what it is.
          const orders = [accepted, accepted.toReversed()].map((order) =>
            Object.assign(values(was), ...order.map(({ wanted }) => wanted)),
          );
          expect(orders).toContainEqual(values(row));
          // Nobody wrote over what they had not seen.
          for (const { wanted, seen } of accepted) {
            for (const name of Object.keys(wanted) as (keyof ReturnType<typeof values>)[]) {
              // Who wants what is there already writes over nothing.
              if (wanted[name] === was[name]) continue;
              const others = accepted
                .filter((other) => other.wanted !== wanted)
                .map((other) => other.wanted[name]);
              expect([was[name], wanted[name], ...others]).toContain(seen[name]);
            }
          }
        }
        for (const [at, answer] of answers.entries()) {
          if (answer) expect(answer.status).toBe(200);
          sheets[at] = await shownAfter(sheets[at] ?? [], answer?.json, people[at] as Person);
        }
      }
    }),
    { numRuns: 12 },
  );
});

type Values = ReturnType<typeof values>;

function changesIn(sheet: Row[], cells: { row: number; fields: Partial<Values> }[]) {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  return [...byRow].flatMap(([at, edits]) => {
    const row = sheet[at];
    const wanted: Partial<Values> = Object.assign({}, ...edits.map(({ fields }) => fields));
    if (!row || Object.keys(wanted).length === 0) return [];
    const { stock, ...fields } = wanted;
    const sent = {
      id: row.id,
      version: row.version,
      ...fields,
      ...(stock !== undefined && { stock: { counted: stock, seen: row.stock, reason: 'count' } }),
    };
    return [{ wanted, sent, seen: values(row) }];
  });
}

/** As the screen does: what was refused is shown as it is now. */
async function shownAfter(
  sheet: Row[],
  answer: { saved: Row[]; refused: { id: number; row: Row }[] } | undefined,
  person: Person,
) {
  if (!answer) return sheet;
  const now = await open(person);
  return sheet.map((row) => {
    const isSaved = answer.saved.some(({ id }) => id === row.id);
    const isRefused = answer.refused.some(({ id }) => id === row.id);
    return (isSaved || isRefused ? now.find(({ id }) => id === row.id) : row) ?? row;
  });
}

test('sheets and orders of the same products wait for nobody in a circle', async () => {
  const sold: number[] = [];
  for (let left = 6; left > 0; left--) sold.push(await setup.another({ price: 10 }));
  await inShop(setup.shop.db, (changing) =>
    moveStock(
      changing,
      sold.map((product_id) => ({ product_id, counted: 500, reason: 'count' })),
    ),
  );
  await setup.shop.changes.catchUp();
  const buyers = await Promise.all(Array.from({ length: 4 }, () => setup.shop.register()));
  const order = (token: string, some: number[]) =>
    setup.shop.api('POST', '/orders/orders/', {
      token,
      body: {
        delivery_type: 'pickup',
        pay_method: 'cash',
        order_products: some.map((id) => ({ id, price: 10, quantity: 1 })),
      },
    });
  const save = async (person: Person, some: number[]) => {
    const { rows } = (await person.get('sheet/')).json;
    const seen = new Map<number, Row>(rows.map((row: Row) => [row.id, row]));
    return person.save(
      ...some.map((id) => ({
        id,
        version: seen.get(id)?.version ?? 1,
        title_ro: `Cablu ${seen.get(id)?.version}`,
        stock: { counted: 400, seen: seen.get(id)?.stock ?? 0, reason: 'count' },
      })),
    );
  };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => [
      ...buyers.map(({ token }) => order(token, sold)),
      ...buyers.map(({ token }) => order(token, sold.toReversed())),
      ...people.map((person) => save(person, sold.toReversed())),
      ...people.map((person) => save(person, sold)),
    ]).flat(),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
