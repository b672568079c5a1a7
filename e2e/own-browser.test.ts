import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { inProject } from '../scripts/project.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablaj-browser-'));
  for (const name of ['chromium', 'google-chrome']) {
    await writeFile(join(folder, name), '#!/bin/sh\necho Chromium 999.0\n');
    await chmod(join(folder, name), 0o755);
  }
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('journeys go in the browser of the project, whatever is installed beside it', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  const { executablePath } = await findBrowser();
  expect(executablePath.startsWith(inProject('.cache', 'chromium-'))).toBe(true);
});

test('CHROMIUM_PATH names another, which must be there', async () => {
  const named = join(folder, 'chromium');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect((await findBrowser()).executablePath).toBe(named);
  vi.stubEnv('CHROMIUM_PATH', `${named}-gone`);
  await expect(findBrowser()).rejects.toThrow('-gone, but there is no such file');
});
