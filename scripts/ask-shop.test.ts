import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { soon } from '../testing/soon.ts';
import { askShop } from './ask-shop.mjs';

const smallShop = fileURLToPath(new URL('./small-shop.fixture.ts', import.meta.url));

let folder: string;
let shop: { dataDir: string; port: number };
let primary: ChildProcess;

const release = (name: string) => join(folder, 'releases', name);

async function makeVersion(name: string) {
  await mkdir(join(release(name), 'dist/shop'), { recursive: true });
  await mkdir(join(release(name), 'server'));
  await writeFile(join(release(name), 'server/exchange-door.ts'), '');
  await writeFile(
    join(release(name), 'dist/shop/main.js'),
    `import(${JSON.stringify(smallShop)}).then(({ runVersion }) =>
      runVersion(${JSON.stringify(name)}, ${JSON.stringify(release(name))}));`,
  );
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablaj-exchange-'));
  shop = { dataDir: folder, port: await freePort() };
  for (const name of ['1', '2', 'broken']) await makeVersion(name);
  const env = { ...process.env, PORT: String(shop.port), DATA_DIR: folder };
  primary = spawn(process.execPath, [join(release('1'), 'dist/shop/main.js')], {
    cwd: release('1'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await soon(() => processes().then(({ length }) => length)).toBe(2);
  await soon(() => ask().catch(String)).toBe('1');
});
afterAll(async () => {
  const exit = once(primary, 'exit');
  primary.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  await rm(folder, { recursive: true });
});

const url = () => `http://127.0.0.1:${shop.port}/`;
/** Connections are kept open, as browsers and proxies keep them; nothing is asked a second time. */
const ask = async (method = 'GET') => (await fetch(url(), { method })).text();

async function processes() {
  const { pid } = primary;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean);
}

/** What callers hear, one request after the other, while something happens; a failure ends them. */
async function hearDuring(work: () => Promise<unknown>) {
  let isOver = false;
  const heard = new Set<string>();
  const callers = ['GET', 'POST', 'GET', 'POST'].map(async (method) => {
    while (!isOver) heard.add(await ask(method));
  });
  const worked = work().finally(() => {
    isOver = true;
  });
  await Promise.all([worked, ...callers]);
  return heard;
}

test('another version takes over while requests come in, and is put back, and none of them fails', async () => {
  const before = await processes();
  const said: string[] = [];
  const there = await hearDuring(() => askShop(shop, release('2'), (line) => said.push(line)));
  expect([...there].sort()).toEqual(['1', '2']);
  expect(said).toHaveLength(2);
  expect(await ask()).toBe('2');
  const after = await processes();
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  const back = await hearDuring(() => askShop(shop, release('1')));
  expect([...back].sort()).toEqual(['1', '2']);
  expect(await ask()).toBe('1');
});

test('a version that does not open takes nobody’s place, and what keeps it from opening is said', async () => {
  const before = await processes();
  const heard = await hearDuring(() =>
    expect(askShop(shop, release('broken'))).rejects.toThrow('It has no prices.'),
  );
  expect([...heard]).toEqual(['1']);
  expect(await processes()).toEqual(before);
});

test('only what is a release beside the one that runs takes over', async () => {
  await expect(askShop(shop, folder)).rejects.toThrow('is no release');
  await mkdir(release('older'));
  await expect(askShop(shop, release('older'))).rejects.toThrow('start the shop again');
  expect(await askShop({ ...shop, port: 1 }, release('2'))).toBe(false);
});
