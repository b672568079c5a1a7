import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '../contract/constants.ts';

/** Tailwind's own style sheet, then ours, which may say otherwise. */
const styles = ['../node_modules/tailwindcss/theme.css', 'styles.css'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

test('screens change from phone to tablet to desktop where the shop promises', () => {
  const found = styles.join('\n').matchAll(/--breakpoint-(\w+): ([\d.]+)rem/g);
  const widths = Object.fromEntries([...found].map(([, name, rem]) => [name, Number(rem) * 16]));
  expect(widths).toMatchObject({ md: MOBILE_MAX_WIDTH + 1, xl: TABLET_MAX_WIDTH + 1 });
});
