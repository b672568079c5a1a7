import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { connect, connectInParts } from './connect.ts';
import { connectionsNeeded } from './connections-needed.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { limitStatements } from './limit-statements.ts';
import { migrate } from './migrations.ts';
import { openStandby } from './open-standby.ts';

/** Milliseconds a closing shop waits for what its connections still do. */
const FAREWELL = 2_000;

/**
 * The database, up and with the current schema: the one named, or our own in the data folder.
 * `migrates: false` leaves the schema as it is, for a shop of another version may be running.
 */
export async function openDatabase(config: Config, { migrates = true } = {}) {
  await mkdir(config.dataDir, { recursive: true }).catch((error) => {
    throw new Error(`The data folder ${config.dataDir} cannot be written: ${error.message}.`);
  });
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbedded({ dataDir: config.dataDir, connections: connectionsNeeded(config) });
  const isPooled = config.databaseDirectUrl !== null;
  const directUrl = config.databaseDirectUrl ?? server.url;
  const { db, reading, readingPool, state } = connectInParts(server.url, {
    connections: config.databaseConnections,
    patience: config.databasePatience,
    isPooled,
  });
  const { databaseReadUrl: url, databaseConnections: connections } = config;
  const standby = url ? openStandby({ url, primary: db, reading: readingPool, connections }) : null;
  const close = async () => {
    // A long transaction (loading the demo) is cut off by the server's end.
    const ends = Promise.all([standby?.close(), db.destroy()]);
    await Promise.race([ends, sleep(FAREWELL, undefined, { ref: false })]);
    await server.stop();
  };
  try {
    if (migrates)
      await (isPooled ? bringUpToDate(directUrl, config.databasePatience) : migrate(db));
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database could not be opened or brought up to date: ${reason}.`);
  }
  return { db, reading, standby, state, directUrl, close };
}

/** What needs a connection to itself goes round PgBouncer. */
async function bringUpToDate(directUrl: string, patience: number | undefined) {
  const direct = connect(directUrl, { connections: 1 });
  try {
    await migrate(direct);
    await limitStatements(direct, patience);
  } finally {
    await direct.destroy();
  }
}
