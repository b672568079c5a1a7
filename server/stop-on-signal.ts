type Step = { name: string; close: () => Promise<void> };

/**
 * Ctrl-C and SIGTERM close what was opened, last first: no new requests, then the running work,
 * then the database. A second signal while closing changes nothing: npm and the terminal both
 * send one.
 */
export function stopOnSignal() {
  const steps: Step[] = [];
  let closing = false;

  async function end(code: number) {
    if (closing) return;
    closing = true;
    const failed = await closeAll(steps.toReversed());
    process.exit(failed ? 1 : code);
  }

  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  return {
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
      console.error(`${name} did not close: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failed;
}
