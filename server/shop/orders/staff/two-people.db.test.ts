import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderStatuses } from '../../../../contract/constants.ts';
import { pickFrom, type Random, randomNumbers } from '../../../../testing/random-numbers.ts';
import type { Actor } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { changeStatus } from '../change-status.ts';
import { noteMoney } from '../money/note-money.ts';
import { addNote } from './add-note.ts';
import { changeContact } from './change-contact.ts';
import { changeLines } from './change-lines.ts';
import { sendParcel } from './parcels.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

const ORDERS = 40;
const ROUNDS = 25;

type Deed = { kind: string; does: (version: number) => Promise<unknown>; leaves?: object };

/** What one of two people does next, at random: a step, other lines, money, an address, a note. */
function deedOf(random: Random, actor: Actor, orderId: string, products: number[]) {
  const { shop } = setup;
  const pick = <One>(from: readonly [One, ...One[]]) => pickFrom(random, from);
  const some = () => {
    const at = random(products.length);
    return [...products.slice(at), ...products.slice(0, at)]
      .slice(0, 1 + random(3))
      .map((product_id) => ({ product_id, quantity: 1 + random(6) }));
  };
  const text = `${actor} ${random(1_000_000_000)}`;
  const status = pick([...orderStatuses, 'confirmed', 'packed'] as const);
  const money = {
    direction: pick(['in', 'in', 'out'] as const),
    way: 'cash',
    amount: 1 + random(50_00),
    day: '2026-11-15',
    reference: '',
    note: text,
  } as const;
  const lines = some();
  const parts = some();
  return pick<Deed>([
    {
      kind: 'status',
      does: (seen) => changeStatus(shop, actor, orderId, { to: status, seen }),
      leaves: { status },
    },
    {
      kind: 'lines',
      does: (version) => changeLines(shop, actor, orderId, { version, lines, reason: text }),
    },
    {
      kind: 'lines',
      does: (version) => changeLines(shop, actor, orderId, { version, lines, reason: text }),
    },
    {
      kind: 'payment',
      does: (version) => noteMoney(shop, actor, orderId, { version, ...money }),
    },
    {
      kind: 'contact',
      does: (version) => changeContact(shop, actor, orderId, { version, comment: text }),
      leaves: { comment: text },
    },
    {
      kind: 'parcel',
      does: (version) =>
        sendParcel(shop, actor, orderId, { version, lines: parts, carrier: '', tracking: '' }),
    },
    { kind: 'note', does: () => addNote(shop, actor, orderId, text), leaves: { text } },
  ]);
}

const read = (orderId: string) =>
  setup.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

const seen = { changes: 0, conflicts: 0 };

/** Two people who look at the same version and act at the same moment, again and again. */
async function workOn(orderId: string, seed: number, products: number[]) {
  const random = randomNumbers(seed);
  let notes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { version } = await read(orderId);
    const deeds = ([`staff:${seed + 1}`, `staff:${seed + 2}`] as const).map((actor) =>
      deedOf(random, actor, orderId, products),
    );
    const outcomes = await Promise.all(deeds.map((deed) => deed.does(version)));
    const done = deeds.filter((_, at) => !(outcomes[at] instanceof Refused));
    const changes = done.filter(({ kind }) => kind !== 'note');
    notes += done.length - changes.length;

    const after = await read(orderId);
    // Whatever was answered as done is there; of two changes on one version at most one happened.
    for (const { leaves } of changes) if (leaves) expect(after).toMatchObject(leaves);
    const written = await eventsSince(orderId, version);
    expect(new Set(written.map(({ actor }) => actor)).size).toBeLessThanOrEqual(1);
    expect(written.map((event) => event.version)).toEqual(
      Array.from({ length: after.version - version }, (_, at) => version + 1 + at),
    );
    const refusals = outcomes.flatMap((one) => (one instanceof Refused ? [one.refusal.kind] : []));
    expect(refusals.every((kind) => kind === 'conflict' || kind === 'invalid')).toBe(true);
    seen.conflicts += refusals.filter((kind) => kind === 'conflict').length;
    seen.changes += written.length > 0 ? 1 : 0;
  }
  return notes;
}

const eventsSince = (orderId: string, version: number) =>
  setup.db
    .selectFrom('order_event')
    .select(['version', 'actor'])
    .where('order_id', '=', orderId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();

test(`${ORDERS * ROUNDS} times two people act on one order at once: no change is lost, goods add up`, async () => {
  const products: number[] = [];
  for (let count = 0; count < 6; count += 1) products.push(await setup.product({ stock: 60 }));
  const orders: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { token } = await setup.register();
    const id = products[count % products.length] ?? 0;
    orders.push(await setup.order([{ id, quantity: 1 }], count % 2 ? toCourier() : {}, token));
  }
  const notes = await Promise.all(
    orders.map((orderId, at) => workOn(orderId, at * 7919, products)),
  );

  // Enough of both that something was tried.
  expect(seen.changes).toBeGreaterThan(200);
  expect(seen.conflicts).toBeGreaterThan(50);
  const kept = await setup.db
    .selectFrom('order_event')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .where('kind', '=', 'note')
    .executeTakeFirstOrThrow();
  expect(kept.notes).toBe(notes.reduce((sum, count) => sum + count, 0));
  expect(await setup.wrongStocks()).toEqual([]);
  const taken = await setup.db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(({ fn }) => ['product_id', fn.sum<number>('quantity').as('quantity')])
    .where('status', '<>', 'cancelled')
    .groupBy('product_id')
    .execute();
  for (const id of products) {
    const gone = taken.find(({ product_id }) => product_id === id)?.quantity ?? 0;
    expect([id, await setup.stockOf(id)]).toEqual([id, 60 - Number(gone)]);
  }
  const sums = await setup.db
    .selectFrom('customer_order')
    .select('id')
    .where(({ eb, selectFrom }) =>
      eb(
        'customer_order.products_cost',
        '<>',
        selectFrom('order_line')
          .select(({ fn, ref }) =>
            fn.sum<number>(eb(ref('price'), '*', ref('quantity'))).as('cost'),
          )
          .whereRef('order_id', '=', 'customer_order.id'),
      ),
    )
    .execute();
  expect(sums).toEqual([]);
  expect(await ordersThatDoNotAddUp()).toEqual([]);
});

/** Whose sums are not those of their entries. */
const ordersThatDoNotAddUp = () =>
  setup.db
    .selectFrom('customer_order')
    .leftJoin('money_entry', 'order_id', 'customer_order.id')
    .select('customer_order.id')
    .groupBy('customer_order.id')
    .having(
      sql<boolean>`
        received <> coalesce(sum(amount) filter (where direction = 'in'), 0)
        or refunded <> coalesce(sum(amount) filter (where direction = 'out'), 0)`,
    )
    .execute();
