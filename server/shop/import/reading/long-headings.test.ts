import { expect, test } from 'vitest';
import { leastProcessorTime } from '../../../../testing/processor-time.ts';
import { asHeader } from './headings.ts';

test('accents piled up in headings take no longer to read than letters', async () => {
  const read = (cell: string) =>
    leastProcessorTime(3, async () =>
      asHeader({ number: 1, cells: Array(50).fill(cell) }, { columns: {}, unread: [] }),
    );
  const [piled, letters] = [`a${'\u0300\u0316'.repeat(2_500)}`, 'x'.repeat(5_000)];
  expect(await read(piled)).toBeLessThan(10 * (await read(letters)) + 20_000);
});
