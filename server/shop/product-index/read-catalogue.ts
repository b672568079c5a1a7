import { sql } from 'kysely';
import type { Database, Trx } from '../../base/database/connect.ts';
import { atOneMoment } from '../../base/database/transact.ts';
import { readReferenceRows } from '../reference/reference-queries.ts';
import {
  type Range,
  readCodes,
  readMaxId,
  readProducts,
  readSwitches,
  readTitleWords,
  readValues,
  readVersion,
  readWords,
} from './base-queries.ts';

/** All but the codes, which take longest to read. */
export type ReadCatalogue = { version: number } & Cells & Lists;

type Cells = Awaited<ReturnType<typeof readCells>>;
type Lists = Awaited<ReturnType<typeof readLists>>;

/** Ids that are read at once: a large catalogue comes in parts, none of which is large. */
const PART = 100_000;

/**
 * The whole catalogue of one moment: no product has a brand that is not there yet. `onRead` is told
 * everything else while the codes, which are answered, are still on their way. Who hurries, as a shop
 * does that nobody can enter yet, reads over two connections at the same time.
 */
export const readCatalogue = (
  db: Database,
  { hurries = false },
  onRead: (read: ReadCatalogue) => void,
): Promise<Uint8Array> =>
  readAt(db, null, async (trx) => {
    const version = await readVersion(trx);
    const parts = partsUpTo(await readMaxId(trx));
    if (!hurries) {
      onRead({ version, ...(await readCells(trx, parts)), ...(await readLists(trx, parts)) });
      return readCodes(trx);
    }
    const lists = Promise.withResolvers<Lists>();
    const codes = readAt(db, await momentOf(trx), async (other) => {
      lists.resolve(await readLists(other, parts));
      return readCodes(other);
    });
    codes.catch(lists.reject);
    const [cells, listed] = await Promise.all([readCells(trx, parts), lists.promise]);
    onRead({ version, ...cells, ...listed });
    return codes;
  });

/** What a product is counted and sorted by, and all names. */
const readCells = async (trx: Trx, parts: Range[]) => ({
  reference: await readReferenceRows(trx),
  maxId: parts.at(-1)?.upTo ?? 0,
  products: await inParts(parts, (part) => readProducts(trx, part)),
  words: await readWords(trx),
  switches: await readSwitches(trx),
});

/** What a product has. */
const readLists = async (trx: Trx, parts: Range[]) => ({
  values: await inParts(parts, (part) => readValues(trx, part)),
  titles: await inParts(parts, (part) => readTitleWords(trx, part)),
});

function partsUpTo(maxId: number): Range[] {
  const parts: Range[] = [];
  for (let after = 0; after < maxId; after += PART) {
    parts.push({ after, upTo: Math.min(after + PART, maxId) });
  }
  return parts;
}

async function inParts(parts: Range[], read: (part: Range) => Promise<Int32Array>) {
  const found: Int32Array[] = [];
  for (const part of parts) found.push(await read(part));
  return found;
}

const readAt = <Read>(
  db: Database,
  moment: string | null,
  read: (trx: Trx) => Promise<Read>,
): Promise<Read> =>
  atOneMoment(db, async (trx) => {
    if (moment) await sql`set transaction snapshot ${sql.lit(moment)}`.execute(trx);
    // Nobody waits for it, and a large catalogue takes its time.
    await sql`set local statement_timeout = 0`.execute(trx);
    // So that codes are sorted in memory.
    await sql`set local work_mem = '64MB'`.execute(trx);
    return read(trx);
  });

/** By it another transaction sees the same, as long as this one is open. */
async function momentOf(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{ moment: string }>`select pg_export_snapshot() as moment`.execute(
    trx,
  );
  return rows[0]?.moment ?? null;
}
