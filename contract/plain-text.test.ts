import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a description keeps the words of a text and none of its markup', () => {
  const html =
    '<p>Cablu de <strong>cupru</strong>, 3&nbsp;&times; 2,5&nbsp;mm²</p><ul><li>NYM &amp; CYY</li></ul>';
  expect(plainText(html)).toBe('Cablu de cupru, 3 &times; 2,5 mm² NYM & CYY');
});

test('a long text ends after a whole word', () => {
  expect(plainText('Cablu flexibil, pentru instalații', 20)).toBe('Cablu flexibil…');
  expect(plainText('x'.repeat(30), 20)).toBe(`${'x'.repeat(19)}…`);
});

test('a short text stays as it is', () => {
  expect(plainText('Cablu flexibil', 14)).toBe('Cablu flexibil');
  expect(plainText('')).toBe('');
});
