import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { AnswerOf } from '../contract/operation.ts';
import type { listPopups } from '../contract/operations/core.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { stopClock } from './clocks.ts';
import { asBrowsersAsk, registerCustomer, shopUrl, visit } from './visitor.ts';

type Popup = AnswerOf<typeof listPopups>[number];

let popup: Popup;

beforeAll(async () => {
  const response = await fetch(`${shopUrl()}/api/core/popups`);
  const [first] = (await response.json()) as Popup[];
  if (!first?.inactive_time) throw new Error('the demo has a popup with a time of its own');
  popup = first;
});

/** Without the shop in it, so that nothing is counted before the clock is ours. */
const BLANK = '/robots.txt';

const dialog = (page: Page) => page.getByRole('dialog', { name: popup.title });
const time = () => (popup.inactive_time ?? 0) * 1000;

/** What a page waits before it asks for the popup; it counts towards the popup's own time. */
const HELD_BACK = 2000;

/** Opens the page with its clock in our hands and lets the popup be fetched, as it is or changed. */
async function openAt(page: Page, path: string, changed: Partial<Popup> = {}) {
  await stopClock(page);
  let asked = false;
  const { promise: clockStands, resolve: letAnswer } = Promise.withResolvers<void>();
  const holdBack = async (route: Route) => {
    asked = true;
    await clockStands;
    const popups = (await (await route.fetch(asBrowsersAsk)).json()) as Popup[];
    await route.fulfill({ json: popups.map((one) => ({ ...one, ...changed })) });
  };
  await page.route('**/core/popups', holdBack, { times: 1 });
  const fetched = page.waitForResponse('**/core/popups');
  await page.goto(path);
  await hydrated(page);
  await soon(async () => {
    await page.clock.runFor(HELD_BACK);
    return asked;
  }).toBe(true);
  letAnswer();
  await (await fetched).finished();
}

/** The page hears of the popup a moment after it has come, and counts from then. */
const untilShown = (page: Page, shown = dialog(page)) =>
  soon(async () => {
    await page.clock.runFor(1000);
    return shown.count();
  }).toBe(1);

async function expectNothingBefore(page: Page) {
  await page.clock.runFor(time() - HELD_BACK - 1);
  expect(await dialog(page).count()).toBe(0);
}

async function expectNothing(page: Page, sought = dialog(page)) {
  for (let times = 0; times < 3; times += 1) await page.clock.runFor(time());
  expect(await sought.count()).toBe(0);
}

test('the popup comes in its time, and once dismissed stays away from this visit', async () => {
  const { page } = await visit(BLANK, { screen: 'phone', popup: true });
  await openAt(page, '/contact');
  await expectNothingBefore(page);
  await untilShown(page);
  await dialog(page).waitFor();
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await soon(() => dialog(page).count()).toBe(0);
  await openAt(page, '/contact');
  await expectNothing(page);
});

test('a customer who dismissed it never sees it again, and the token is kept nowhere else', async () => {
  const { token } = await registerCustomer();
  const { page, context } = await visit(BLANK, { token, popup: true });
  // The demo's own tells guests about prices.
  expect(popup.for_guests).toBe(true);
  await openAt(page, '/contact');
  await expectNothing(page);
  await openAt(page, '/contact', { for_guests: false });
  await untilShown(page);
  await dialog(page).waitFor();
  // Looking it over takes time of the page's own.
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Închide' }).click();
  await soon(() => page.evaluate(() => localStorage.getItem('dismissedPopup'))).toBeTruthy();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);

  // Another visit: a new tab with a session storage of its own.
  const next = await context.newPage();
  await openAt(next, '/contact', { for_guests: false });
  await expectNothing(next);
});

test('nobody is interrupted: while another dialog is open it waits its time again; its button leads on in the page’s language and closes it', async () => {
  const { page } = await visit(BLANK, { popup: true });
  const [russian] = (await (
    await fetch(`${shopUrl()}/api/core/popups`, { headers: { 'Accept-Language': 'ru' } })
  ).json()) as Popup[];
  if (!russian?.button) throw new Error('the demo’s popup has a button');
  const shown = page.getByRole('dialog', { name: russian.title });
  await openAt(page, '/ru/account');
  await page.getByRole('main').getByRole('button', { name: words.ru.logIn }).click();
  await untilShown(page, page.getByRole('dialog'));
  await expectNothing(page, shown);
  await page.keyboard.press('Escape');
  await untilShown(page, shown);
  await shown.getByRole('link', { name: russian.button.text }).click();
  await page.waitForURL(`**/ru${russian.button.link}`);
  await soon(() => shown.count()).toBe(0);
});
