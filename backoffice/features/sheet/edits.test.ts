import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellEdit, editing, noEdits } from './edits.ts';

const base = (id: number, key: string) => `${key} ${id}`;
const type = (...cells: CellEdit[]) => ({ kind: 'type', cells, base }) as const;

test('a cell that is typed back to what the shop has is no edit', () => {
  const typed = editing(noEdits, type({ id: 1, key: 'price', text: '5' }));
  expect(typed.edits.get(1)).toEqual({ price: '5' });
  const back = editing(typed, type({ id: 1, key: 'price', text: 'price 1' }));
  expect(back.edits.size).toBe(0);
});

const cell = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  key: fc.constantFrom('price' as const, 'stock' as const),
  text: fc.constantFrom('1', '2', 'price 1', 'stock 2'),
});

test('however much was typed, undoing it all and doing it again ends where it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 })), (steps) => {
      const typed = steps.reduce((now, cells) => editing(now, type(...cells)), noEdits);
      let undone = typed;
      for (const _ of typed.past) undone = editing(undone, { kind: 'undo' });
      expect(undone.edits.size).toBe(0);
      for (const _ of typed.past) undone = editing(undone, { kind: 'redo' });
      expect(undone.edits).toEqual(typed.edits);
    }),
  );
});

test('what is saved is no edit any more, and what is not stays one', () => {
  const typed = editing(
    noEdits,
    type({ id: 1, key: 'price', text: '5' }, { id: 2, key: 'price', text: '6' }),
  );
  const saved = editing(typed, { kind: 'saved', ids: [1] });
  expect([...saved.edits.keys()]).toEqual([2]);
  expect(editing(saved, { kind: 'undo' })).toBe(saved);
});
