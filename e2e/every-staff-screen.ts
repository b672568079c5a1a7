import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation } from '../backoffice/app/navigation.ts';
import { hasNewLooks, violations } from './axe.ts';
import { overflowHere } from './overflow.ts';
import { controlsOn, expectReach } from './reach.ts';
import { settled } from './settled.ts';
import { visitAsStaff } from './staff.ts';
import { screens } from './visitor.ts';

const folder = new URL('../backoffice/', import.meta.url);

/** What the sources say behind a word, such as `path: '/orders'`. */
const saidIn = (room: string, file: RegExp, word: RegExp) =>
  readdirSync(new URL(room, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => file.test(name))
    .map((name) => readFileSync(new URL(`${room}/${name}`, folder), 'utf8'))
    .flatMap((source) => [...source.matchAll(word)].map(([, said = '']) => said));

/** All addresses of the router for whoever is signed in, with `$id` for one thing of many. */
const staffAddresses = saidIn('features', /^(?!sign-in).*routes\.ts$/, /path: '(\/[^']+)'/g).map(
  (path) => `/admin${path}`,
);

/** Where the resources stand. */
const resourceAddresses = saidIn('resources', /resource\.tsx$/, /^ {2}href: '([^']+)'/gm);

/** Comes from 1C alone, and is looked at there. */
const elsewhere = '/admin/exchange/runs/$id';

/** In a spreadsheet Tab goes from cell to cell and Escape leads out; the other is the shop's own page. */
const ownKeys = /sheet$|preview$/;

/** The router's address of this one; of several the one with the fewest things left open. */
const addressOf = (path: string) =>
  staffAddresses
    .filter((address) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/?]+')}(\\?|$)`).test(path))
    .toSorted((a, b) => a.split('$').length - b.split('$').length)[0];

/** Screens that are walked together: each is in one of the walks. */
export type Part = (path: string) => boolean;
export const ofGoods: Part = (path) =>
  /^\/admin\/(products|catalogue|low-stock|import|exchange|search-words)\b/.test(path);
export const ofOthers: Part = (path) => !ofGoods(path);

/**
 * Goes through all screens of this part that the menu, resources and sections lead to, through the
 * first thing of each list, and through what its rows and its button for a new one open. In Russian,
 * whose words are the longest: a language changes no markup.
 */
export async function expectSoundScreens(isHere: Part) {
  const { page, complaints } = await visitAsStaff('/admin/account', {
    locale: 'ru',
    screen: 'phone',
  });
  const look = async (name: string) => {
    await expectSound(page, name);
    expect.soft(complaints.splice(0), `${name}: complaints`).toEqual([]);
  };
  const known = new Set<string>(
    [
      ...navigation.map(({ href }) => href),
      ...resourceAddresses,
      '/admin/account',
      '/admin/low-stock',
    ].filter(isHere),
  );
  const open: string[] = [...known];
  const walked = new Set<string>();
  for (let path = open.shift(); path; path = open.shift()) {
    await goTo(page, path);
    for (const found of (await linksOn(page)).filter(isHere)) {
      const isOfMany = addressOf(found)?.endsWith('$id') ?? false;
      const name = isOfMany ? found.replace(/[^/]+$/, '$id') : found;
      if (!known.has(name)) open.push(found);
      known.add(name);
    }
    if (resourceAddresses.includes(path))
      await openDialogs(page, (name) => look(`${path} ${name}`));
    await look(path);
    walked.add(addressOf(path) ?? path);
  }
  const missing = staffAddresses.filter((one) => one !== elsewhere && !walked.has(one));
  expect(missing.filter(isHere)).toEqual([]);
  const resources = resourceAddresses.filter((one) => !walked.has(addressOf(one) ?? one));
  expect(resources.filter(isHere)).toEqual([]);
}

/** Open to everybody and to Tab, and no wider than the screen, on a phone and on a desktop. */
async function expectSound(page: Page, name: string) {
  const isWalked = !ownKeys.test(name) && (await page.getByRole('dialog').count()) === 0;
  const overflow: Record<string, number> = {};
  let phoneControls = '';
  for (const screen of ['phone', 'desktop', 'tablet'] as const) {
    await page.setViewportSize(screens[screen]);
    overflow[screen] = await overflowHere(page);
    if (screen === 'tablet') continue;
    await settled(page);
    const controls = await controlsOn(page);
    // What a width only moves is looked at once.
    const isOther = controls !== phoneControls;
    if (screen === 'phone') phoneControls = controls;
    if (isOther || (await hasNewLooks(page))) {
      expect.soft(await violations(page), `${name} on a ${screen}: axe`).toEqual([]);
    }
    if (isOther && isWalked) await expectReach(page, `${name} on a ${screen}`);
  }
  expect.soft(overflow, `${name}: too wide by`).toEqual({ phone: 0, desktop: 0, tablet: 0 });
  await page.setViewportSize(screens.phone);
}

/** Goes there as a link does, without loading the page anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    const router = window.__TSR_ROUTER__;
    return new Promise<void>((arrived) => {
      const end = router?.subscribe('onRendered', () => {
        end?.();
        arrived();
      });
      router?.history.push(to);
    });
  }, path);
  await page.locator('main h1').waitFor();
  await settled(page);
}

/** The sections of a screen, and the first thing of its list. */
async function linksOn(page: Page) {
  const links = page.locator('main nav a, main a.row-link').or(page.locator('main a.button'));
  const found = await links.evaluateAll((all) =>
    all.map((link) => {
      const { pathname, search } = new URL((link as HTMLAnchorElement).href);
      // Of the question, what names a section.
      return /^\?(part|tab)=/.test(search) ? pathname + search : pathname;
    }),
  );
  return found.filter((path) => addressOf(path));
}

async function openDialogs(page: Page, look: (name: string) => Promise<void>) {
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
