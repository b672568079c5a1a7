import pg from 'pg';

/** Calls `onNotify` for each notification on the channels, and once more after a lost connection. */
export async function listen(
  url: string,
  channels: Record<string, () => void>,
): Promise<{ close: () => Promise<void> }> {
  let closed = false;
  let client: pg.Client | null = null;

  async function open() {
    const next = new pg.Client({ connectionString: url, application_name: 'cablaj-listen' });
    next.on('notification', ({ channel }) => channels[channel]?.());
    next.on('error', () => retry());
    await next.connect();
    for (const channel of Object.keys(channels))
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  /** Whatever changed while we did not hear. */
  function readAgain() {
    for (const onNotify of Object.values(channels)) onNotify();
  }

  function retry() {
    if (closed) return;
    client?.end().catch(() => {});
    client = null;
    setTimeout(() => {
      if (closed) return;
      open().then(readAgain, retry);
    }, 1000).unref();
  }

  await open();
  return {
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
