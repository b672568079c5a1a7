import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { inBooks } from './own-1c.ts';
import { ownDrafts } from './own-drafts.ts';
import { cell } from './sheet-cells.ts';
import { visitAsStaff } from './staff.ts';
import { screens } from './visitor.ts';

const words = {
  ro: {
    sheet: 'Tabel de produse',
    saveOne: 'Salvează (1)',
    undoSave: 'Anulează salvarea',
    undone: /restabilit/,
    by: 'Cu cât',
    apply: /^Schimbă acum \d+/,
    back: 'Revino la prețurile vechi',
    broughtBack: 'anulată, prețuri restabilite',
    when: 'Când',
    startsAt: 'Începe la',
    plan: 'Planifică',
    cancel: 'Anulează',
    cancelled: 'anulată',
    forbidden: 'Nu puteți schimba produse',
  },
  ru: {
    save: /^Сохранить \(\d+\)$/,
    saveOne: 'Сохранить (1)',
    saved: /^Сохран(ён|ено) \d/,
    changes: 'Показать изменения',
    changesTitle: 'Что будет сохранено',
    oneUnread: /^1 товар не сохранится/,
    notSaved: /Не сохранится: Может значить 2500 или 2,5/,
    undoSave: 'Отменить сохранение',
    undone: /^Возвращ/,
    selected: 'Выбрано ячеек: 3 × 1',
    reason: 'Почему меняется остаток',
    note: 'Примечание',
    noteNeeded: 'Напишите, почему исправляется',
    saves: 'Последние сохранения',
    what: 'Таблица: остаток',
    undoOf: /^Отменить сохранение от/,
    undoneMark: 'отменено',
  },
};

const PROMOTION = 4;
const STOCK = 7;

/** What Excel would have put there. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** What the clipboard would be given. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });

test('somebody of the catalogue types, fills, undoes, saves, is refused and undoes the save', async () => {
  const text = words.ru;
  const path = `/admin/products/sheet?search=${await ownDrafts(5)}`;
  const { page, complaints, person } = await visitAsStaff(path, {
    role: 'catalogue',
    locale: 'ru',
  });
  await page.getByRole('grid').waitFor();
  const before = (await cell(page, 0).textContent()) ?? '';
  const second = (await cell(page, 1).textContent()) ?? '';

  // Typed over, on to the next row by Enter, the same as above by Ctrl+D.
  await cell(page, 0).click();
  await page.keyboard.type('1 234,5');
  await page.keyboard.press('Enter');
  await page.locator('[aria-rowindex="3"] [aria-selected=true]').waitFor();
  await soon(() => cell(page, 0).textContent()).toBe('1 234,5');
  await page.keyboard.press('Control+d');
  await soon(() => cell(page, 1).textContent()).toBe('1 234,5');
  await page.keyboard.press('Control+z');
  await soon(() => cell(page, 1).textContent()).toBe(second);
  await page.keyboard.press('Control+y');
  await soon(() => cell(page, 1).textContent()).toBe('1 234,5');

  // What cannot be a price is refused where it stands, the other is saved.
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2.500');
  await page.keyboard.press('Tab');
  await page.locator('.sheet-refused').waitFor();
  await page.getByText(text.oneUnread).waitFor();
  await page.getByRole('button', { name: text.changes }).click();
  const dialog = page.getByRole('dialog', { name: text.changesTitle });
  // As it was read: the one is another number than its letters, the other is none.
  await dialog.getByRole('cell', { name: '1234,50', exact: true }).waitFor();
  await dialog.getByRole('cell', { name: text.notSaved }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text.saveOne }).click();
  await page.locator('.sheet-refused').waitFor();
  await page.getByText(text.saved).first().waitFor();
  await soon(() => cell(page, 0).textContent()).toBe('1234,50');
  expect(await violations(page)).toEqual([]);

  // Mended by emptying the way back: the old price again.
  await cell(page, 1).click();
  await page.keyboard.type(second);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.undoSave }).click();
  await page.getByText(text.undone).first().waitFor();
  await soon(() => cell(page, 0).textContent()).toBe(before);

  // Several cells at once: copied as a table, emptied, and brought back.
  await cell(page, 2).click();
  await page.keyboard.press('Shift+ArrowUp');
  await cell(page, 0).click({ modifiers: ['Shift'] });
  await page.getByText(text.selected).waitFor();
  const three = await Promise.all([0, 1, 2].map((row) => cell(page, row).textContent()));
  expect(await copied(page)).toBe(`${three.join('\n')}\n`);
  await page.keyboard.press('Delete');
  // A price is not nothing: said at once.
  await page.getByRole('button', { name: text.save }).waitFor();
  await soon(() => cell(page, 1).textContent()).toBe(': Это не число');
  await page.keyboard.press('Control+z');
  await soon(() => cell(page, 1).textContent()).toBe(three[1]);
  await paste(page, '77');
  await soon(() => cell(page, 0).textContent()).toBe('77');
  await soon(() => cell(page, 2).textContent()).toBe('77');
  await page.keyboard.press('Control+z');

  // Stock says why it is another one; the save stands in the list, and is undone there.
  await cell(page, 0, STOCK).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.getByLabel(text.reason).selectOption('correction');
  await page.getByRole('button', { name: text.saveOne }).click();
  await page.getByText(text.noteNeeded).waitFor();
  await page.getByLabel(text.note).fill('Numărat de doi');
  await page.getByRole('button', { name: text.saveOne }).click();
  await page.locator('.sheet-edited').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: text.saves }).click();
  const saves = page.getByRole('dialog', { name: text.saves });
  const name = person.email.replace(/@.*/, '');
  const own = saves.getByRole('row').filter({ hasText: name }).first();
  await own.getByText(text.what).waitFor();
  expect(await violations(page)).toEqual([]);
  await own.getByRole('button', { name: text.undoOf }).click();
  await saves
    .getByRole('row')
    .filter({ hasText: text.what })
    .filter({ hasText: name })
    .getByText(text.undoneMark)
    .waitFor();
  expect(complaints).toEqual([]);
});

