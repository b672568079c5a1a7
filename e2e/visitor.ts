import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { personForm } from '../contract/forms/registration.fixture.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { PATIENCE } from '../testing/patience.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { keepClocks } from './clocks.ts';

export const shopUrl = () => inject('shopUrl');

export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Screen = keyof typeof screens;

/** One for all tests of this process; it ends with it. */
let browser: Promise<Browser> | undefined;

/** The map's tiles come from outside; journeys stay on this machine. */
const nothingOutside = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

async function launch() {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, nothingOutside] });
}

let lastAddress = randomInt(2 ** 24);
/** Each visitor comes from a place of their own, so that limits on attempts do not add up. */
export function ownAddress() {
  lastAddress = (lastAddress + 1) % 2 ** 24;
  const bytes = [lastAddress >> 16, (lastAddress >> 8) & 255, lastAddress & 255];
  return { 'X-Forwarded-For': `10.${bytes.join('.')}` };
}

/**
 * For what a test asks without the browser: the shop closes a connection that is idle for seconds,
 * perhaps at the moment it is used again. Browsers ask anew then.
 */
export const asBrowsersAsk = { maxRetries: 3 };

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] };

/** Everybody who came in the test under way; they leave when it ends. */
export const visitors = new Set<Visitor>();

type Means = {
  screen?: Screen;
  /** Where the browser's clock is, such as `America/New_York`; else where the machine's is. */
  zone?: string | undefined;
  token?: string;
  /** What the browser brings along from before, besides the token. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  /** Whether the browser runs scripts. */
  script?: boolean;
  /** Whether the timed popup may come up; it would in any test that takes its time. */
  popup?: boolean;
};

/** By a script: a route would let the browser keep no file from one page to the next. */
const keepPopupAway = (context: BrowserContext) =>
  context.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) =>
      String(input).endsWith('/api/core/popups') ? Response.json([]) : send(input, init);
  });

/** Somebody with a browser of their own. `complaints` collects what the console says. */
export async function visit(
  path: string,
  { screen = 'desktop', zone, token, cookies = [], script = true, popup = false }: Means = {},
): Promise<Visitor> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: screens[screen],
    baseURL: shopUrl(),
    locale: 'ro-MD',
    ...(zone && { timezoneId: zone }),
    hasTouch: screen === 'phone',
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    extraHTTPHeaders: ownAddress(),
  });
  context.setDefaultTimeout(PATIENCE);
  await keepClocks(context);
  if (!popup) await keepPopupAway(context);
  await context.addCookies(cookies);
  if (token) await context.addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A letter in its frame runs no script, those above included.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  const visitor = { page, context, complaints };
  visitors.add(visitor);
  await page.goto(path, { waitUntil: 'load' });
  return visitor;
}

/** A new customer's token, registered over the API. */
export async function registerCustomer(fields: Record<string, unknown> = {}) {
  const username = uniqueName('client');
  const form = personForm(username);
  const response = await fetch(`${shopUrl()}/api/accounts/create-and-update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ ...form, ...fields }),
  });
  const { token } = (await response.json()) as { token: string };
  return { token, username, password: form.password };
}
