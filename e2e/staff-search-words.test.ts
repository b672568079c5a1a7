import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { hire, saveAs, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

const text = {
  title: 'Cuvinte de căutare',
  missed: 'Căutate și negăsite',
  addWord: 'Adaugă un sinonim',
  choose: /^Ce înseamnă cuvântul/,
  search: 'Caută',
  category: 'Prize',
  try: 'Încearcă',
  now: 'Acum: nimic',
  edited: /^Cu modificările: \d/,
  unsaved: 'un rând schimbat',
  save: 'Salvează',
  saved: 'Cuvintele sunt salvate și active în magazin',
  forbidden: 'Nu aveți acces aici',
};

type Vocabulary = {
  version: number;
  lines: { meaning: string; title: string; is_known: boolean; spellings: string[] }[];
};

/** Letters alone, that nobody has typed. */
const newWord = () =>
  `zbar${Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;

/** As if people had searched for it this morning. */
async function addMissed(text: string) {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  await sql`
    insert into search_count (day, key, locale, text, searches, found, is_partly)
    values ((now() at time zone 'Europe/Chisinau')::date, ${text}, 'ro', ${text}, 900, 0, false)`.execute(
    db,
  );
  await db.destroy();
}

const found = async (text: string) => {
  const response = await fetch(`${shopUrl()}/api/products/search-filter/?search=${text}`);
  return ((await response.json()) as { total: number }).total;
};

test('a word nobody found is given a meaning, tried, saved, and found in the shop', async () => {
  const word = newWord();
  await addMissed(word);
  const { page, complaints } = await visitAsStaff('/admin/search-words', {
    role: 'catalogue',
  });
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
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

test('whoever is slower with a line sees it as it was, theirs and mine, and may save over it', async () => {
  const { page } = await visitAsStaff('/admin/search-words', { role: 'catalogue' });
  const other = await hire({ role: 'catalogue' });
  const shown = await fetch(`${shopUrl()}/api/staff/search/vocabulary/`, {
    headers: other.headers,
  });
  const { version, lines }: Vocabulary = await shown.json();
  const known = lines.filter(({ is_known, spellings }) => is_known && spellings.length > 1);
  const [line, theirs] = known;
  if (!line || !theirs) throw new Error('the vocabulary is empty');
  const field = (title: string) =>
    page.getByLabel(`Cum scriu cumpărătorii: ${title}`, { exact: true }).first();
  const before = line.spellings.join(', ');
  const [mine, added] = [newWord(), newWord()];
  await page.getByRole('main').getByRole('searchbox').fill(line.meaning);
  await field(line.title).fill(`${before}, ${mine}`);
  await saveAs(other, 'search/vocabulary/', {
    version,
    lines: [line, theirs].map(({ meaning, spellings }) => ({
      meaning,
      spellings: [...spellings, added],
    })),
  });

  const save = page.getByRole('button', { name: 'Salvează', exact: true });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText(mine).waitFor();
  expect(await conflict.textContent()).toContain(`acum: ${before}, ${added}`);
  await conflict.getByRole('button', { name: 'Înapoi la ce am scris' }).click();
  expect(await field(line.title).inputValue()).toBe(`${before}, ${mine}`);
  await save.click();
  await page.getByText(text.saved).waitFor();
  await page.reload();
  await soon(() => field(line.title).inputValue()).toBe(`${before}, ${mine}`);
  await page.getByRole('main').getByRole('searchbox').fill(theirs.meaning);
  expect(await field(theirs.title).inputValue()).toContain(added);
});

test('who edits no words has no such screen', async () => {
  const { page } = await visitAsStaff('/admin/search-words', { role: 'sales', screen: 'tablet' });
  await page.getByText(text.forbidden).waitFor();
  expect(await page.getByRole('link', { name: text.title }).count()).toBe(0);
});
