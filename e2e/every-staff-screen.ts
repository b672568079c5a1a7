import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { navigation } from '../backoffice/app/navigation.ts';
import { openUntilSettled, settled } from './settled.ts';

const folder = new URL('../backoffice/', import.meta.url);

/** What the sources say behind a word, such as `path: '/orders'`. */
const saidIn = (room: string, file: RegExp, word: RegExp) =>
  readdirSync(new URL(room, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => file.test(name))
    .map((name) => readFileSync(new URL(`${room}/${name}`, folder), 'utf8'))
    .flatMap((source) => [...source.matchAll(word)].map(([, said = '']) => said));

/** All addresses of the router for whoever is signed in, with `$id` for one thing of many. */
export const staffAddresses = saidIn(
  'features',
  /^(?!sign-in).*routes\.ts$/,
  /path: '(\/[^']+)'/g,
).map((path) => `/admin${path}`);

/** Where the resources stand. */
export const resourceAddresses = saidIn('resources', /resource\.tsx$/, /^ {2}href: '([^']+)'/gm);

/** The router's address of this one; of several the one with the fewest things left open. */
export const addressOf = (path: string) =>
  staffAddresses
    .filter((address) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path))
    .toSorted((a, b) => a.split('$').length - b.split('$').length)[0];

type Look = (screen: string) => Promise<void>;

/**
 * Goes through all screens of the back office that the menu, resources and sections lead to, through
 * the first thing of each list, and through what its rows and its button for a new one open.
 */
export async function walkStaffScreens(page: Page, look: Look): Promise<Set<string>> {
  const known = new Set<string>([
    ...navigation.map(({ href }) => href),
    ...resourceAddresses,
    '/admin/account',
    '/admin/low-stock',
  ]);
  const open: string[] = [...known];
  const walked = new Set<string>();
  for (let path = open.shift(); path; path = open.shift()) {
    await openUntilSettled(page, path, page.locator('main h1'));
    await look(path);
    walked.add(addressOf(path) ?? path);
    for (const found of await linksOn(page)) {
      const isOfMany = addressOf(found)?.endsWith('$id') ?? false;
      const name = isOfMany ? found.replace(/[^/]+$/, '$id') : found;
      if (!known.has(name)) open.push(found);
      known.add(name);
    }
    if (resourceAddresses.includes(path)) {
      // From its beginning: whoever looked may have gone to the end of a long list.
      await openUntilSettled(page, path, page.locator('main h1'));
      await openDialogs(page, (name) => look(`${path} ${name}`));
    }
  }
  return walked;
}

/** The sections of a screen, and the first thing of its list. */
async function linksOn(page: Page) {
  const links = page.locator('main nav a, main a.row-link').or(page.locator('main a.button'));
  const found = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return found.filter((path) => addressOf(path));
}

async function openDialogs(page: Page, look: Look) {
  const main = page.getByRole('main');
  const ways = {
    'a row': main.locator('button.row-link').first(),
    'a new one': main.locator('button.button-primary').first(),
  };
  for (const [name, way] of Object.entries(ways)) {
    if ((await way.count()) === 0) continue;
    await way.click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    await look(name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
