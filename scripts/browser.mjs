import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './child.mjs';
import { underLock } from './lock.mjs';
import { inProject, Trouble } from './project.mjs';

/** Root and most containers cannot use Chromium's sandbox, and tests open our own pages alone. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/**
 * A Chromium to test with: the project's own, the same on every machine, or the one CHROMIUM_PATH
 * names. Whatever else is installed is of another release, with ways of its own.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Trouble(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  return { executablePath: named || (await unpackedBrowser()), args };
}

/**
 * Unpacks once what npm or Debian has, with the libraries and fonts that a bare system lacks. They
 * come from a starter script beside it, so that the caller has no environment to prepare.
 */
async function unpackedBrowser() {
  const source = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const folder = inProject('.cache', `chromium-${version}-${process.arch}`);
  const starter = join(folder, 'start');
  const work = async () => {
    if (!existsSync(starter)) await unpack(join(source, 'bin'), folder);
  };
  if (!existsSync(starter)) await underLock(`${folder}.lock`, { onWait() {}, work });
  return starter;
}

/**
 * @param {string} archives of the package
 * @param {string} folder
 */
async function unpack(archives, folder) {
  const draft = `${folder}.${randomUUID()}`;
  try {
    await mkdir(draft, { recursive: true });
    const isPacked = process.platform === 'linux' && process.arch === 'x64';
    const browser = isPacked ? await unpackPackage(archives, draft) : await unpackDebian(draft);
    await inflateInto(draft, join(archives, 'fonts.tar.br'));
    await writeFile(join(draft, 'fonts.conf'), fontsConfiguration);
    await writeFile(join(draft, 'start'), starterScript(browser));
    for (const program of ['start', browser.program]) await chmod(join(draft, program), 0o755);
    if (!isPacked) await orTrouble(join(draft, 'start'), ['--version']);
    // All of it at once: an interrupted one leaves no half.
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @typedef {{ program: string, libraries: string[] }} Browser paths inside its folder */

/**
 * @param {string} archives
 * @param {string} folder
 * @returns {Promise<Browser>}
 */
async function unpackPackage(archives, folder) {
  const names = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  await inflateInto(folder, ...names.map((name) => join(archives, name)));
  return { program: 'chromium', libraries: ['al2023/lib'] };
}

/**
 * The package unpacks into the folder for temporary files, wherever that is.
 * @param {string} folder
 * @param {...string} archives
 */
async function inflateInto(folder, ...archives) {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await Promise.all(archives.map(inflate));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * The npm package is for one kind of processor. Debian has Chromium for others, and apt fetches it
 * with what it needs into a folder of ours: nothing is installed, and nobody need be root.
 * @param {string} folder
 * @returns {Promise<Browser>}
 */
async function unpackDebian(folder) {
  const own = ['state/lists/partial', 'cache/archives/partial', 'debian'];
  for (const name of own) await mkdir(join(folder, name), { recursive: true });
  const settings = [
    `Dir::State=${join(folder, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${join(folder, 'cache')}`,
    'Debug::NoLocking=1',
    // What root downloads is otherwise written by somebody who may not see this folder.
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting]);
  const wanted = ['--download-only', '--yes', '--no-install-recommends'];
  await orTrouble('apt-get', [...settings, 'update']);
  await orTrouble('apt-get', [...settings, ...wanted, 'install', 'chromium-headless-shell']);
  const archives = join(folder, 'cache', 'archives');
  for (const name of (await readdir(archives)).filter((name) => name.endsWith('.deb'))) {
    await orTrouble('dpkg-deb', ['-x', join(archives, name), join(folder, 'debian')]);
  }
  for (const name of ['state', 'cache']) await rm(join(folder, name), { recursive: true });
  // Some packages still put theirs beside /usr.
  const libraries = [];
  for (const lib of ['debian/usr/lib', 'debian/lib']) {
    const names = await readdir(join(folder, lib)).catch(() => []);
    for (const name of names.filter((name) => name.includes('-linux-'))) {
      libraries.push(join(lib, name), join(lib, name, 'pulseaudio'));
    }
  }
  return { program: 'debian/usr/lib/chromium/chromium-headless-shell', libraries };
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function orTrouble(program, args) {
  const { code, output } = await runQuietly(program, args);
  if (code === 0) return;
  throw new Trouble(
    `There is no Chromium to test with, and none for ${process.platform}-${process.arch} could ` +
      'be unpacked here. Name an installed one with CHROMIUM_PATH.\n' +
      output.trim(),
  );
}

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** @param {Browser} browser */
const starterScript = ({ program, libraries }) => `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="${libraries.map((path) => `$folder/${path}`).join(':')}"
export FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/${program}" "$@"
`;
