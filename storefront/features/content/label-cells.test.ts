import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';

test('every cell says which column it is of', () => {
  const html =
    '<table>\n<thead><tr><th>Fel</th><th>Cost</th></tr></thead>\n<tbody>\n' +
    '<tr><td>Curier</td><td>100 lei</td></tr>\n<tr><td>Ridicare</td><td>gratuit</td></tr>\n</tbody></table>';
  expect(labelCells(html)).toBe(
    '<table>\n<thead><tr><th>Fel</th><th>Cost</th></tr></thead>\n<tbody>\n' +
      '<tr><td data-label="Fel">Curier</td><td data-label="Cost">100 lei</td></tr>\n' +
      '<tr><td data-label="Fel">Ridicare</td><td data-label="Cost">gratuit</td></tr>\n</tbody></table>',
  );
});

test('a name cannot leave its attribute', () => {
  expect(
    labelCells('<table><tr><th>6" <em>țeavă</em></th></tr><tr><td>1</td></tr></table>'),
  ).toContain('<td data-label="6&quot; țeavă">1</td>');
});

test('a table without names, and text without a table, stay as they are', () => {
  const html = '<p>x</p><table><tr><td>1</td></tr></table>';
  expect(labelCells(html)).toBe(html);
});

test('two tables do not lend each other names', () => {
  const html = '<table><tr><th>A</th></tr></table><table><tr><td>1</td></tr></table>';
  expect(labelCells(html)).toBe(html);
});
