import { expect, test } from 'vitest';
import type { Cell } from '../../../../contract/csv.ts';
import { soon } from '../../../../testing/soon.ts';
import { tableRows } from '../../../shop/import/table/table-rows.ts';
import { xlsxStream } from './xlsx-stream.ts';

async function* inBatches(...batches: Cell[][][]) {
  yield* batches;
}

const written = async (...batches: Cell[][][]) => {
  const columns = [{ title: 'Cod' }, { title: 'Preț, lei', isMoney: true }];
  const stream = xlsxStream({ name: 'a/b', columns, batches: inBatches(...batches) });
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

async function read(bytes: Uint8Array) {
  const rows = [];
  for await (const { cells } of tableRows(bytes)) rows.push(cells);
  return rows;
}

test('a workbook holds what was written, whatever it looks like', async () => {
  const texts = [
    '=1+1',
    '+373',
    '-1',
    '@a',
    '00120',
    '<b>&"</b>',
    ' ț\nш ',
    "'x",
    '\u0001a\u{1f600}',
  ];
  const rows = await read(
    await written(
      texts.map((text) => [text, 12.5]),
      [['z', null, 'further']],
    ),
  );
  expect(rows).toEqual([
    ['Cod', 'Preț, lei'],
    ...texts.map((text) => [text.replace('\u0001', ''), 12.5]),
    ['z', '', 'further'],
  ]);
});

test('a table without rows is a workbook with headings', async () => {
  expect(await read(await written())).toEqual([['Cod', 'Preț, lei']]);
});

test('whoever leaves in the middle ends the reading too', async () => {
  let isLeft = false;
  async function* endless(): AsyncGenerator<Cell[][]> {
    try {
      for (;;) yield Array.from({ length: 500 }, () => [crypto.randomUUID(), Math.random()]);
    } finally {
      isLeft = true;
    }
  }
  const stream = xlsxStream({ name: 'a', columns: [{ title: 'a' }], batches: endless() });
  const reader = stream.getReader();
  // The small parts, and of the sheet some.
  for (let piece = 0; piece < 30; piece += 1) await reader.read();
  await reader.cancel();
  await soon(() => isLeft).toBe(true);
});

test('what breaks while it is read breaks the file off, and is no whole one', async () => {
  async function* broken(): AsyncGenerator<Cell[][]> {
    yield [['a']];
    throw new Error('the database is gone');
  }
  const stream = xlsxStream({ name: 'a', columns: [{ title: 'a' }], batches: broken() });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow();
});
