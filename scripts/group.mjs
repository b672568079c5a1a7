import { spawn } from 'node:child_process';
import { exitCode, onInterruption } from './child.mjs';
import { root } from './project.mjs';

const GRACE_MS = 5_000;
const TIMED_OUT = 124;

/**
 * Runs a program as the head of its own process group, so that nothing it started outlives it,
 * and ends all of it at the deadline.
 * @param {string} program
 * @param {string[]} args
 * @param {{ deadline: number }} options
 * @returns {Promise<number>} the exit code
 */
export function runGroup(program, args, { deadline }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let isLate = false;
    /** @param {NodeJS.Signals} signal */
    const signalAll = (signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // The group has ended.
      }
    };
    const guard = setTimeout(() => {
      isLate = true;
      console.error('The tests take too long and are ended.');
      signalAll('SIGTERM');
      setTimeout(() => signalAll('SIGKILL'), GRACE_MS).unref();
    }, deadline - Date.now());
    const forget = onInterruption(signalAll);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(guard);
      forget();
      signalAll('SIGKILL');
      resolve(isLate ? TIMED_OUT : exitCode(code, signal));
    });
  });
}
