import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function colour(name: string) {
  const hex = new RegExp(`--color-${name}: #([0-9a-f]{6});`).exec(styles)?.[1];
  if (!hex) throw new Error(`There is no colour ${name}`);
  return hex;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colour(name)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  [
    'ink',
    ['paper', 'mist', 'line', 'spark', 'spark-soft', 'copper-soft', 'ok-soft', 'danger-soft'],
  ],
  ['steel', ['paper', 'mist', 'line', 'copper-soft']],
  ['copper', ['paper', 'mist', 'copper-soft']],
  ['copper-dark', ['paper', 'mist']],
  ['ok', ['paper', 'mist', 'ok-soft']],
  ['warn', ['paper', 'mist', 'spark-soft']],
  ['danger', ['paper', 'mist', 'danger-soft']],
  ['paper', ['ink', 'ink-soft', 'copper', 'copper-dark', 'danger', 'danger-dark', 'ok']],
  ['silver', ['ink', 'ink-soft']],
  ['spark', ['ink', 'ink-soft']],
])('text in %s can be read wherever it stands', (text, grounds) => {
  for (const ground of grounds) {
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('the borders of controls and the marks of focus are seen', () => {
  for (const ground of ['paper', 'mist']) {
    expect(contrast('edge', ground), `edge on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast('ink', 'copper'), 'focus on the main button').toBeGreaterThanOrEqual(3);
});
