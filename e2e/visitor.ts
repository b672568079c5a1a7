import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { personForm } from '../contract/forms/registration.fixture.ts';
import { findBrowser } from '../scripts/browser.mjs';

export const shopUrl = () => inject('shopUrl');

export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Screen = keyof typeof screens;

let browser: Promise<Browser> | undefined;

async function launch() {
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args });
}

let visitors = 0;
/** Each visitor comes from a place of their own, so that limits on attempts do not add up. */
function ownAddress() {
  visitors += 1;
  return { 'X-Forwarded-For': `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}` };
}

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] };

type Means = {
  screen?: Screen;
  token?: string;
  /** Whether the browser runs scripts. */
  script?: boolean;
};

/** Somebody with a browser of their own. `complaints` collects what the console says. */
export async function visit(
  path: string,
  { screen = 'desktop', token, script = true }: Means = {},
): Promise<Visitor> {
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport: screens[screen],
    baseURL: shopUrl(),
    locale: 'ro-MD',
    hasTouch: screen === 'phone',
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    extraHTTPHeaders: ownAddress(),
  });
  // Long before the test's own end, so that it says which step it was.
  context.setDefaultTimeout(20_000);
  // The map's tiles come from outside; journeys stay on this machine.
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  if (token) await context.addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(path, { waitUntil: 'load' });
  return { page, context, complaints };
}

export async function closeBrowser() {
  await (await browser)?.close();
  browser = undefined;
}

let customers = 0;
/** A new customer's token, registered over the API. */
export async function registerCustomer(fields: Record<string, unknown> = {}) {
  customers += 1;
  const username = `journey${process.pid}x${customers}`;
  const form = personForm(username);
  const response = await fetch(`${shopUrl()}/api/accounts/create-and-update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...ownAddress() },
    body: JSON.stringify({ ...form, ...fields }),
  });
  const { token } = (await response.json()) as { token: string };
  return { token, username, password: form.password };
}
