import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of ours and where the host has it: instead of what is there, or laid over it. */
export type Mount = { from: string; to: string; over?: true };

type Means = {
  name: string;
  address: string;
  /** Where what its processes say is written. */
  logs: string;
  mounts: Mount[];
};

type Command = {
  as?: string;
  command: string[];
  env?: Record<string, string>;
  cwd?: string;
};

export type Host = Awaited<ReturnType<typeof openHost>>;
export type Service = ReturnType<Host['start']>;

/** The bridge all of them are plugged into; it has the first address. */
export const BRIDGE = 'switch';

/**
 * A machine of the trial: network, name, mounts and processes of its own, in namespaces of this
 * one. Its first process only waits, and clears away those that ended; when it dies, all die.
 */
export async function openHost({ name, address, logs, mounts }: Means) {
  const cable = `to-${name}`;
  let first = 0;

  async function boot() {
    const script = [
      'set -e',
      `hostname ${name}`,
      'ip link set lo up',
      ...mounts.map(mounting),
      // What a machine forgets when it is off.
      'rm -rf /run/postgresql/*',
      'echo up',
      // A shell that waits also takes the ends of whatever was left to it.
      'sleep infinity & wait',
    ].join('\n');
    const child = spawn(
      'unshare',
      [
        '--net',
        '--mount',
        '--uts',
        '--pid',
        '--fork',
        '--kill-child',
        '--mount-proc',
        'bash',
        '-c',
        script,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => {
        throw new Error(`The host ${name} could not be made: ${said}`);
      }),
    ]);
    first = childOf(child);
    run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(first));
    run('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
    run('nsenter', '-t', String(first), '-n', 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    run('nsenter', '-t', String(first), '-n', 'ip', 'link', 'set', 'eth0', 'up');
  }

  const inside = ({ as = 'root', cwd = '/', command }: Command): string[] => [
    ...['-t', String(first), '-m', '-n', '-u', '-p', `--wdns=${cwd}`, '--'],
    ...['setpriv', '--reuid', as, '--regid', as, '--init-groups', '--'],
    ...command,
  ];

  await boot();
  return {
    name,
    address,
    boot,
    /** Where a path of its own lies for us. */
    onDisk(path: string) {
      const [{ from, to } = { from: '', to: '' }] = mounts
        .filter((one) => path.startsWith(one.to))
        .sort((one, other) => other.to.length - one.to.length);
      return from + path.slice(to.length);
    },
    /** A process that goes on; what it says is kept. */
    start(service: string, what: Command) {
      const { env = {} } = what;
      const child = spawn('nsenter', inside(what), {
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      const log = createWriteStream(join(logs, `${name}-${service}.log`), { flags: 'a' });
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      child.once('close', () => log.end());
      const exited = once(child, 'exit');
      const signal = async (which: NodeJS.Signals) => {
        const pid = childOf(child);
        if (pid) process.kill(pid, which);
        else child.kill(which);
        await exited;
      };
      return {
        exited,
        /** It gave up by itself; whom a signal ended has no code, or one above those. */
        failed: new Promise<void>((resolve) =>
          exited.then(([code]) => code > 0 && code < 128 && resolve()),
        ),
        kill: () => signal('SIGKILL'),
        stop: () => signal('SIGTERM'),
      };
    },
    /** One that comes to an end, and has to be well. */
    run: (what: Command) =>
      run('nsenter', ...inside({ ...what, command: ['env', ...pairs(what.env), ...what.command] })),
    /** As when its power fails: nothing of it runs on, its disk stays. */
    async kill() {
      const gone = first;
      process.kill(gone, 'SIGKILL');
      while (isThere(gone)) await new Promise((resolve) => setTimeout(resolve, 10));
      // The network goes with its namespace, a little later.
      spawnSync('ip', ['link', 'delete', cable]);
    },
    /** Nothing goes in or out, and nobody is told. */
    cutOff: () => run('ip', 'link', 'set', cable, 'nomaster'),
    plugIn: () => run('ip', 'link', 'set', cable, 'master', BRIDGE),
  };
}

const mounting = ({ from, to, over }: Mount) =>
  over
    ? `mount -t overlay overlay -o lowerdir=${to},upperdir=${from},workdir=${from}.work ${to}`
    : `mount --bind ${from} ${to}`;

const pairs = (env: Record<string, string> = {}) =>
  Object.entries(env).map(([name, value]) => `${name}=${value}`);

/** `unshare` and `nsenter` wait for the process that is meant. */
function childOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
  } catch {
    return 0;
  }
}

function isThere(pid: number) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export function run(command: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}
