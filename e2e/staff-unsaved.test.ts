import { expect, test } from 'vitest';
import { STAFF_COOKIE } from '../contract/staff/constants.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { hire, saveAs, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

type Person = Awaited<ReturnType<typeof hire>>;

type Page = { id: number; version: number };

/** A draft of a page, long enough that its beginning says nothing of its end. */
function ownPage(person: Person) {
  const name = uniqueName('pagina').toLowerCase();
  return saveAs<Page>(person, 'content/pages/', {
    slug: name.replaceAll(/[^a-z0-9]+/g, '-'),
    section: 'info',
    title_ro: name,
    title_ru: '',
    excerpt_ro: '',
    excerpt_ru: '',
    body_ro: `<p>${'La fel. '.repeat(60)}</p><p>Sfârșit</p>`,
    body_ru: '',
    active: false,
    starts_at: null,
    ends_at: null,
  });
}

const found = 'Aveți modificări nesalvate din acest browser';

test('what was typed survives the tab, is offered to nobody else, and over what others saved since', async () => {
  const { page, context, person } = await visitAsStaff('/admin/content', { role: 'content' });
  const { id, version } = await ownPage(person);
  const title = page.getByLabel('Denumire · Română');
  const open = async () => {
    await page.goto(`/admin/content/pages/${id}`);
    await title.waitFor();
  };
  await open();
  const before = await title.inputValue();
  await title.fill(`${before} schimbat`);
  await page.reload();
  await page.getByText(found).waitFor();
  expect(await title.inputValue()).toBe(before);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continuă de unde am rămas' }).click();
  await soon(() => title.inputValue()).toBe(`${before} schimbat`);

  const url = `${shopUrl()}/api/staff`;
  const enter = ({ token }: Person) =>
    context.addCookies([{ name: STAFF_COOKIE, value: token, url, sameSite: 'Strict' }]);
  const other = await hire({ role: 'content' });
  await enter(other);
  await open();
  expect(await page.getByText(found).count()).toBe(0);
  await saveAs(other, `content/pages/${id}/`, { version, title_ru: 'По-русски' });
  await enter(person);
  await open();
  await page.getByText(found).waitFor();
  // Whoever begins anew instead is not asked again, until they take that back.
  await title.fill('Altfel');
  expect(await page.getByText(found).count()).toBe(0);
  await title.fill(before);
  // Continued twice with nothing typed between, it still stands over what it was begun with.
  const goOn = page.getByRole('button', { name: 'Continuă de unde am rămas' });
  await goOn.click();
  await soon(() => title.inputValue()).toBe(`${before} schimbat`);
  await open();
  await goOn.click();
  await soon(() => title.inputValue()).toBe(`${before} schimbat`);
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText('Denumire · Rusă').waitFor();
  await conflict.getByRole('button', { name: 'Salvează peste' }).click();
  await conflict.waitFor({ state: 'detached' });
  await page.getByText('Salvat', { exact: true }).first().waitFor();
  await open();
  expect(await title.inputValue()).toBe(`${before} schimbat`);
  expect(await page.getByLabel('Denumire · Rusă').inputValue()).toBe('По-русски');
});

test('what was saved or left without saving is not offered again', async () => {
  const { page, person } = await visitAsStaff('/admin/content', { role: 'content' });
  const { id } = await ownPage(person);
  await page.goto(`/admin/content/pages/${id}`);
  const title = page.getByLabel('Denumire · Română');
  await title.fill('Uitat');
  await page.reload();
  await page.getByText(found).waitFor();
  await title.fill('Altfel');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await page.getByText('Salvat', { exact: true }).first().waitFor();
  await page.reload();
  await title.waitFor();
  expect(await page.getByText(found).count()).toBe(0);
  await title.fill('Iarăși altfel');
  await page.getByRole('main').getByRole('link', { name: 'Pagini' }).click();
  await page.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await page.waitForURL(/\/admin\/content\/pages$/);
  await page.goto(`/admin/content/pages/${id}`);
  await title.waitFor();
  expect(await page.getByText(found).count()).toBe(0);
});

test('whoever is slower with a page sees where the texts differ, and keeps what only the other wrote', async () => {
  const { page, person } = await visitAsStaff('/admin/content', { role: 'content' });
  const { id, version } = await ownPage(person);
  await page.goto(`/admin/content/pages/${id}`);
  const body = page.getByRole('textbox', { name: 'Text · Română' });
  await body.press('Control+End');
  await body.pressSequentially(' al meu');
  await page.getByLabel('Unde apare').selectOption('about');
  const other = await hire({ role: 'content' });
  await saveAs(other, `content/pages/${id}/`, {
    version,
    body_ro: `<p>${'La fel. '.repeat(60)}</p><p>Sfârșit al lor</p>`,
    title_ru: 'По-русски',
  });

  const save = page.getByRole('button', { name: 'Salvează', exact: true });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  const field = conflict.locator('div', { has: page.getByText('Text · Română') }).last();
  expect(await field.textContent()).toMatch(
    /înainte: ….*Sfârșit.*la dumneavoastră: ….*Sfârșit al meu.*acum: ….*Sfârșit al lor/,
  );
  expect(await conflict.textContent()).toContain('Denumire · Rusă');
  expect(await conflict.textContent()).not.toMatch(/body_ro|title_ru|<p>/);
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Înapoi la ce am scris' }).click();
  expect(await body.textContent()).toContain('Sfârșit al meu');
  await save.click();
  await conflict.getByRole('button', { name: 'Salvează peste' }).click();
  await page.getByText('Salvat', { exact: true }).first().waitFor();
  await page.reload();
  await body.waitFor();
  expect(await body.textContent()).toContain('Sfârșit al meu');
  expect(await page.getByLabel('Denumire · Rusă').inputValue()).toBe('По-русски');
  expect(await page.getByLabel('Unde apare').inputValue()).toBe('about');
});

