import { randomBytes } from 'node:crypto';
import {
  access,
  chown,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { fatalLines } from './explain-failure.ts';
import { chooseIdentity, type Identity } from './identity.ts';
import { isAlive } from './postmaster.ts';
import { programEnvironment, runProgram } from './program.ts';

/** A PostgreSQL data folder with all that is needed to run a server on it. */
export interface Cluster {
  data: string;
  portFile: string;
  logFile: string;
  password: string;
  postgres: string;
  identity: Identity;
  env: NodeJS.ProcessEnv;
}

interface Options {
  dataDir: string;
  throwaway: boolean;
  log: (line: string) => void;
}

/** Finds the cluster below `dataDir`, or makes it. */
export async function openCluster({ dataDir, throwaway, log }: Options): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.W_OK);
  // Servers are recognised by this path, so every process has to spell it the same way.
  const home = await realpath(dataDir);
  const folder = join(home, 'postgres');
  const binaries = await findBinaries(join(home, 'postgres-libraries'));
  const env = programEnvironment(binaries.libraryPath);
  const isThere = (await readdir(home)).includes('postgres');
  const identity = await chooseIdentity({
    postgres: binaries.postgres,
    folder: isThere ? folder : home,
    env,
  });
  await removeAbandoned(home);
  if (isThere) {
    await adopt(identity, folder, env);
  } else {
    log(`Creating the database in ${folder}`);
    await createCluster({ folder, binaries, identity, env, throwaway });
  }
  return {
    data: join(folder, 'cluster'),
    portFile: join(folder, 'port'),
    logFile: join(folder, 'server.log'),
    password: await readPassword(join(folder, 'password')),
    postgres: binaries.postgres,
    identity,
    env,
  };
}

interface Plan {
  folder: string;
  binaries: Binaries;
  identity: Identity;
  env: NodeJS.ProcessEnv;
  throwaway: boolean;
}

/**
 * Builds the cluster aside and moves it into place in one step: a start that is cut off leaves
 * no half-made database, and of two starts at once the first to finish wins.
 */
async function createCluster({ folder, binaries, identity, env, throwaway }: Plan) {
  const draft = `${folder}.draft-${process.pid}-${randomBytes(4).toString('hex')}`;
  const data = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  const password = randomBytes(24).toString('base64url');
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    for (const path of [draft, data, passwordFile]) await giveTo(identity, path);

    const initdb = [binaries.initdb, '--pgdata', data, '--username=postgres'];
    const protection = ['--auth=scram-sha-256', '--pwfile', passwordFile];
    const rest = ['--no-instructions', ...(throwaway ? ['--no-sync'] : [])];
    await build([...identity.prefix, ...initdb, ...protection, ...localeOptions, ...rest], env);

    // One statement a line, as the stand-alone server reads them.
    const statements = [
      `create role cablaj login createdb password '${password}'`,
      'create database cablaj owner cablaj',
    ];
    const input = statements.map((statement) => `${statement};\n`).join('');
    const alone = [binaries.postgres, '--single', '-D', data, 'postgres'];
    await build([...identity.prefix, ...alone], env, input);

    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await flushFolder(dirname(folder));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * The built-in provider sorts and folds case alike on every machine. The system's character
 * classes still decide what full-text search takes for a letter; macOS has no C.UTF-8 for that.
 */
const localeOptions = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

async function build(command: string[], env: NodeJS.ProcessEnv, input?: string): Promise<void> {
  const { code, output } = await runProgram(command, { env, input });
  // The stand-alone server reports a failed statement in its output alone.
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(output)) {
    throw new Error(`The embedded PostgreSQL could not be set up: ${fatalLines(output)}`);
  }
}

/** Without it a power cut could undo the move, and with it all that was written since. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}

async function readPassword(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`The embedded PostgreSQL's password is missing: restore the file ${file}.`);
  });
  return text.trim();
}

/** Data made under another identity, such as before a move into a container, changes hands. */
async function adopt({ owner }: Identity, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (!owner || (await stat(folder)).uid === owner.uid) return;
  await build(['chown', '-R', `${owner.uid}:${owner.gid}`, folder], env);
}

/** Drafts of starts that were cut off. */
async function removeAbandoned(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^postgres\.draft-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

export async function giveTo({ owner }: Identity, path: string): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}
