import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { tableRows } from '../server/shop/import/table/table-rows.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';
import { asBrowsersAsk, shopUrl } from './visitor.ts';

const ROWS = 2_000;
/** So many stand in the document at most, however long the list. */
const MOST_IN_DOCUMENT = 200;

const words = {
  ro: { more: 'Arată mai multe', details: 'Detalii' },
  ru: {
    details: 'Подробнее',
    failed: 'Не удалось прочитать данные',
    again: 'Попробовать ещё раз',
    export: 'Скачать',
    csv: 'Таблица CSV',
  },
};

/** Entries of a log about no thing there is, each with its number. */
const entity = uniqueName('lista');
beforeAll(async () => {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    await sql`
      insert into audit_entry (actor, verb, entity, entity_id, before, after)
      select 'console', 'change', ${entity}, number::text, '{"a": 1}', '{"a": 2}'
      from generate_series(1, ${ROWS}::integer) as number`.execute(db);
  } finally {
    await db.destroy();
  }
});

const table = (page: Page) => page.locator('main table').first();

/** Rows of the document: the number each says, and the place it names. */
const readRows = (page: Page) =>
  table(page).evaluate((element) =>
    [...element.querySelectorAll('tbody tr[data-row]')].map((row) => ({
      place: Number(row.getAttribute('aria-rowindex')),
      number: Number(/ (\d+)$/.exec(row.querySelector('td:nth-child(4)')?.textContent ?? '')?.[1]),
    })),
  );

/** The newest is first: were a row missing or there twice, all below it would be out of place. */
async function expectInPlace(page: Page) {
  const rows = await readRows(page);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThan(MOST_IN_DOCUMENT);
  expect(rows.filter(({ place, number }) => place !== ROWS - number + 2)).toEqual([]);
  return rows;
}

test('a list of thousands is scrolled to its end by keys, few rows at a time, none missing', async () => {
  const { page } = await visitAsStaff(`/admin/audit?entity=${entity}`);
  await page.getByRole('button', { name: words.ro.details }).first().waitFor();
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  while ((await expectInPlace(page)).at(-1)?.number !== 1) {
    const height = await heightOf();
    // Rows that come while the page moves leave its end further below: one presses again.
    await soon(async () => {
      await page.keyboard.press('End');
      return (await heightOf()) > height || (await readRows(page)).at(-1)?.number === 1;
    }).toBe(true);
  }
  expect(await table(page).getAttribute('aria-rowcount')).toBe(String(ROWS + 1));
  expect(await page.getByRole('button', { name: words.ro.more }).count()).toBe(0);
  await page.keyboard.press('Home');
  await soon(async () => (await readRows(page))[0]?.number).toBe(ROWS);
});

test('by the wheel rows follow one another, the focus stays, and what fails is tried again', async () => {
  const { page } = await visitAsStaff(`/admin/audit?entity=${entity}`, {
    locale: 'ru',
    screen: 'tablet',
  });
  const details = page.getByRole('button', { name: words.ru.details });
  await details.first().focus();
  await page.mouse.move(600, 500);
  const seen = new Set<number>();
  for (let turn = 0; turn < 15; turn += 1) {
    const at = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 1_000);
    await soon(() => page.evaluate(() => scrollY)).toBeGreaterThan(at);
    for (const { number } of await expectInPlace(page)) seen.add(number);
  }
  // All that passed by was shown.
  expect(Math.max(...seen)).toBe(ROWS);
  expect(seen.size).toBe(ROWS - Math.min(...seen) + 1);
  expect(seen.size).toBeGreaterThan(MOST_IN_DOCUMENT);
  // The button one came from is far above, and still has the focus.
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.ariaRowIndex);
  expect(await focused()).toBe('2');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('3');

  await page.route('**/api/staff/audit/?*before=*', (route) => route.abort());
  await page.keyboard.press('End');
  await page.getByText(words.ru.failed).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/staff/audit/?*before=*');
  const shown = (await readRows(page)).at(-1)?.place ?? 0;
  // By the keyboard: what others do in this shop is told over the corner where it stands.
  await page.getByRole('button', { name: words.ru.again }).press('Enter');
  await soon(async () => {
    await page.keyboard.press('End');
    return (await expectInPlace(page)).at(-1)?.place;
  }).toBeGreaterThan(shown);
});

