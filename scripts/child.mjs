import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root, Trouble } from './project.mjs';

/** npm passes Ctrl-C on to what the terminal has told already; a person needs longer to repeat it. */
const ECHO_MS = 500;

/**
 * Runs a program in the foreground. The first interruption is passed on and its end awaited,
 * the second one kills it.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} the exit code
 */
export function runForeground(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    const forget = onInterruption((signal) => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      forget();
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a program quietly to its end; an interruption ends it and us.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let isInterrupted = false;
    const forget = onInterruption((signal) => {
      isInterrupted = true;
      child.kill(signal);
    });
    let output = '';
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      forget();
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code, signal) => {
      forget();
      if (isInterrupted) reject(new Trouble('Interrupted.'));
      else resolve({ code: exitCode(code, signal), output });
    });
  });
}

/**
 * Calls back with the first interruption, and with SIGKILL when it is repeated.
 * @param {(signal: NodeJS.Signals) => void} act
 * @returns {() => void} ends it
 */
export function onInterruption(act) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  let askedAt = 0;
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => {
    if (askedAt !== 0 && Date.now() - askedAt < ECHO_MS) return;
    act(askedAt === 0 ? signal : 'SIGKILL');
    askedAt ||= Date.now();
  };
  for (const signal of signals) process.on(signal, listener);
  const watch = onOrphaned(() => {
    if (askedAt === 0) listener('SIGTERM');
  });
  return () => {
    for (const signal of signals) process.off(signal, listener);
    clearInterval(watch);
  };
}

/**
 * npm tells SIGTERM to a shell that dies of it without a word to us: we notice by the new parent.
 * @param {() => void} act
 */
function onOrphaned(act) {
  const parent = process.ppid;
  const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
  return setInterval(() => {
    if (isStartedByNpm && process.ppid !== parent) act();
  }, 200).unref();
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 1);
}
