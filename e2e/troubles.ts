import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Locale } from '../contract/locale.ts';
import { message } from '../contract/messages.ts';
import type { Screen } from './visitor.ts';

/** One way a call to the shop can go wrong, met in one language on one screen. */
export type Trouble = {
  name: string;
  /** Whether the answer is an error, does not come, or comes late. */
  kind: 'failure' | 'silence' | 'delay';
  locale: Locale;
  screen: Screen;
  meet: (route: Route) => Promise<void>;
  /** What a form in the dialog says of it; null where the answer comes, only late. */
  inDialog: string | null;
  /** What the checkout says when its order meets with it; null where there is no more to say. */
  ofOrder: string | null;
};

const answered = (status: number, headers: Record<string, string> = {}) => {
  // As from a proxy that knows nothing of the shop.
  return (route: Route) => route.fulfill({ status, headers, body: '' });
};

const SLOW = 5000;

export const troubles: Trouble[] = [
  {
    name: 'fails with 500',
    kind: 'failure',
    locale: 'ro',
    screen: 'phone',
    meet: answered(500),
    inDialog: message('ERROR.UNAVAILABLE', 'ro'),
    ofOrder: 'Magazinul nu răspunde acum',
  },
  {
    name: 'is refused with 409',
    kind: 'failure',
    locale: 'ru',
    screen: 'desktop',
    meet: answered(409),
    inDialog: message('ERROR.UNAVAILABLE', 'ru'),
    ofOrder: null,
  },
  {
    name: 'is put off with 429',
    kind: 'failure',
    locale: 'ro',
    screen: 'desktop',
    meet: answered(429, { 'Retry-After': '30' }),
    inDialog: 'Prea multe încercări. Încercați din nou peste un minut.',
    ofOrder: 'Prea multe încercări',
  },
  {
    name: 'is not answered',
    kind: 'silence',
    locale: 'ru',
    screen: 'phone',
    meet: () => new Promise(() => {}),
    inDialog:
      'Магазин не ответил вовремя. Попробуйте ещё раз: всё, что вы ввели, осталось на месте.',
    ofOrder: 'Ответ задерживается',
  },
  {
    name: 'finds no connection',
    kind: 'failure',
    locale: 'ro',
    screen: 'phone',
    meet: (route) => route.abort('internetdisconnected'),
    inDialog:
      'Nu ajungem la magazin. Verificați conexiunea la internet și încercați din nou: ce ați scris rămâne aici.',
    ofOrder: 'Nu există conexiune la internet',
  },
  {
    name: 'takes five seconds',
    kind: 'delay',
    locale: 'ru',
    screen: 'desktop',
    async meet(route) {
      await new Promise((resolve) => setTimeout(resolve, SLOW));
      await route.continue();
    },
    inDialog: null,
    ofOrder: null,
  },
];

type Call = { method: 'GET' | 'POST'; path: string };

/** Lets one call of the API meet with trouble in all pages to come, until it is lifted. */
export async function beset(context: BrowserContext, { method, path }: Call, trouble: Trouble) {
  if (trouble.kind === 'silence') await hurry(context, path);
  let isOn = true;
  await context.route(`**/api${path}`, async (route) => {
    if (!isOn || route.request().method() !== method) return route.fallback();
    // The page may be gone by the time the answer is.
    await trouble.meet(route).catch(() => {});
  });
  return {
    lift() {
      isOn = false;
    },
  };
}

/** The browser's ten seconds of patience with this call pass as two. */
const hurry = (context: BrowserContext, path: string) =>
  context.addInitScript((sought) => {
    const patient = window.fetch;
    window.fetch = (input, init) => {
      const isSought = String(input).endsWith(`/api${sought}`);
      return patient(input, isSought ? { ...init, signal: AbortSignal.timeout(2000) } : init);
    };
  }, path);

/** Presses what is offered for trying once more. */
export const tryAgain = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: locale === 'ro' ? 'Încearcă din nou' : 'Попробовать ещё раз' })
    .click();
