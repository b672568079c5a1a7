import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PostgreSQL's main process on a data folder, as its lock file tells. */
export interface Postmaster {
  pid: number;
  port: number;
  isReady: boolean;
}

interface Sighting {
  server: Postmaster | undefined;
  /** A process that only happens to carry the number a dead server left behind. */
  strangerPid: number | undefined;
}

/** A server writes its lock file at once, so one that stays empty survived a crash of the machine. */
const EMPTY_LOCK_AFTER_MS = 10_000;

export function findPostmaster(data: string): Sighting {
  const nobody = { server: undefined, strangerPid: undefined };
  const lines = readLock(data).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isAlive(pid)) return nobody;
  if (!isServerOn(data, pid)) return { ...nobody, strangerPid: pid };
  const isReady = lines[7]?.trim() === 'ready';
  return { ...nobody, server: { pid, port: Number(lines[3]), isReady } };
}

function readLock(data: string): string {
  const lock = join(data, 'postmaster.pid');
  try {
    const text = readFileSync(lock, 'utf8');
    // PostgreSQL never dares to remove an empty lock and would refuse to start for ever.
    if (text === '' && Date.now() - statSync(lock).mtimeMs > EMPTY_LOCK_AFTER_MS) rmSync(lock);
    return text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * A server that somebody else asked to stop takes no new clients and waits for the last one to
 * leave, which may be never; told not to wait, it ends, and whoever needs it starts it again.
 */
export function endWaitingStop(data: string): void {
  if (readLock(data).split('\n')[7]?.trim() !== 'stopping') return;
  const { server } = findPostmaster(data);
  if (server) process.kill(server.pid, 'SIGINT');
}

/** Numbers are used again, so the command line has to name our folder. */
function isServerOn(data: string, pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && `${command} `.includes(` -D ${data} `);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Unlike isAlive, false for a zombie: who has to reap an adopted server's process is not us. */
function isRunning(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const [state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
    return state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

/** Fast shutdown first; the harsher ways lose nothing either, the next start recovers. */
const waysToStop = [
  { signal: 'SIGINT', patienceMs: 60_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 10_000 },
] as const;

export async function shutDown(data: string): Promise<void> {
  const { server } = findPostmaster(data);
  if (!server) return;
  for (const { signal, patienceMs } of waysToStop) {
    if (!isServerOn(data, server.pid)) return;
    process.kill(server.pid, signal);
    const deadline = Date.now() + patienceMs;
    while (isRunning(server.pid) && Date.now() < deadline) await sleep(10);
  }
}