test('all of a list is taken along, however much of it is shown', async () => {
  const { page } = await visitAsStaff(`/admin/audit?entity=${entity}`, { locale: 'ru' });
  await page.locator('summary', { hasText: words.ru.export }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.ru.csv }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('audit.csv');
  const lines = await linesOf(file);
  expect(lines).toHaveLength(ROWS + 1);
  expect(lines[0]).toContain('Когда;Кто');
  expect(lines.at(-1)).toContain(`${entity};1;`);
});

async function linesOf(file: { createReadStream: () => Promise<NodeJS.ReadableStream> }) {
  let text = '';
  for await (const part of await file.createReadStream()) text += part;
  return text.trimEnd().split('\r\n');
}

test('whoever comes back from a product finds the list where they left it', async () => {
  const { page } = await visitAsStaff('/admin/products');
  const rows = page.locator('main tbody tr[data-row]');
  await rows.nth(10).waitFor();
  await soon(() =>
    page.evaluate(() => {
      scrollTo(0, 8_000);
      return scrollY;
    }),
  ).toBe(8_000);
  const inView = () =>
    rows.evaluateAll((all) =>
      all
        .filter((row) => row.getBoundingClientRect().top > 0)
        .slice(0, 1)
        .map((row) => row.querySelector('a')?.getAttribute('href')),
    );
  await soon(async () => (await inView()).length).toBe(1);
  const [left] = await inView();
  await page.locator(`main a[href="${left}"]`).click();
  await page.waitForURL(`**${left}`);
  await page.goBack();
  const isInView = () =>
    page.locator(`main a[href="${left}"]`).evaluateAll((links) =>
      links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
  await soon(isInView).toBe(true);
});

test('held in the hand filters fold away, open by keyboard and say how many are chosen', async () => {
  const { page } = await visitAsStaff('/admin/orders', { screen: 'phone' });
  const folded = page.getByRole('button', { name: 'Filtre', exact: true });
  await folded.waitFor();
  const payment = page.getByLabel('Plata', { exact: true });
  expect(await payment.count()).toBe(0);
  await page.getByLabel('Caută').focus();
  await page.keyboard.press('Tab');
  expect(await folded.evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await violations(page)).toEqual([]);
  await payment.selectOption('paid');
  const chosen = page.getByRole('button', { name: 'Filtre (1)' });
  await chosen.waitFor();
  expect(await chosen.getAttribute('aria-expanded')).toBe('true');
  await chosen.press('Enter');
  await payment.waitFor({ state: 'detached' });
  expect(page.url()).toContain('payment_state=paid');
});

const goingOut = {
  take: 'Скачать',
  on: 'Публиковать фиды',
  save: /^Сохранить/,
  renew: 'Сменить адрес',
  copy: 'Скопировать: YML, Русский',
  copied: 'Скопировано',
};

test('the owner takes along the products that are asked for, and opens feeds', async () => {
  const { page, context, complaints } = await visitAsStaff(
    '/admin/products?state=active&search=intrerupator',
    { locale: 'ru', screen: 'tablet' },
  );
  await page.locator('main tbody tr[data-row]').first().waitFor();
  await page.locator('summary', { hasText: goingOut.take }).click();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (XLSX)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('products.xlsx');
  const found = await page.request.get(
    `${shopUrl()}/api/staff/products/?state=active&search=intrerupator&limit=1`,
    asBrowsersAsk,
  );
  let rows = 0;
  for await (const _ of tableRows(new Uint8Array(await readFile(await file.path())))) rows += 1;
  expect(rows - 1).toBe((await found.json()).total);

  await context.grantPermissions(['clipboard-write']);
  await page.goto('/admin/settings?part=feeds');
  const isOn = page.getByLabel(goingOut.on);
  await isOn.waitFor();
  if (!(await isOn.isChecked())) {
    await isOn.check();
    await page.getByRole('button', { name: goingOut.save }).click();
  }
  const address = async () => (await page.getByText(/yml\.xml\?lang=ru$/).textContent()) ?? '';
  await page.getByRole('button', { name: goingOut.copy }).click();
  await page.getByText(goingOut.copied, { exact: true }).waitFor();
  const first = await address();
  const status = async (at: string) => {
    const answer = await fetch(at);
    await answer.body?.cancel();
    return answer.status;
  };
  await soon(() => status(first)).toBe(200);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: goingOut.renew }).click();
  await soon(async () => (await address()) !== first).toBe(true);
  const second = await address();
  await soon(() => status(first)).toBe(404);
  await soon(() => status(second)).toBe(200);
  expect(complaints).toEqual([]);
});
