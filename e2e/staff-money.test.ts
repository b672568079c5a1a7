import { expect, test } from 'vitest';
import type { Order } from '../contract/shapes/order.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { call, plentiful } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer, type Screen } from './visitor.ts';

const words = {
  ro: {
    note: 'Notează o plată',
    amount: 'Suma, lei',
    reference: 'Nr. documentului',
    save: 'Salvează',
    inPart: 'Achitată parțial',
    paid: 'Achitată',
    cancel: 'Anulează',
    reason: 'Motivul',
    corrected: 'anulată',
    less: 'Cere mai puțin',
    giveBack: 'Notează restituirea',
    toGiveBack: 'De restituit',
    givenBackInPart: 'Restituită parțial',
  },
  ru: {
    note: 'Записать оплату',
    amount: 'Сумма, лей',
    reference: '№ документа',
    save: 'Сохранить',
    inPart: 'Оплачен частично',
    paid: 'Оплачен',
    cancel: 'Отменить',
    reason: 'Причина',
    corrected: 'отменена',
    less: 'Уменьшить сумму',
    giveBack: 'Записать возврат',
    toGiveBack: 'Нужно вернуть',
    givenBackInPart: 'Возвращён частично',
  },
} as const;

async function placeOrder() {
  const { token } = await registerCustomer();
  const [ordered] = await plentiful(token, 1);
  if (!ordered) throw new Error('nothing to order');
  return call<Order>('POST', '/orders/orders/', {
    token,
    body: {
      name: uniqueName('Cumparator'),
      delivery_type: 'pickup',
      pay_method: 'transfer',
      order_products: [{ id: ordered.id, price: ordered.price, quantity: 10 }],
    },
  });
}

test.each<['ro' | 'ru', Screen]>([
  ['ro', 'desktop'],
  ['ru', 'phone'],
])(
  'the accountant notes a transfer in parts, takes back a mistake and gives money back (%s, on %s)',
  async (locale, screen) => {
    const order = await placeOrder();
    const text = words[locale];
    const { page, complaints } = await visitAsStaff(`/admin/orders/${order.id}`, {
      role: 'accountant',
      locale,
      screen,
    });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const state = (name: string) => page.getByText(name, { exact: true }).first().waitFor();
    const fill = async (fields: [string, string][]) => {
      await dialog.waitFor();
      for (const [label, value] of fields) await dialog.getByLabel(label).fill(value);
      expect(await violations(page)).toEqual([]);
      await dialog.locator('button[type=submit]').click();
      await dialog.waitFor({ state: 'detached' });
    };

    await press(text.note);
    await fill([
      [text.amount, '10,50'],
      [text.reference, 'OP 17'],
    ]);
    await state(text.inPart);
    // What is left is offered.
    await press(text.note);
    await fill([]);
    await state(text.paid);

    const first = page.getByRole('listitem').filter({ hasText: 'OP 17' }).first();
    await first.getByRole('button').click();
    await fill([[text.reason, 'altă comandă']]);
    await page.getByText(text.corrected, { exact: true }).waitFor();
    await state(text.inPart);
    await press(text.note);
    await fill([]);
    await state(text.paid);

    await press(text.less);
    await fill([
      [text.amount, '5'],
      [text.reason, 'capăt lovit'],
    ]);
    await state(text.toGiveBack);
    await press(text.giveBack);
    await fill([]);
    await state(text.givenBackInPart);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
