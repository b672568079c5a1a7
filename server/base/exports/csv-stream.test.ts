import { expect, test } from 'vitest';
import { csvStream } from './csv-stream.ts';

test('a file begins with the mark by which Excel knows its letters, and ends when it is left', async () => {
  let asked = 0;
  async function* batches() {
    try {
      for (;;) {
        asked += 1;
        yield [['Ștefan', asked]];
      }
    } finally {
      asked = -1;
    }
  }
  const reader = csvStream(['Nume', 'Suma'], batches()).getReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  expect(decoder.decode((await reader.read()).value)).toBe('\ufeffNume;Suma\r\n');
  expect(decoder.decode((await reader.read()).value)).toBe('Ștefan;1\r\n');
  await reader.cancel();
  expect(asked).toBe(-1);
});
