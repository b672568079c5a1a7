import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '../server/database/connect.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

const text = {
  title: 'Слова поиска',
  missed: 'Искали и не нашли',
  addWord: 'Добавить синоним',
  choose: /^Что значит слово/,
  search: 'Поиск',
  category: 'Розетки',
  try: 'Попробовать',
  now: 'Сейчас: ничего',
  edited: /^С изменениями: \d/,
  unsaved: 'изменена 1 строка',
  save: 'Сохранить',
  saved: 'Слова сохранены и уже работают в магазине',
};

/** Letters alone, that nobody has typed. */
const newWord = () =>
  `zbar${Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/** As if people had searched for it this morning. */
async function addMissed(word: string) {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  await sql`
    insert into search_count (day, key, locale, text, searches, found, is_partly)
    values ((now() at time zone 'Europe/Chisinau')::date, ${word}, 'ro', ${word}, 900, 0, false)`.execute(
    db,
  );
  await db.destroy();
}

const found = async (word: string) => {
  const response = await fetch(`${shopUrl()}/api/products/search-filter/?search=${word}`);
  return ((await response.json()) as { total: number }).total;
};

test('a word nobody found is given a meaning, tried, saved, and found in the shop', async () => {
  const word = newWord();
  await addMissed(word);
  const { page, complaints } = await visitAsStaff('/admin/search-words', {
    role: 'catalogue',
    locale: 'ru',
  });
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: text.missed }).click();
  await page.getByRole('link', { name: `${text.addWord}: ${word}` }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: `${text.addWord}: ${word}` }).click();

  const dialog = page.getByRole('dialog', { name: text.choose });
  await dialog.getByLabel(text.search).fill(text.category);
  await dialog.getByRole('button', { name: /category\/prize$/ }).click();
  await page.getByText(text.unsaved).waitFor();
  // Another look at the lines loses nothing.
  await page.getByRole('main').getByRole('searchbox').fill('nym');
  await page.waitForURL(/q=nym/);
  await page.getByText(text.unsaved).waitFor();
  await page.getByRole('button', { name: text.try }).click();
  await page.getByText(text.now).first().waitFor();
  await page.getByText(text.edited).first().waitFor();
  expect(await found(word)).toBe(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: text.save, exact: true }).click();
  await page.getByText(text.saved).waitFor();
  await soon(() => found(word)).toBeGreaterThan(10);
  await page.getByText(text.unsaved).waitFor({ state: 'hidden' });
  expect(await dialog.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('who edits no words has no such screen', async () => {
  const { page } = await visitAsStaff('/admin/search-words', { role: 'sales', screen: 'tablet' });
  await page.getByText('Nu aveți acces aici').waitFor();
  expect(await page.getByRole('link', { name: 'Cuvinte de căutare' }).count()).toBe(0);
});
