import { appendFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runQuietly } from '../scripts/child.mjs';
import { inProject, root } from '../scripts/project.mjs';
import { makeRelease } from '../scripts/release-folders.mjs';

/** What a release has, and what it takes to build its server anew. */
const parts = ['package.json', 'contract', 'demo', 'server', 'dist', 'scripts', 'tsconfig.json'];

/** What every order writes becomes larger by a column, as the version before can live with. */
const larger = ['customer', 'customer_order', 'order_line', 'product', 'stock', 'mail_outbox']
  .map((table) => `alter table ${table} add column of_trial integer not null default 1`)
  .join('; ');
const impossible = 'select 1 / 0';

/**
 * Three versions of the shop that these sources make, each in a release of its own: the one they
 * are; one with other files for browsers and a migration; and one that cannot migrate.
 */
export async function makeVersions(folder: string) {
  const release = (name: string) => join(folder, 'releases', name);
  const make = (name: string) =>
    makeRelease({ from: root, parts, packages: inProject('node_modules'), into: folder, name });
  await make('1');
  await make('2');
  await renameFiles(join(release('2'), 'dist'), '2');
  await addMigration(release('2'), '9000-larger', larger);
  await make('3');
  await addMigration(release('3'), '9000-larger', larger);
  await addMigration(release('3'), '9001-impossible', impossible);
  return release;
}

async function addMigration(release: string, name: string, statement: string) {
  const migrations = join(release, 'server', 'base', 'database', 'migrations');
  await writeFile(
    join(migrations, `${name}.ts`),
    `import { type Kysely, sql } from 'kysely';
export const up = (db: Kysely<never>) => sql\`${statement}\`.execute(db);
`,
  );
  await appendFile(join(migrations, 'every.ts'), `export * as '${name}' from './${name}.ts';\n`);
  const vite = join(release, 'node_modules', 'vite', 'bin', 'vite.js');
  const flags = ['--config', 'server/vite.config.ts', '--outDir', 'dist/shop'];
  const { code, output } = await runQuietly(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', ...flags],
    { cwd: release },
  );
  if (code !== 0) throw new Error(`The other version could not be built:\n${output}`);
}

const NAMED_BY_CONTENT = /[\w.-]+-[\w-]{8}\.\w+/g;

/** As if every file for browsers had another content: other names, wherever one is named. */
async function renameFiles(dist: string, mark: string) {
  const built = await Promise.all(
    ['browser', 'backoffice'].map((part) => readdir(join(dist, part, 'assets'))),
  );
  const renamed = new Map(
    built.flat().map((name) => [name, name.replace(/(\.\w+)$/, `${mark}$1`)] as const),
  );
  const inOtherNames = (text: string) =>
    text.replaceAll(NAMED_BY_CONTENT, (name) => renamed.get(name) ?? name);
  for (const part of ['browser', 'backoffice', 'server']) {
    const entries = await readdir(join(dist, part), { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      const path = join(parentPath, name);
      if (/\.(js|css|json)$/.test(name)) {
        await writeFile(path, inOtherNames(await readFile(path, 'utf8')));
      }
      const other = renamed.get(name);
      if (other) await rename(path, join(parentPath, other));
    }
  }
}
