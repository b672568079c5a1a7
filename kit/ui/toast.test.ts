import { afterEach, expect, test } from 'vitest';
import { dismissToast, toast, toasts } from './toast.ts';

afterEach(() => {
  for (const { id } of toasts.read()) dismissToast(id);
});

test('a toast stays five seconds unless told otherwise', () => {
  toast('success', 'Salvat');
  toast('info', 'Adăugat în coș', 1000);
  expect(toasts.read().map(({ kind, text, ms }) => ({ kind, text, ms }))).toEqual([
    { kind: 'success', text: 'Salvat', ms: 5000 },
    { kind: 'info', text: 'Adăugat în coș', ms: 1000 },
  ]);
});

test('of more than twenty the oldest go', () => {
  for (let number = 1; number <= 23; number += 1) toast('info', `${number}`);
  expect(toasts.read()).toHaveLength(20);
  expect(toasts.read()[0]?.text).toBe('4');
  expect(toasts.read().at(-1)?.text).toBe('23');
});

test('one is dismissed without the others', () => {
  toast('warning', 'unu');
  toast('warning', 'doi');
  dismissToast(toasts.read()[0]?.id ?? 0);
  expect(toasts.read().map(({ text }) => text)).toEqual(['doi']);
});

test('listeners hear until they leave', () => {
  let heard = 0;
  const leave = toasts.subscribe(() => {
    heard += 1;
  });
  toast('error', 'unu');
  leave();
  toast('error', 'doi');
  expect(heard).toBe(1);
});
