import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { runProgram } from './program.ts';

/** As whom PostgreSQL runs. It refuses to be root, and initdb refuses a user without a name. */
export interface Identity {
  /** Words put before every command. */
  prefix: string[];
  /** Who has to own the data, where that is not the user who runs us. */
  owner: { uid: number; gid: number } | undefined;
}

interface Place {
  postgres: string;
  /** The cluster's folder, or the folder where it will be made. */
  folder: string;
  env: NodeJS.ProcessEnv;
}

export async function chooseIdentity(place: Place): Promise<Identity> {
  const failures: string[] = [];
  for (const identity of await candidates(place.folder)) {
    const { code, output } = await tryOut(identity, place);
    if (code === 0) return identity;
    failures.push(output.trim().split('\n').at(-1) ?? '');
  }
  throw new Error(
    `The embedded PostgreSQL cannot run here (${failures.join('; ')}): ` +
      'start the shop as an ordinary user who can enter its folders, or set DATABASE_URL.',
  );
}

async function candidates(folder: string): Promise<Identity[]> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return hasName() ? [ourselves] : [renamed(await serviceUser())];
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return [inTheNameOf({ uid, gid })];
  const user = await serviceUser();
  return [renamed(user), inTheNameOf(user)];
}

const ourselves: Identity = { prefix: [], owner: undefined };

/**
 * The same user under another number, in a user namespace: files stay root's, every folder
 * root can enter is open, and no system user has to be made.
 */
function renamed({ uid }: { uid: number }): Identity {
  return { prefix: ['unshare', '--user', `--map-user=${uid}`], owner: undefined };
}

/**
 * Another user, for machines that close user namespaces (containers often do). It keeps root's
 * right to enter folders, since the data may lie below a private home; the secure bit extends
 * that right to access(2), with which initdb looks for its files.
 */
function inTheNameOf(owner: { uid: number; gid: number }): Identity {
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { prefix: ['setpriv', ...ids, ...right, '--securebits=+no_setuid_fixup'], owner };
}

/** PostgreSQL must start under the identity, and the identity must reach the data. */
function tryOut({ prefix, owner }: Identity, { postgres, folder, env }: Place) {
  const check = owner ? 'cd "$1"' : 'cd "$1" && test -w .';
  const script = `${check} && exec "$2" --version`;
  return runProgram([...prefix, 'sh', '-c', script, 'sh', folder, postgres], { env });
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

async function serviceUser(): Promise<{ uid: number; gid: number }> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const found =
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  return found ?? { uid: 65534, gid: 65534 };
}
