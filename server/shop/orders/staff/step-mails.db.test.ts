import { expect, test } from 'vitest';
import { stepMails } from '../../../../contract/staff/mails.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();
const steps = Object.keys(stepMails) as (keyof typeof stepMails)[];
const ofSteps: readonly string[] = Object.values(stepMails);

/** Two orders go through every state; the mails of steps that were written about them. */
async function everyStep() {
  const id = await setup.product();
  const change = async (orderId: string, path: string, fields: object) => {
    const { version } = await setup.read(orderId);
    const answer = await setup.as('owner', `${orderId}/${path}/`, { version, ...fields });
    expect(answer.status, answer.text).toBe(200);
  };
  const brought = await setup.order([{ id, quantity: 20 }], toCourier());
  await setup.through(brought, 'confirmed');
  const lines = [{ product_id: id, quantity: 10 }];
  await change(brought, 'lines', { lines, reason: 'Mai puțin' });
  await setup.through(brought, 'packed');
  await change(brought, 'parcels', { lines: [{ product_id: id, quantity: 4 }] });
  await setup.through(brought, 'shipped', 'completed');

  const fetched = await setup.order([{ id, quantity: 1 }]);
  await setup.through(fetched, 'confirmed', 'packed', 'ready_for_pickup', 'cancelled');
  const written = [...(await setup.mailsOf(brought)), ...(await setup.mailsOf(fetched))];
  return [...new Set(written)].filter((kind) => ofSteps.includes(kind)).toSorted();
}

/** So set, each switch differs from every other in one of the rounds. */
const rounds = [0, 1, 2].map((bit) => (at: number) => ((at >> bit) & 1) === 1);

test.each([...rounds, () => true, () => false])(
  'each mail about an order goes at its step, and only where it is switched on (%#)',
  async (isOn) => {
    await setup.set('order_mails', Object.fromEntries(steps.map((step, at) => [step, isOn(at)])));
    const wanted = steps.filter((_, at) => isOn(at)).map((step) => stepMails[step]);
    expect(await everyStep()).toEqual(wanted.toSorted());
  },
);
