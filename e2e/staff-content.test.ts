import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';
import { shopUrl, visit } from './visitor.ts';

const text = {
  content: 'Conținut',
  add: 'Adaugă',
  title: 'Denumire · Română',
  body: 'Text · Română',
  bodyRu: 'Text · Rusă',
  slug: /^Adresa paginii/,
  save: 'Salvează',
  saved: 'Salvat',
  draft: 'Ciornă',
  shown: 'Se vede',
  published: 'Publicat',
  preview: 'Previzualizare',
  close: 'Închide',
  look: 'Vezi e-mailul',
  moveDown: 'Mută mai jos',
  ordered: 'Ordinea este salvată',
  forbidden: 'Nu aveți acces aici',
};

/** As Word puts it on the clipboard. */
const PASTED = `<style>p{margin:0}</style><p class="MsoNormal" style="color:red" onclick="steal()"><b>Gros</b> și <a href="javascript:steal()">rău</a></p><ul><li>unu</li></ul><img src="data:image/png;base64,AAAA"><script>steal()</script>`;

const paste = (page: Page, name: string, html: string) =>
  page.getByRole('textbox', { name }).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

test('the content’s people write a page, look at it, publish it, and word a mail', async () => {
  const { page } = await visitAsStaff('/admin', { role: 'content' });
  await page.getByRole('link', { name: text.content, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: text.content }).waitFor();

  await page.getByRole('link', { name: text.add }).click();
  const slug = uniqueName('pagina')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  await page.getByLabel(text.title).fill(`Titlu ${slug}`);
  await page.getByLabel(text.slug).fill(slug);
  // The text is missing: said beside it, and nothing is lost.
  await page.getByRole('button', { name: text.save }).click();
  await page.getByText('Completați acest câmp').waitFor();
  await paste(page, text.body, PASTED);
  await page.getByRole('textbox', { name: text.bodyRu }).fill('Русский текст');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.save }).click();
  await page.getByText(text.saved, { exact: true }).waitFor();
  await page.getByText(text.draft, { exact: true }).waitFor();

  // By the keyboard: what says that it is saved lies over the buttons for a while.
  await page.getByRole('button', { name: text.preview }).press('Enter');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { level: 1, name: `Titlu ${slug}` }).waitFor();
  const looked = page.getByRole('dialog', { name: text.preview });
  await looked.getByRole('button', { name: text.close }).press('Enter');

  // To customers it does not exist before it is published, and is clean when it is.
  const status = async () => (await fetch(`${shopUrl()}/content/${slug}`)).status;
  expect(await status()).toBe(404);
  await page.getByLabel(text.published, { exact: true }).check();
  await page.getByRole('button', { name: text.save }).press('Enter');
  await page.getByText(text.shown, { exact: true }).waitFor();
  await soon(status).toBe(200);
  const { page: shop } = await visit(`/content/${slug}`);
  await shop.getByRole('heading', { level: 1, name: `Titlu ${slug}` }).waitFor();
  expect(await shop.locator('.content-text').innerHTML()).toBe(
    '<p><strong>Gros</strong> și rău</p><ul><li>unu</li></ul>',
  );

  await page.goto('/admin/content/blocks');
  // A list of one has nothing to move.
  const moved = page.getByRole('button', { name: text.moveDown, disabled: false }).first();
  await moved.click();
  await page.getByText(text.ordered).waitFor();

  await page.goto('/admin/content/mail/welcome');
  await page.getByRole('button', { name: text.look }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the catalogue’s people read content and write none, the warehouse does not see it', async () => {
  const reader = await visitAsStaff('/admin/content', { role: 'catalogue' });
  await reader.page.getByRole('link', { name: 'Cum comand' }).click();
  await reader.page.getByRole('heading', { level: 1, name: 'Cum comand' }).waitFor();
  expect(await reader.page.getByRole('button', { name: text.save }).count()).toBe(0);
  expect(await reader.page.getByLabel(text.title).isDisabled()).toBe(true);

  const packer = await visitAsStaff('/admin/content', { role: 'warehouse' });
  await packer.page.getByRole('heading', { name: text.forbidden }).waitFor();
  // Nor what could not be used there: its parts, its file.
  expect(await packer.page.getByRole('main').getByRole('link').count()).toBe(0);
  expect(await packer.page.getByRole('main').locator('summary, button').count()).toBe(0);
  expect(await packer.page.getByRole('link', { name: text.content, exact: true }).count()).toBe(0);
});

test('an owner changes the delivery fees and sees at once what a buyer will pay', async () => {
  const { page } = await visitAsStaff('/admin/settings?part=delivery');
  await page.getByLabel(/^Taxa în rest/).fill('175');
  await page.getByText('Comandă de 5 000,00 lei: 175,00 lei').waitFor();
  await page.goto('/admin/settings?part=staff');
  await page.getByRole('button', { name: 'Adaugă: De unde lucrează echipa' }).click();
  await page.getByLabel(/^Adresă sau rețea 1/).fill('192.0.2.0/24');
  await page.getByRole('button', { name: 'Salvează: De unde lucrează echipa' }).click();
  await page.getByText('ați pierde accesul').first().waitFor();
  expect(await violations(page)).toEqual([]);
});
