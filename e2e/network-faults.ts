import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { REQUEST_TIMEOUT } from '../contract/constants.ts';
import type { Locale } from '../contract/locale.ts';
import { message } from '../contract/messages.ts';
import { soon } from '../testing/soon.ts';
import { endPatience, settled } from './clocks.ts';
import type { Screen } from './visitor.ts';

/** One way a call to the shop can go wrong, met in one language on one screen. */
export type NetworkFault = {
  /** Whether the answer is an error, does not come, or comes late. */
  kind: 'failure' | 'silence' | 'delay';
  locale: Locale;
  screen: Screen;
  /** A late answer comes once it is over. */
  meet: (route: Route, over: Promise<void>) => Promise<void>;
  /** What a form in the dialog says of it; null where the answer comes, only late. */
  inDialog: string | null;
  /** What the checkout says when its order meets with it; null where there is no more to say. */
  ofOrder: string | null;
};

const answered = (status: number, headers: Record<string, string> = {}) => {
  // As from a proxy that knows nothing of the shop.
  return (route: Route) => route.fulfill({ status, headers, body: '' });
};

export const networkFaults = {
  'fails with 500': {
    kind: 'failure',
    locale: 'ro',
    screen: 'phone',
    meet: answered(500),
    inDialog: message('ERROR.UNAVAILABLE', 'ro'),
    ofOrder: 'Magazinul nu răspunde acum',
  },
  'is refused with 409': {
    kind: 'failure',
    locale: 'ru',
    screen: 'desktop',
    meet: answered(409),
    inDialog: message('ERROR.UNAVAILABLE', 'ru'),
    ofOrder: null,
  },
  'is put off with 429': {
    kind: 'failure',
    locale: 'ro',
    screen: 'desktop',
    meet: answered(429, { 'Retry-After': '30' }),
    inDialog: 'Prea multe încercări. Încercați din nou peste un minut.',
    ofOrder: 'Prea multe încercări',
  },
  'is not answered': {
    kind: 'silence',
    locale: 'ru',
    screen: 'phone',
    meet: () => new Promise(() => {}),
    inDialog:
      'Магазин не ответил вовремя. Попробуйте ещё раз: всё, что вы ввели, осталось на месте.',
    ofOrder: 'Ответ задерживается',
  },
  'finds no connection': {
    kind: 'failure',
    locale: 'ro',
    screen: 'phone',
    meet: (route) => route.abort('internetdisconnected'),
    inDialog:
      'Nu ne putem conecta la magazin. Verificați conexiunea la internet și încercați din nou: ce ați scris rămâne aici.',
    ofOrder: 'Nu există conexiune la internet',
  },
  'is answered late': {
    kind: 'delay',
    locale: 'ru',
    screen: 'desktop',
    async meet(route, over) {
      await over;
      await route.continue();
    },
    inDialog: null,
    ofOrder: null,
  },
} satisfies Record<string, NetworkFault>;

export type FaultName = keyof typeof networkFaults;

type Call = { method: 'GET' | 'POST'; path: string };

/** Lets one call of the API meet with the fault in all pages to come, until it is lifted. */
export async function injectFault(
  context: BrowserContext,
  { method, path }: Call,
  fault: NetworkFault,
) {
  const { kind, meet } = fault;
  const address = `/api${path}`;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let isOn = true;
  let met = 0;
  await context.route(`**${address}`, async (route) => {
    if (!isOn || route.request().method() !== method) return route.fallback();
    met += 1;
    // The page may be gone by the time the answer is.
    await meet(route, over).catch(() => {});
  });

  return {
    /** Waits until the page has met with it and, unless the answer is only late, has given up. */
    async felt(page: Page) {
      // A read is tried once more.
      const tries = method === 'GET' && kind !== 'delay' ? 2 : 1;
      for (let before = 0; before < tries; before += 1) {
        await soon(() => met).toBeGreaterThan(before);
        if (kind === 'silence') {
          expect(await endPatience(page, address)).toEqual([REQUEST_TIMEOUT]);
        }
      }
      if (kind !== 'delay') await settled(page, address);
    },
    lift() {
      isOn = false;
      end();
    },
  };
}

/** Presses what is offered for trying once more. */
export const tryAgain = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: locale === 'ro' ? 'Încearcă din nou' : 'Попробовать ещё раз' })
    .click();
