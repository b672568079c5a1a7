import { log } from './base/log/log.ts';
import type { ToProcess } from './run-processes.ts';

type Step = { name: string; close: () => Promise<void> };

/**
 * Ctrl-C and SIGTERM close what was opened, last first: no new requests, then the running ones,
 * then the work beside them, then the database. A second signal while closing changes nothing: npm
 * and the terminal both send one. A process whose place another has taken closes the same way.
 */
export function stopOnSignal() {
  const steps: Step[] = [];
  const stop = new AbortController();

  async function end(code: number) {
    if (stop.signal.aborted) return;
    stop.abort();
    const failed = await closeAll(steps.toReversed());
    process.exit(failed ? 1 : code);
  }

  let isReplaced = false;
  if (process.send) {
    process.on('message', (said: ToProcess) => {
      if (said.kind !== 'replaced') return;
      isReplaced = true;
      end(0);
    });
  }
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  return {
    /** Whether another process has taken the place of this one: nobody new comes here any more. */
    isReplaced: () => isReplaced,
    /** Aborted at once, before anything is closed. */
    signal: stop.signal,
    add(name: string, close: Step['close']) {
      steps.push({ name, close });
    },
    end,
  };
}

async function closeAll(steps: Step[]) {
  let failed = false;
  for (const { name, close } of steps) {
    try {
      await close();
    } catch (error) {
      failed = true;
      log.error(`${name} did not close`, error);
    }
  }
  return failed;
}
