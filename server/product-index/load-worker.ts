import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../database/connect.ts';
import { readBase, transferable } from './base.ts';

/** Reads the catalogue in a thread of its own, over connections of its own, and hands it over. */
const { databaseUrl, hurries }: { databaseUrl: string; hurries: boolean } = workerData;
const db = connect(databaseUrl, { connections: hurries ? 2 : 1 });
try {
  const base = await readBase(db, { hurries });
  parentPort?.postMessage(base, transferable(base) as ArrayBuffer[]);
} finally {
  await db.destroy();
}
