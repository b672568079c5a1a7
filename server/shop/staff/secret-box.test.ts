import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seal, unseal } from './secret-box.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const place = (secretKey: string | null = null) => ({ dataDir, secretKey });

test('what is sealed opens for its owner, and for nobody else', async () => {
  const here = place();
  const sealed = await seal(here, 'staff:1', 'JBSWY3DPEHPK3PXP');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(await unseal(here, 'staff:1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(await unseal(here, 'staff:2', sealed)).toBeNull();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(await unseal(here, 'staff:1', sealed)).toBeNull();
});

test('the same text is never sealed alike', async () => {
  const here = place();
  expect(await seal(here, 'staff:1', 'x')).not.toEqual(await seal(here, 'staff:1', 'x'));
});

test('processes that start together make one key, which only its owner may read', async () => {
  const many = Array.from({ length: 20 }, () => place());
  const sealed = await Promise.all(many.map((one) => seal(one, 'staff:1', 'secret')));
  const opened = await Promise.all(
    sealed.map((one, at) => unseal(many.at(-1 - at) ?? place(), 'staff:1', one)),
  );
  expect(new Set(opened)).toEqual(new Set(['secret']));
  expect(await readdir(dataDir)).toEqual(['secret-key']);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('a key of the environment needs no file, and another one opens nothing', async () => {
  const sealed = await seal(place('k'.repeat(32)), 'staff:1', 'secret');
  expect(await readdir(dataDir)).toEqual([]);
  expect(await unseal(place('k'.repeat(32)), 'staff:1', sealed)).toBe('secret');
  expect(await unseal(place('l'.repeat(32)), 'staff:1', sealed)).toBeNull();
});

test('an emptied key file is told of, and never used', async () => {
  await writeFile(join(dataDir, 'secret-key'), '');
  await expect(seal(place(), 'staff:1', 'secret')).rejects.toThrow('holds no key');
});
