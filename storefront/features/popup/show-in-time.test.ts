import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss } from './dismissed.ts';
import { type Popup, showInTime } from './show-in-time.ts';

const popup = (fields: Partial<Popup> = {}): Popup => ({
  id: 1,
  title: 'Sâmbăta lucrăm',
  description: '<p>Până la 14:00</p>',
  image: null,
  button: null,
  inactive_time: 15,
  for_guests: false,
  ...fields,
});

let popups: Popup[];
let isDialogOpen: boolean;
let shown: Popup[];

/** Everything a browser keeps under one of its two storages. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

const signIn = (token: string | null) =>
  vi.stubGlobal('document', {
    cookie: token ? `token=${token}` : '',
    querySelector: () => (isDialogOpen ? {} : null),
    activeElement: null,
  });
const startNewVisit = () => vi.stubGlobal('sessionStorage', storage());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  popups = [popup()];
  isDialogOpen = false;
  shown = [];
  vi.stubGlobal('window', { isSecureContext: true, fetch: async () => Response.json(popups) });
  vi.stubGlobal('localStorage', storage());
  startNewVisit();
  signIn(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page, whose host has waited two seconds already, and lets so many more pass. */
async function waitOnPage(seconds: number) {
  const show = (one: Popup) => void shown.push(one);
  const { callOff, decided } = showInTime({ locale: 'ro', waited: 2000, show });
  await decided;
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return callOff;
}

test.each([
  ['its own time', 15, 15],
  ['ten seconds, where it names none', null, 10],
])('the first popup comes after %s', async (_, inactive_time, seconds) => {
  popups = [popup({ inactive_time }), popup({ id: 2 })];
  await waitOnPage(seconds - 2 - 0.001);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([popups[0]]);
});

test('one that is for guests leaves customers to the next', async () => {
  popups = [popup({ for_guests: true }), popup({ id: 2 })];
  await waitOnPage(13);
  signIn('ion');
  await waitOnPage(13);
  expect(shown.map(({ id }) => id)).toEqual([1, 2]);
});

test('it comes over no other dialog, and waits its time once more', async () => {
  isDialogOpen = true;
  await waitOnPage(13);
  expect(shown).toEqual([]);
  isDialogOpen = false;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveLength(1);
});

test('whoever leaves in time does not see it', async () => {
  const callOff = await waitOnPage(12);
  callOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([]);
});

test('a guest who dismissed it is spared for this visit', async () => {
  await dismiss(1);
  await waitOnPage(60);
  expect(shown).toEqual([]);
  startNewVisit();
  await waitOnPage(60);
  expect(shown).toHaveLength(1);
});

test('a customer who dismissed it is spared on every visit, another customer is not', async () => {
  signIn('secret-of-ion');
  await dismiss(1);
  startNewVisit();
  await waitOnPage(60);
  expect(shown).toEqual([]);
  expect(localStorage.getItem('dismissedPopup')).not.toContain('secret');
  signIn('secret-of-ana');
  await waitOnPage(60);
  expect(shown).toHaveLength(1);
});

test('another popup than the dismissed one comes', async () => {
  await dismiss(1);
  popups = [popup({ id: 2 })];
  await waitOnPage(60);
  expect(shown).toEqual(popups);
});
