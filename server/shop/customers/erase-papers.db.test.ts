import { expect, test } from 'vitest';
import { company } from './customer-setup.fixture.ts';
import { openErasingSetup } from './erasing-setup.fixture.ts';

const { setup, busyCustomer, erase, proforma, proformas } = openErasingSetup();

test('the orders of a company keep the company', async () => {
  const mark = 'companieanu';
  const { user, order } = await busyCustomer(mark, company);
  await setup.settle(order.id);
  await erase(user.id, (await setup.card(user.id)).version);
  const kept = await setup.db
    .selectFrom('customer_order')
    .select(['name', 'company', 'idno'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ name: '—', company: company.company_name, idno: company.c_f });
  // The paper the company paid by.
  expect(await setup.holds(mark)).toEqual(['proforma']);
});

test('the proforma of a private person keeps its number and sums, and nothing of them', async () => {
  const mark = 'factureanu';
  const { user, order } = await busyCustomer(mark);
  expect(await proforma(order.id)).toContain(`Fetcher ${mark}`);
  const before = await proformas(order.id);
  await setup.settle(order.id);
  await erase(user.id, (await setup.card(user.id)).version);

  expect(await setup.holds(mark)).toEqual([]);
  const kept = await proformas(order.id);
  const numbersOf = (those: typeof kept) => those.map(({ number, version }) => [number, version]);
  expect(numbersOf(kept)).toEqual(numbersOf(before));
  expect(kept.flatMap(({ files }) => files)).toEqual([]);
  // Drawn anew from what is left; nothing is issued for whoever is not there any more.
  const again = await proforma(order.id);
  expect(again).toContain('Total de plată');
  expect(again).not.toMatch(new RegExp(`${mark}|example\\.md|${user.phone.slice(5)}`));
  expect((await proformas(order.id)).length).toBe(kept.length);
});

test('what was issued to a company stays as it was issued', async () => {
  const { user, token } = await setup.register(company);
  const { json: order } = await setup.order(token, { pay_method: 'transfer' });
  const printed = await proforma(order.id);
  const before = await proformas(order.id);
  await setup.settle(order.id);
  expect((await erase(user.id, (await setup.card(user.id)).version)).status).toBe(204);
  expect(await proformas(order.id)).toEqual(before);
  expect(await proforma(order.id)).toBe(printed);
  expect(printed).toContain(company.company_name);
});
