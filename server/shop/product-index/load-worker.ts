import { parentPort } from 'node:worker_threads';
import { connect } from '../../base/database/connect.ts';
import { type Base, readBase } from './base.ts';
import type { ListedCodes } from './code-index.ts';
import type { FromReader, ToReader } from './load-base.ts';

/** Reads the catalogue in a thread of its own, over connections of its own, and hands it over. */
parentPort?.once('message', async ({ databaseUrl, hurries }: ToReader) => {
  const db = connect(databaseUrl, { connections: hurries ? 2 : 1 });
  try {
    const { base, codes } = await readBase(db, { hurries });
    hand({ base });
    hand({ codes: await codes });
  } finally {
    await db.destroy();
  }
});

/** Arrays are handed over instead of being copied. */
function hand(read: FromReader) {
  const arrays = 'base' in read ? arraysOfBase(read.base) : arraysOfCodes(read.codes);
  const buffers = arrays.flatMap((part) => (ArrayBuffer.isView(part) ? [part.buffer] : []));
  parentPort?.postMessage(read, buffers as ArrayBuffer[]);
}

const arraysOfBase = ({ rows, titles, facets, words }: Base) => [
  ...Object.values(rows),
  ...Object.values(rows.orders).map((order) => order.rows),
  ...Object.values(titles),
  ...Object.values(facets),
  words.numbers,
];

const arraysOfCodes = ({ lines, starts, pieces }: ListedCodes) => [
  lines,
  starts,
  ...Object.values(pieces),
];
