import { expect, test } from 'vitest';
import { pickFrom, randomNumbers } from '../testing/random-numbers.ts';
import { encodePage } from './encode-page.ts';

const half = '\ud83d';

test('every page arrives in the letters it was written in, also one with half a character', () => {
  const random = randomNumbers(7);
  const usual = new TextEncoder();
  for (let page = 0; page < 300; page += 1) {
    let html = '';
    for (let part = random(200); part > 0; part -= 1) {
      html += pickFrom(random, [
        '<p class="a">',
        'Întrerupător',
        'Кабель ВВГ',
        '2,5 mm²',
        '💡',
        half,
      ]);
    }
    expect(Buffer.compare(encodePage(html), usual.encode(html)), html).toBe(0);
  }
});

test('a page is its own: the next one does not write over it', () => {
  const first = encodePage('Cablu');
  encodePage('Кабель');
  expect(new TextDecoder().decode(first)).toBe('Cablu');
  expect(first.buffer.byteLength).toBe(first.length);
});
