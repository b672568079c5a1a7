import { expect, test } from 'vitest';
import { readAtMost } from './read-request.ts';

const pieces = (texts: string[], { ends }: { ends: boolean }) => {
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      if (ends) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { stream, wasCancelled: () => isCancelled };
};

test('a body is read as a whole, and not beyond its bound', async () => {
  const whole = pieces(['{"a":', '1}'], { ends: true });
  expect(String(await readAtMost(whole.stream, 100, 10_000))).toBe('{"a":1}');
  const long = pieces(['x'.repeat(60), 'x'.repeat(60)], { ends: false });
  expect(await readAtMost(long.stream, 100, 10_000)).toBeNull();
  expect(long.wasCancelled()).toBe(true);
});

test('a body that does not arrive is cut off', async () => {
  const late = pieces(['{"a":'], { ends: false });
  await expect(readAtMost(late.stream, 100, 5)).rejects.toThrow('did not arrive');
  expect(late.wasCancelled()).toBe(true);
});
