import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../database/connect.ts';
import { readBase, transferable } from './base.ts';

/** Reads the catalogue in a thread of its own, over a connection of its own, and hands it over. */
const db = connect(workerData.databaseUrl, { connections: 1 });
try {
  const base = await readBase(db);
  parentPort?.postMessage(base, transferable(base) as ArrayBuffer[]);
} finally {
  await db.destroy();
}
