import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('whoever asks while a reading is under way gets one that began after the asking', async () => {
  let begun = 0;
  let underWay = 0;
  const read = latestOnly(async () => {
    begun += 1;
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
  });
  const first = read();
  await Promise.all([read(), read(), read()]);
  expect(begun).toBe(2);
  await first;
  await read();
  expect(begun).toBe(3);
});

test('a reading that failed does not keep the next from being tried', async () => {
  let tries = 0;
  const read = latestOnly(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not now');
  });
  const [first, second] = await Promise.allSettled([read(), read()]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
});

test('who asks at the very end of a reading does not begin one beside the next', async () => {
  let underWay = 0;
  let most = 0;
  const read = latestOnly(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
  });
  const asking = read().then(read);
  await Promise.all([read(), asking]);
  expect(most).toBe(1);
});
