import { describe, expect, test } from 'vitest';
import type { SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { type CellKey, meaningOf, readingOf } from './cells.ts';
import { nothingKnown, ofEdited, withRead } from './edited-rows.ts';
import { rowChange, unreadCells } from './row-change.ts';

const section = {
  id: 7,
  title_ro: 'Secțiune',
  title_ru: 'Сечение',
  values: [{ id: 70, key: '2.5', label_ro: '2,5 mm²', label_ru: '2,5 мм²' }],
};
const reading = { locale: 'ro', columns: [section] } as const;
const inRomanian = { ...reading, columns: [...reading.columns] };
const inRussian = { ...inRomanian, locale: 'ru' as const };

const row = (id: number, fields: Partial<SheetRow> = {}): SheetRow => ({
  id,
  version: 3,
  code: `C${id}`,
  title_ro: 'Cablu',
  title_ru: '',
  price: 10,
  promotion: null,
  stock: 5,
  units: 'm',
  state: 'active',
  attributes: {},
  ...fields,
});

describe('what is typed into a cell is shown as it was read, or why it was not', () => {
  test.each<[CellKey, string, string, string]>([
    ['price', '12,5', '12,50', '12,50'],
    ['price', '12.5', '12,50', '12,50'],
    ['price', '1.234,50 lei', '1234,50', '1234,50'],
    ['price', '2.500', 'Poate fi 2500 sau 2,5', 'Может значить 2500 или 2,5'],
    ['price', '25 m', 'Nu este un număr', 'Это не число'],
    ['price', '1e3', 'Nu este un număr', 'Это не число'],
    ['price', '', 'Nu este un număr', 'Это не число'],
    ['price', '-1', 'Numărul nu poate fi negativ', 'Число не может быть отрицательным'],
    ['price', '0,0015', 'Zecimale: cel mult 2', 'Знаков после запятой: не больше 2'],
    ['promotion_price', '', '', ''],
    ['stock', '1 234', '1234', '1234'],
    ['stock', '12,5', 'Introduceți un număr întreg', 'Введите целое число'],
    ['promotion_to', '5.12.2026', '05.12.2026', '05.12.2026'],
    ['state', 'ciornă', 'ciornă', 'черновик'],
    ['attribute_7', '2,50', '2,5 mm²', '2,5 мм²'],
    ['attribute_7', '4', 'Atributul nu are', 'У этого атрибута нет'],
  ])('%s %j', (key, typed, ro, ru) => {
    for (const [of, expected] of [
      [inRomanian, ro],
      [inRussian, ru],
    ] as const) {
      const { problem } = meaningOf(key, typed, of);
      const said = problem ?? readingOf(key, typed, of);
      expect(said.slice(0, expected.length || undefined)).toBe(expected);
      // What cannot be read is shown as it was typed.
      if (problem !== undefined) expect(readingOf(key, typed, of)).toBe(typed.trim());
    }
  });
});

test('rows with a cell nobody can read are told apart before anything is saved', () => {
  const edits = new Map([
    [1, { price: '12,5' }],
    [2, { price: '2.500', stock: '7' }],
  ]);
  expect([...unreadCells(edits, inRomanian).keys()]).toEqual([2]);
  const change = rowChange(
    row(1),
    { price: '12,5' },
    { ...inRomanian, stock: { reason: 'count', note: '' } },
  );
  expect(change).toEqual({ id: 1, version: 3, price: 12.5 });
});

test('a row somebody edited is saved by another filter too, by its newest version', () => {
  const [seen, others] = [
    { rows: [row(1, { attributes: { 7: [70] } }), row(2)], columns: [section] },
    { rows: [row(3)], columns: [] },
  ];
  const kept = ofEdited(withRead(nothingKnown, seen), (id) => id === 1);
  const known = withRead(kept, others);
  expect([...known.rows.keys()]).toEqual([1, 3]);
  expect([...known.columns.keys()]).toEqual([7]);
  const newer = withRead(known, { rows: [row(1, { version: 4 })], columns: [] });
  expect(newer.rows.get(1)).toEqual(row(1, { version: 4, attributes: { 7: [70] } }));
});
