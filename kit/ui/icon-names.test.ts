import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asIconName, iconNames } from './icon-names.ts';

test('every name has its drawing, and every drawing its name', () => {
  const drawings = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
  const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(iconNames.toSorted());
});

test('an icon that data names and nobody drew is none', () => {
  expect(asIconName('reel')).toBe('reel');
  expect(asIconName('unicorn')).toBeNull();
  expect(asIconName(null)).toBeNull();
});