test('what was typed under one filter is saved under another, and nothing of it is lost between', async () => {
  const [first, second] = [await ownDrafts(1), await ownDrafts(1)];
  const { page } = await visitAsStaff(`/admin/products/sheet?search=${first}`, {
    role: 'catalogue',
  });
  await page.getByRole('grid').waitFor();
  await cell(page, 0).click();
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  const search = page.getByLabel('Caută', { exact: true });
  await search.fill(second);
  await page.getByText('1 produs modificat nu se vede').waitFor();
  await cell(page, 0).click();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvează (2)' }).click();
  await page.getByText('Au fost salvate 2 produse').first().waitFor();
  await soon(() => cell(page, 0).textContent()).toBe('99,00');
  await search.fill(first);
  await cell(page, 0).getByText('88,00', { exact: true }).waitFor();
});

test('what a scanner or a quick hand types reaches the next cell, and no key is lost', async () => {
  const word = await ownDrafts(24);
  const { page, complaints } = await visitAsStaff(`/admin/products/sheet?search=${word}`, {
    role: 'catalogue',
    screen: 'tablet',
  });
  await page.getByRole('grid').waitFor();
  await cell(page, 0).click();
  // Between two keys of a scanner no frame is drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.keyboard.type('12\n34\n56\n');
  expect(await Promise.all([0, 1, 2].map((row) => cell(page, row).textContent()))).toEqual([
    '12',
    '34',
    '56',
  ]);

  // Sideways and up too, from a cell that is being typed in and from one that is not.
  await page.keyboard.type('78');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('1');
  await page.keyboard.press('ArrowDown');
  await soon(() => cell(page, 3).textContent()).toBe('78');
  expect(
    await Promise.all([0, 1, 2, 3].map((row) => cell(page, row, PROMOTION).textContent())),
  ).toEqual(['1', '', '5', '7']);
  await page.getByRole('button', { name: 'Renunță la modificări' }).click();

  // To rows that were not in the document when the first key was pressed.
  await cell(page, 0).click();
  const typed = Array.from({ length: 24 }, (_, at) => 61 + at);
  await page.keyboard.type(`${typed.join('\n')}\n`);
  await page.getByRole('button', { name: 'Salvează (24)' }).click();
  await page.getByText('Au fost salvate 24 de produse').first().waitFor();
  const saved = await inBooks((db) =>
    db
      .selectFrom('product')
      .select('price')
      .where('title_ro', 'like', `%${word}%`)
      .orderBy('title_ro')
      .execute(),
  );
  expect(saved.map(({ price }) => price)).toEqual(typed.map((lei) => lei * 100));

  // In the hand the columns that stay leave room for the others: a price can be pressed.
  await page.setViewportSize(screens.phone);
  await cell(page, 23).click();
  expect(complaints).toEqual([]);
});