test('what is typed while a page is being saved is saved the next time', async () => {
  const { page, person } = await visitAsStaff('/admin/content', { role: 'content' });
  const { id } = await ownPage(person);
  await page.goto(`/admin/content/pages/${id}`);
  const title = page.getByLabel('Denumire · Română');
  await title.fill('Prima');
  const address = `**/api/staff/content/pages/${id}/`;
  const arriving = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await arriving.promise;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Salvează', exact: true });
  const answered = () =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(`content/pages/${id}/`) && answer.request().method() === 'POST',
    );
  const first = answered();
  await save.click();
  await title.fill('A doua');
  arriving.resolve();
  await first;
  const second = answered();
  await save.and(page.locator('[aria-busy=true]')).waitFor({ state: 'detached' });
  await save.click();
  await second;
  await page.reload();
  await title.waitFor();
  expect(await title.inputValue()).toBe('A doua');
});

test('of a setting it is told which field the other changed, and theirs stays where nothing was typed', async () => {
  const { page } = await visitAsStaff('/admin/settings?part=delivery');
  const links = page.getByLabel('Link spre hartă (https)');
  await links.nth(1).fill('https://harta.example/al-meu');
  const other = await hire();
  const read = await fetch(`${shopUrl()}/api/staff/settings/`, { headers: other.headers });
  const { pickup_places: held } = await read.json();
  const { in_shop, pickup } = held.value;
  await saveAs(other, 'settings/pickup_places/', {
    version: held.version,
    value: {
      in_shop: { ...in_shop, mapLink: 'https://harta.example/magazin' },
      pickup: { ...pickup, mapLink: 'https://harta.example/al-lor' },
    },
  });

  const save = page.getByRole('button', { name: 'Salvează: Unde se ridică comenzile' });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText(other.email.replace(/@.*/, '')).waitFor();
  const fieldOf = (place: string) =>
    conflict
      .locator('div', { has: page.getByText(place) })
      .last()
      .textContent();
  expect(await fieldOf('Al doilea loc (depozit) › Link spre hartă (https)')).toMatch(
    /la dumneavoastră: https:\/\/harta.example\/al-meu.*acum: https:\/\/harta.example\/al-lor/,
  );
  expect(await fieldOf('Primul loc (magazin) › Link spre hartă (https)')).not.toContain(
    'la dumneavoastră',
  );
  await conflict.getByRole('button', { name: 'Salvează peste' }).click();
  await conflict.waitFor({ state: 'detached' });
  await soon(() => links.nth(0).inputValue()).toBe('https://harta.example/magazin');
  expect(await links.nth(1).inputValue()).toBe('https://harta.example/al-meu');
});

test('several forms of one screen are asked about once, by the tab and by the browser', async () => {
  const { page } = await visitAsStaff('/admin/settings?part=limits');
  const orders = page.getByLabel(/^Comenzi pe oră/);
  await orders.fill('77');
  await page.getByLabel(/^Produse pe pagină/).fill('33');
  const unsaved = page.getByRole('dialog', { name: 'Aveți modificări nesalvate' });
  const tab = page.getByRole('link', { name: 'E-mailuri', exact: true }).last();
  await tab.click();
  await page.keyboard.press('Enter');
  await unsaved.waitFor({ state: 'detached' });
  expect(await orders.inputValue()).toBe('77');
  const asking = page.waitForEvent('dialog');
  // It goes on once the question is answered.
  const reloading = page.evaluate(() => location.reload());
  const asked = await asking;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await reloading;
  expect(await orders.inputValue()).toBe('77');
  await tab.click();
  await unsaved.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await page.waitForURL(/part=mails/);
  expect(await unsaved.count()).toBe(0);
});

test('a list that could not be taken along says so, whether the shop refused or was not reached', async () => {
  const { page } = await visitAsStaff('/admin/content/redirects', { role: 'content' });
  const take = async () => {
    await page.locator('summary', { hasText: 'Descarcă' }).click();
    await page.getByRole('button', { name: 'Tabel CSV' }).click();
  };
  await page.route('**/redirects/export/**', (route) => route.abort());
  await take();
  await page.getByText(/^Nu ne putem conecta la magazin/).waitFor();
  await page.unroute('**/redirects/export/**');
  await page.route('**/redirects/export/**', (route) => route.fulfill({ status: 502, body: '' }));
  await take();
  await page.getByText(/^Serviciul nu este disponibil/).waitFor();
});
