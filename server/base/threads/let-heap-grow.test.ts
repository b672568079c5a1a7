import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** A catalogue of some size, and pages made beside it: how often is all of it gone through? */
const PAGES = `
import { PerformanceObserver, constants } from 'node:perf_hooks';
const catalogue = Array.from({ length: 1_000_000 }, (_, id) => ({ id, name: 'cable ' + id }));
let times = 0;
const count = (entries) => {
  times += entries.filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length;
};
const observer = new PerformanceObserver((list) => count(list.getEntries()));
observer.observe({ entryTypes: ['gc'] });
for (let page = 0; page < 800; page += 1) {
  Buffer.alloc(1_000_000, page);
  await new Promise(setImmediate);
}
count(observer.takeRecords());
console.log(catalogue.length && times);
`;

const GROWING = `
import { letHeapGrow } from ${JSON.stringify(new URL('let-heap-grow.ts', import.meta.url).href)};
letHeapGrow();
`;

async function timesGoneThrough(program: string) {
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', program]);
  // Where it does not know a flag it says so, and goes on.
  expect(stderr).toBe('');
  return Number(stdout);
}

test('pages on their way have the catalogue gone through half as often as V8 would, or less', async () => {
  const [byItself, growing] = await Promise.all([
    timesGoneThrough(PAGES),
    timesGoneThrough(GROWING + PAGES),
  ]);
  expect(byItself).toBeGreaterThan(5);
  expect(growing).toBeLessThanOrEqual(byItself / 2);
});
