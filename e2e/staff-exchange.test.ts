import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { RETAIL, setExchange } from '../server/shop/exchange/exchange-setup.fixture.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import {
  clemma,
  comeAs1c,
  inBooks,
  ownOrder,
  ownPackage,
  soldUnder,
  takeOrders,
  wire,
} from './own-1c.ts';
import { visitAsStaff } from './staff.ts';
import { screens } from './visitor.ts';

const open = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name }).click();
};
const clean = async (page: Page) => expect(await violations(page)).toEqual([]);
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Everything that can be pressed is in sight of somebody with a phone. */
async function expectInSight(page: Page, parts: Locator) {
  const own = page.viewportSize();
  await page.setViewportSize(screens.phone);
  // All at one moment: rows of a long list come and go.
  const boxes = () =>
    parts.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0),
    );
  expect((await boxes()).length).toBeGreaterThan(0);
  const cutOff = async () =>
    (await boxes()).filter(({ left, right }) => left < 0 || right > screens.phone.width);
  await soon(cutOff).toEqual([]);
  if (own) await page.setViewportSize(own);
}

test('an owner connects 1C, sees what it brings, and decides what waits by a press', async () => {
  const { mark, files } = ownPackage();
  const name = `1c-${mark}`;
  await inBooks((db) => setExchange(db, { priceType: 'none' }));
  const { page, context } = await visitAsStaff('/admin/exchange');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('heading', { level: 1, name: 'Schimb cu 1C' }).waitFor();

  await open(page, 'Conectare');
  await page.getByRole('button', { name: 'Cont nou' }).click();
  const making = page.getByRole('dialog', { name: 'Cont nou' });
  await making.getByLabel('Numele de utilizator').fill(name);
  const networks = making.getByLabel('De la ce adrese IP poate veni');
  await networks.fill('127.0.0.300');
  await making.getByRole('button', { name: 'Creează contul' }).click();
  await making.getByText('192.0.2.0/24', { exact: false }).last().waitFor();
  await clean(page);
  await networks.fill('127.0.0.0/8\n::1\n::ffff:127.0.0.1');
  await making.getByRole('button', { name: 'Creează contul' }).click();
  const ready = page.getByRole('dialog', { name: 'Contul este gata' });
  const password = (await ready.locator('code').last().textContent()) ?? '';
  await ready.getByRole('button', { name: 'Copiază: Parola' }).click();
  await soon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await ready.getByRole('button', { name: 'Am copiat-o' }).click();
  await page.getByRole('cell', { name, exact: true }).waitFor();
  expect(await page.getByText(password).count()).toBe(0);

  // 1C has two prices, and nobody has said yet which of them is the shop's.
  await open(page, 'Pe scurt');
  expect((await comeAs1c(name, password, files)).join()).toContain('не выбран тип цен');
  await page.getByText('Alegeți tipul de preț', { exact: true }).waitFor();
  await clean(page);
  await page.getByRole('link', { name: 'Alegeți prețul' }).click();
  await page.getByLabel('Prețul magazinului').selectOption(RETAIL);
  await page.getByLabel('Depozit Chișinău', { exact: true }).last().check();
  await page.getByRole('button', { name: 'Adaugă: Cum numește 1C stările comenzii' }).click();
  const stateName = page.getByRole('textbox', { name: /^În 1C/ });
  await stateName.fill('Согласован');
  await page.getByLabel('În magazin', { exact: true }).selectOption('packed');
  // Somebody was faster: nothing typed goes but by choice.
  await inBooks((db) => setExchange(db, { mostHiddenPercent: 25 }));
  const save = page.getByRole('button', { name: 'Salvează: Cum se preiau datele' });
  await save.click();
  const clash = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await clash.waitFor();
  // Enter is what somebody goes on pressing.
  await page.keyboard.press('Enter');
  await clash.waitFor({ state: 'detached' });
  expect(await stateName.inputValue()).toBe('Согласован');
  await save.click();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/settings/exchange/') && answer.ok(),
  );
  await clash.getByRole('button', { name: 'Salvează peste' }).click();
  await saved;
  expect(await comeAs1c(name, password, files)).toEqual([]);

  // Its tree is another one than the shop's: nobody sees it before somebody says what it is.
  await page.goto('/admin/exchange');
  await page.getByText('Spuneți unde merg grupele din 1C', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Alegeți categoriile' }).click();
  const group = page.getByLabel(`Ce devine aici: Кабель и провод ${mark}`, { exact: true }).last();
  await group.waitFor();
  await clean(page);
  await expectInSight(page, page.getByRole('main').getByRole('combobox'));
  await group.selectOption({ label: 'O categorie nouă' });
  await page.getByText('Reținut; produsele care așteptau se pun la locul lor').waitFor();
  await soon(() => soldUnder([`VVG-LS-3x1.5-${mark}`])).toMatchObject([{ state: 'active' }]);

  await open(page, 'Schimburi');
  await page.getByRole('row').nth(1).getByText('încheiat', { exact: true }).waitFor();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Schimbul nr\./ }).waitFor();
  await page.getByRole('table', { name: 'Fișiere' }).getByText('offers0_1.xml').waitFor();
  await page.getByRole('button', { name: /^Sărite/ }).click();
  const objects = page.getByRole('table', { name: 'Ce a trimis' });
  await objects.getByText('șters în 1C').first().waitFor();
  expect(page.url()).toContain('outcome=skipped');
  await page.getByRole('main').getByLabel('Caută').fill(`${mark}47`);
  await page.waitForURL(/search=/);
  await objects.getByText(/^Кабель АВВГ/).waitFor();
  await clean(page);

  // A run that brought nothing says so, and blames no filter.
  expect(await comeAs1c(name, password, [])).toEqual([]);
  await page.goto('/admin/exchange/runs');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByText('În acest schimb nu a venit niciun obiect').waitFor();

  await page.goto(`/admin/exchange/waiting?search=${mark}`);
  const row = rowOf(page, clemma);
  await row.getByRole('button', { name: `Altă decizie: ${clemma}` }).click();
  await page.getByRole('dialog', { name: 'Unde este locul lui?' }).waitFor();
  await clean(page);
  await page.keyboard.press('Escape');
  await expectInSight(page, page.getByRole('main').getByRole('button'));
  await row.getByRole('button', { name: /^Pune în/ }).click();
  await page.getByText('Este în vânzare. Decizia se reține').waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByLabel(`Alege: ${wire}`).check();
  await clean(page);
  await page.getByRole('button', { name: 'Nu se vinde aici', exact: true }).first().click();
  await page.getByText('O decizie ținută minte').waitFor();

  // What a property is here is said once, also where nobody proposes anything.
  await page.goto('/admin/exchange/properties?show=open');
  const becomes = page.getByLabel('Ce devine aici: Нормативный документ').last();
  await becomes.waitFor();
  await expectInSight(page, page.getByRole('main').getByRole('combobox'));
  await becomes.selectOption({ label: 'Nu se afișează' });
  await page.getByText('Reținut: se aplică de la următorul schimb').waitFor();
  await clean(page);

  // At the next run all is as it was decided.
  expect(await comeAs1c(name, password, files)).toEqual([]);
  expect(await soldUnder([`CL-25-${mark}`, `PVS-3x1.5-${mark}`])).toEqual([
    { code: `CL-25-${mark}`, state: 'active', price: 8_75 },
  ]);
  await page.goto(`/admin/exchange/decisions?search=${mark}`);
  await page.getByRole('button', { name: `Retrage decizia: ${wire}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retrage' }).click();
  await page.getByText('Decizia a fost retrasă; produsul așteaptă din nou').waitFor();
  const taken = page.getByRole('button', { name: `Retrage decizia: ${wire}` });
  await taken.waitFor({ state: 'detached' });

  // A package is tried before 1C brings it, and nothing comes of it.
  await open(page, 'Probă');
  const tried = ownPackage();
  const bring = (file: string, buffer: Buffer) =>
    page
      .getByLabel('fișier', { exact: false })
      .setInputFiles({ name: file, mimeType: 'text/xml', buffer });
  await bring('pagina.xml', Buffer.from('<html><body>502</body></html>'));
  await page.getByText('Nu este un fișier CommerceML din 1C.').waitFor();
  await bring('import0_1.xml', tried.files[0]?.[1] ?? Buffer.of());
  await page.getByRole('button', { name: /^Amânate/ }).click();
  await page
    .getByRole('table', { name: 'Obiect cu obiect' })
    .getByRole('row')
    .filter({ hasText: clemma })
    .getByText('fără grupă cunoscută')
    .waitFor();
  await clean(page);
  expect(await soldUnder([`SOC-16-01-${tried.mark}`])).toEqual([]);

  // Orders are 1C's once it says so.
  const order = await ownOrder();
  await open(page, 'Comenzi');
  expect(await takeOrders(name, password)).toContain(order);
  await rowOf(page, order).getByText('da', { exact: true }).waitFor();
  await page.getByRole('link', { name: order }).click();
  await page.getByText('În 1C: da', { exact: true }).waitFor();

  await page.goto('/admin/exchange/connection');
  expect(await stateName.inputValue()).toBe('Согласован');
  await page.getByRole('button', { name: `Parolă nouă: ${name}` }).click();
  await page.getByRole('dialog', { name: 'Faceți o parolă nouă?' }).waitFor();
  await page.keyboard.press('Escape');
  await expectInSight(page, rowOf(page, name).getByRole('button'));
  await page.getByRole('button', { name: `Oprește: ${name}` }).click();
  await rowOf(page, name).getByText('oprit', { exact: true }).waitFor();
  await expect(comeAs1c(name, password, files)).rejects.toThrow('Неверное имя или пароль');
});

test('whoever keeps the catalogue decides what waits, and has no key of 1C', async () => {
  const { page } = await visitAsStaff('/admin/exchange', { role: 'catalogue', locale: 'ru' });
  await page.getByRole('heading', { level: 1, name: 'Обмен с 1С' }).waitFor();
  const tabs = page.getByRole('main').getByRole('navigation');
  await tabs.getByRole('link', { name: /^Решить/ }).waitFor();
  expect(await tabs.getByRole('link', { name: 'Подключение' }).count()).toBe(0);
  expect(await tabs.getByRole('link', { name: 'Заказы' }).count()).toBe(0);
  await page.goto('/admin/exchange/connection');
  await page.getByRole('heading', { name: 'У вас нет доступа' }).waitFor();
});

test('who may not see the exchange is neither offered nor shown it', async () => {
  const { page } = await visitAsStaff('/admin/exchange', { role: 'sales' });
  await page.getByRole('heading', { name: 'Nu aveți acces aici' }).waitFor();
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: 'Schimb cu 1C' }).count()).toBe(0);
});
