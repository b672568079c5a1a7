import { expect, test } from 'vitest';
import { csvLine, unguarded } from './csv.ts';

test('cells are parted by semicolons, numbers have a comma, nothing stays empty', () => {
  expect(csvLine(['Cablu', 12.5, -3, null, ''])).toBe('Cablu;12,5;-3;;\r\n');
});

test('what would break out of its cell is quoted', () => {
  expect(csvLine(['a;b', 'a"b', 'a\nb', "a'b"])).toBe('"a;b";"a""b";"a\nb";a\'b\r\n');
});

test('where a comma or a tab parts cells, a name does not become two, the second a formula', () => {
  expect(csvLine(['x,=1+1', 'x\t=1+1'])).toBe('"x,=1+1";"x\t=1+1"\r\n');
});

test.each([
  '=1+1',
  '+373-69-123-456',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '  =HYPERLINK("http://elsewhere.example")',
  '\u200b=1',
  '＝1+1',
  '|calc',
  '%0A=1',
  '\r=1',
])('%j is a text, not a formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '').replaceAll('""', '"').startsWith(`'${text}`)).toBe(true);
});

test('ordinary names, codes and e-mails stay as they are', () => {
  for (const text of ['Ion Rusu', 'VVG-3x2.5', 'ion@example.md', '7K2M-Q9XA', 'Țurcanu & fiii']) {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  }
});

test.each(['-00120', '=1', "'=1", "''+a", '+373', 'VVG', "d'art"])(
  '%j is the same when it is read back',
  (text) => {
    const cell = csvLine([text]).trimEnd();
    expect(unguarded(cell) ?? cell).toBe(text);
  },
);
