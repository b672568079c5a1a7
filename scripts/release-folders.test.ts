import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { currentRelease, makeRelease, removeOlder, switchTo, whole } from './release-folders.mjs';

/** A project whose program says its version when it is asked, from a file it reads only then. */
async function openProject() {
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = join(folder, 'sources');
  const into = join(folder, 'srv');
  await mkdir(join(from, 'node_modules/some/bin'), { recursive: true });
  await mkdir(join(from, 'server'));
  await symlink('bin', join(from, 'node_modules/some/linked'));
  await writeFile(
    join(from, 'server/main.mjs'),
    `process.stdin.once('data', async () => {
      const { said } = await import('./late.mjs');
      const { version } = await import('some');
      process.stdout.write(said + ' ' + version);
      process.stdin.destroy();
    });
    process.stdout.write('open ');`,
  );
  await writeFile(join(from, 'server/main.test.ts'), '');
  async function build(version: string) {
    await writeFile(join(from, 'server/late.mjs'), `export const said = '${version}';`);
    const packaged = join(from, 'node_modules/some/index.mjs');
    // As npm does: another file under the same name.
    await rm(packaged, { force: true });
    await writeFile(packaged, `export const version = '${version}';`);
    const about = { name: 'some', exports: './index.mjs' };
    await rm(join(from, 'node_modules/some/package.json'), { force: true });
    await writeFile(join(from, 'node_modules/some/package.json'), JSON.stringify(about));
    const packages = join(from, 'node_modules');
    await makeRelease({ from, parts: ['server'], packages, into, name: version });
    await switchTo(into, version);
  }
  async function start() {
    const child = spawn(process.execPath, ['server/main.mjs'], {
      cwd: join(into, 'current'),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [first] = await once(child.stdout, 'data');
    expect(String(first)).toBe('open ');
    return async () => {
      child.stdin.end('say it\n');
      return text(child.stdout);
    };
  }
  return { into, build, start };
}

test('a release under a running shop changes nothing for it; the next start is the new one', async () => {
  const { into, build, start } = await openProject();
  await build('1');
  const running = await start();
  await build('2');
  const next = await start();
  expect([await running(), await next()]).toEqual(['1 1', '2 2']);
  expect(existsSync(join(into, 'current/server/main.test.ts'))).toBe(false);
  expect(existsSync(join(into, 'current/node_modules/some/linked'))).toBe(true);
});

test('the newest are kept, and the one in use whichever it is; what was broken off is none', async () => {
  const { into, build } = await openProject();
  for (const name of ['1', '2', '3', '4']) await build(name);
  await mkdir(join(into, 'releases/5.partial'));
  await switchTo(into, '1');
  expect(await removeOlder(into, 2)).toEqual(['2']);
  expect(await whole(into)).toEqual(['1', '3', '4']);
  expect(await currentRelease(into)).toBe('1');
});
