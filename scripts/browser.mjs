import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './child.mjs';
import { inProject, Trouble } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Root and most containers cannot use Chromium's sandbox, and tests open our own pages alone. */
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'];

/**
 * A Chromium to test with: the one CHROMIUM_PATH names, the system's, or the one npm brought.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Trouble(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  return { executablePath: named || (await systemBrowser()) || (await packagedBrowser()), args };
}

/** Some systems put a script in a browser's place that only tells how to install it. */
async function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (existsSync(path) && (await runQuietly(path, ['--version'])).code === 0) return path;
  }
  return undefined;
}

/**
 * Unpacks the package once, with the libraries and fonts that a bare system lacks. They come
 * from a starter script beside it, so that the caller has no environment to prepare.
 */
async function packagedBrowser() {
  const source = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const folder = inProject('.cache', `chromium-${version}`);
  const starter = join(folder, 'start');
  if (existsSync(starter)) return starter;
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await unpack(join(source, 'bin'), draft);
  await writeFile(join(draft, 'fonts.conf'), fontsConfiguration);
  await writeFile(join(draft, 'start'), starterScript);
  for (const program of ['start', 'chromium']) await chmod(join(draft, program), 0o755);
  // Whoever unpacks first wins; a copy made at the same time is dropped.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return starter;
}

/**
 * The package unpacks into the folder for temporary files, wherever that is.
 * @param {string} archives
 * @param {string} folder
 */
async function unpack(archives, folder) {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map((name) => inflate(join(archives, name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const starterScript = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;