test('a thousand prices from Excel are saved as one, and a conflict shows in its cell', async () => {
  const text = words.ro;
  const path = `/admin/products/sheet?search=${await ownDrafts(1000)}`;
  const { page } = await visitAsStaff(path, { role: 'catalogue' });
  const other = await visitAsStaff(path, { role: 'catalogue' });
  await Promise.all([page, other.page].map((one) => one.getByRole('grid').waitFor()));
  const price = (await cell(page, 0).textContent()) ?? '';
  const rows = Array.from({ length: 1000 }, (_, at) => `9 ${100 + (at % 800)},${10 + (at % 90)}`);
  await cell(page, 0).click();
  await paste(page, `${rows.join('\r\n')}\r\n`);
  await page.getByRole('button', { name: 'Salvează (1000)' }).click();
  await page
    .getByText(/Au fost salvate \d+ de produse/)
    .first()
    .waitFor();
  await soon(() => cell(page, 0).textContent()).toBe('9100,10');

  await cell(other.page, 0).click();
  await other.page.keyboard.type('5');
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('button', { name: text.saveOne }).click();
  await other.page.locator('.sheet-refused').waitFor();
  expect(await other.page.locator('.sheet-refused span').first().getAttribute('title')).toContain(
    'salvat de altcineva',
  );
  await page.getByRole('button', { name: text.undoSave }).click();
  await page.getByText(text.undone).first().waitFor();
  await soon(() => cell(page, 0).textContent()).toBe(price);
});

test('prices are changed by a rule that was seen first, brought back, planned and cancelled', async () => {
  const text = words.ro;
  const word = await ownDrafts(20);
  const { page } = await visitAsStaff(`/admin/products/prices?search=${word}`, {
    role: 'catalogue',
    screen: 'tablet',
    // Wherever whoever plans it is, the shop's clock is meant.
    zone: 'America/New_York',
  });
  await page.getByLabel(text.by).fill('3');
  await page.getByRole('button', { name: text.apply }).waitFor();
  await page.locator('button:enabled', { hasText: text.apply }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.apply }).click();
  await page.getByRole('button', { name: text.back }).first().click();
  await page.getByText(text.broughtBack).first().waitFor();

  await page.getByLabel(text.by).fill('5');
  await page.getByLabel(text.when).selectOption('later');
  await page.getByLabel(text.startsAt).fill('2027-01-01T08:00');
  await page.getByRole('button', { name: text.plan }).click();
  await page.getByRole('row').filter({ hasText: word }).getByText('01.01.2027, 08:00').waitFor();
  const planned = await inBooks((db) =>
    db.selectFrom('price_change').select('starts_at').where('state', '=', 'planned').execute(),
  );
  expect(planned.map(({ starts_at }) => starts_at.toISOString())).toContain(
    '2027-01-01T06:00:00.000Z',
  );
  await page.getByRole('button', { name: text.cancel, exact: true }).first().click();
  await page.getByText(text.cancelled, { exact: true }).first().waitFor();
});

test('who sells sees neither in the menu and is refused', async () => {
  const { page } = await visitAsStaff('/admin/products/sheet', { role: 'sales' });
  await page.getByRole('heading', { name: words.ro.forbidden }).waitFor();
  expect(await page.getByRole('link', { name: words.ro.sheet }).count()).toBe(0);
  await page.goto('/admin/products/prices');
  await page.getByRole('heading', { name: /Nu aveți acces/ }).waitFor();
});
