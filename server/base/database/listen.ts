import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keepAlive } from './connect.ts';
import { everyMigration } from './migrations.ts';
import { listensAs } from './schema-standing.ts';

const PAUSE = 1_000;
const PATIENCE = 10_000;

/**
 * Calls back for each notification on the channels, with what it says. Also once as soon as it
 * listens, at first and after a lost connection, with nothing: what changed before was not heard.
 */
export async function listen(
  url: string,
  channels: Record<string, (payload?: string) => void>,
): Promise<{ close: () => Promise<void> }> {
  let closed = false;
  let client = await open();

  async function open() {
    const next = new pg.Client({
      connectionString: url,
      application_name: listensAs(everyMigration.at(-1) ?? ''),
      connectionTimeoutMillis: PATIENCE,
      // Nothing is ever sent here: without it a connection cut off on the way would never be missed.
      ...keepAlive,
    });
    // Every failure also shows as a rejected query or as the end of the connection.
    next.on('error', () => {});
    const lost = new Promise<void>((resolve) => next.once('end', () => resolve()));
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels))
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    lost.then(comeBack);
    for (const onNotify of Object.values(channels)) onNotify();
    return next;
  }

  async function comeBack() {
    while (!closed) {
      await sleep(PAUSE, undefined, { ref: false });
      const next = await open().catch(() => null);
      if (!next) continue;
      client = next;
      if (closed) await client.end();
      return;
    }
  }

  return {
    async close() {
      closed = true;
      await client.end();
    },
  };
}
