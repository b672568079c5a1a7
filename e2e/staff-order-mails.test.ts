import { expect, test } from 'vitest';
import type { OrderStatus } from '../contract/constants.ts';
import type { Order } from '../contract/shapes/order.ts';
import { nameOfMail } from '../contract/staff/mail-names.ts';
import { stepMails } from '../contract/staff/mails.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { call, paid, plentiful } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { asBrowsersAsk, registerCustomer, shopUrl } from './visitor.ts';

type Step = keyof typeof stepMails;
const steps = Object.keys(stepMails) as Step[];
type Settings = { order_mails: { value: Record<Step, boolean> } };
type Staff = Awaited<ReturnType<typeof visitAsStaff>>;

/** Calls the API as the open page would. */
async function act<T>(
  { page, person }: Staff,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const headers = { ...person.headers, Origin: shopUrl() };
  const answer = await page.request.fetch(`/api/staff${path}`, {
    method,
    headers,
    data,
    ...asBrowsersAsk,
  });
  expect([200, 201, 204], `${path}: ${await answer.text()}`).toContain(answer.status());
  return answer.json().catch(() => null);
}

/** The mails about an order that its customer is to get, the confirmation left out. */
async function mailsOf(owner: Staff, orderId: string): Promise<string[]> {
  const { results } = await act<{ results: { kind: string }[] }>(
    owner,
    'GET',
    `/mails/?order=${orderId}`,
  );
  const ofSteps: readonly string[] = Object.values(stepMails);
  return results.map(({ kind }) => kind).filter((kind) => ofSteps.includes(kind));
}

/** Somebody with something to order. */
async function buyer() {
  const { token } = await registerCustomer();
  const [product] = await plentiful(token, 1);
  if (!product) throw new Error('nothing to order');
  return { token, product };
}

/** Two orders go through every state; which mails were written about them. */
async function everyStep(owner: Staff, { token, product }: Awaited<ReturnType<typeof buyer>>) {
  const placed = async (fields: object) => {
    const order_products = [{ id: product.id, price: paid(product), quantity: 20 }];
    const body = { pay_method: 'cash', order_products, ...fields };
    const { id } = await call<Order>('POST', '/orders/orders/', { token, body });
    const change = async (path: string, fields: object) => {
      const { version } = await act<{ version: number }>(owner, 'GET', `/orders/${id}/`);
      await act(owner, 'POST', `/orders/${id}/${path}/`, { version, ...fields });
    };
    const become = (status: OrderStatus) => change('status', { status });
    return { id, change, become };
  };
  const brought = await placed({
    delivery_type: 'courier',
    city_id: 100,
    suburb_id: 101000,
    address: 'str. Ismail 33',
  });
  const lines = [{ product_id: product.id, quantity: 10 }];
  await brought.become('confirmed');
  await brought.change('lines', { lines, reason: 'Mai puțin' });
  await brought.become('packed');
  await brought.change('parcels', { lines: [{ product_id: product.id, quantity: 4 }] });
  await brought.become('shipped');
  await brought.become('completed');

  const fetched = await placed({ delivery_type: 'pickup' });
  for (const status of ['confirmed', 'packed', 'ready_for_pickup', 'cancelled'] as const) {
    await fetched.become(status);
  }
  const kinds = [...(await mailsOf(owner, brought.id)), ...(await mailsOf(owner, fetched.id))];
  return { kinds: [...new Set(kinds)], orderId: fetched.id };
}

const MOST_WALKS = 5;
const isSame = (some: readonly string[], others: readonly string[]) =>
  some.toSorted().join() === others.toSorted().join();

test('an owner switches each mail about an order off and on, and only what is on is sent at its step', async () => {
  const owner = await visitAsStaff('/admin/settings?part=mails');
  const { page } = owner;
  const box = (step: Step) =>
    page.getByRole('checkbox', { name: nameOfMail(stepMails[step], 'ro'), exact: true });
  await box('confirmed').waitFor();
  const customer = await buyer();
  expect(await violations(page)).toEqual([]);

  /** So set, each switch differs from every other in one of the rounds. */
  const rounds = [0, 1, 2].map((bit) => (_: Step, at: number) => ((at >> bit) & 1) === 1);
  let last = '';
  for (const isOn of [...rounds, () => true]) {
    for (const [at, step] of steps.entries()) await box(step).setChecked(isOn(step, at));
    await page.getByRole('button', { name: /^Salvează: E-mailuri despre comandă/ }).click();
    await page.getByText('Salvat').first().waitFor();
    await soon(async () => {
      const { order_mails } = await act<Settings>(owner, 'GET', '/settings/');
      return steps.map((step) => order_mails.value[step]);
    }).toEqual(steps.map(isOn));
    const wanted = steps.filter(isOn).map((step) => stepMails[step]);
    let kinds: string[] = [];
    // The shop hears of a saved setting a moment later: the first orders may be too early for it.
    for (let left = MOST_WALKS; left > 0 && !isSame(kinds, wanted); left--) {
      ({ kinds, orderId: last } = await everyStep(owner, customer));
    }
    expect(kinds.toSorted()).toEqual(wanted.toSorted());
  }

  // Who looks at the order sees in its past what its customer was told.
  await page.goto(`/admin/orders/${last}`);
  await page.getByText(nameOfMail('order-ready-for-pickup', 'ro')).first().waitFor();
});
