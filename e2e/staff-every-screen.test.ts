import { beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { call, paid, somethingToBuy } from './buying.ts';
import {
  addressOf,
  resourceAddresses,
  staffAddresses,
  walkStaffScreens,
} from './every-staff-screen.ts';
import { overflowOn } from './overflow.ts';
import { heldImport } from './own-imports.ts';
import { expectReach } from './reach.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer } from './visitor.ts';

/** Comes from 1C alone, and is looked at there. */
const elsewhere = new Set(['/admin/exchange/runs/$id']);

/** In a spreadsheet Tab goes from cell to cell and Escape leads out; the other is the shop's own page. */
const ownKeys = /sheet$|preview$/;

beforeAll(async () => {
  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  const order_products = [{ id: product.id, price: paid(product), quantity: 1 }];
  const body = { delivery_type: 'pickup', pay_method: 'transfer', order_products };
  await call('POST', '/orders/orders/', { token, body });
  await heldImport();
});

test.each([
  ['ro', 'phone'],
  ['ru', 'desktop'],
] as const)(
  'every screen of the shop’s people is open to Tab and to everybody, fits and does not complain (%s, %s)',
  async (locale, screen) => {
    const { page, complaints } = await visitAsStaff('/admin/account', { locale, screen });
    const walked = await walkStaffScreens(page, async (name) => {
      expect.soft(await violations(page), `${name}: axe`).toEqual([]);
      const isDialog = (await page.getByRole('dialog').count()) > 0;
      if (!isDialog && !ownKeys.test(name)) await expectReach(page, name);
      expect.soft(await overflowOn(page, [screen, 'tablet']), `${name}: too wide by`).toEqual({});
      expect.soft(complaints.splice(0), `${name}: complaints`).toEqual([]);
    });
    expect(staffAddresses.filter((one) => !elsewhere.has(one) && !walked.has(one))).toEqual([]);
    expect(resourceAddresses.filter((one) => !walked.has(addressOf(one) ?? one))).toEqual([]);
  },
);
