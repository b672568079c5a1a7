import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, inject, type RunnerTestCase } from 'vitest';
import { FAILURES } from '../testing/failures.ts';
import { PATIENCE } from '../testing/patience.ts';
import { shopLog, startedHere } from './shop-process.ts';
import { type Visitor, visitors } from './visitor.ts';

/** After each test its visitors leave; of one that failed, what they saw last is kept. */
afterEach(async ({ task }) => {
  const present = [...visitors];
  visitors.clear();
  if (task.result?.state === 'fail') await keepEvidence(task, present);
  await Promise.all(present.map(({ context }) => context.close()));
});

async function keepEvidence(task: RunnerTestCase, present: Visitor[]) {
  const folder = join(FAILURES, basename(task.file.name, '.test.ts'), folderName(task.name));
  await mkdir(folder, { recursive: true });
  for (const dataDir of [inject('dataDir'), ...startedHere]) {
    await copyFile(shopLog(dataDir), join(folder, `${basename(dataDir)}.log`)).catch(() => {});
  }
  const pages = present.flatMap(({ context, complaints }) =>
    context.pages().map((page) => ({ page, complaints })),
  );
  for (const [at, { page, complaints }] of pages.entries()) {
    const seen = join(folder, `page-${at + 1}`);
    await writeFile(`${seen}.txt`, [page.url(), ...complaints, ''].join('\n'));
    // A page that hangs cannot be photographed; the rest still tells something.
    await page.screenshot({ path: `${seen}.png`, timeout: PATIENCE }).catch(() => {});
  }
}

const folderName = (test: string) =>
  test
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100);
