import { sql } from 'kysely';
import type { ByteSource } from '../../base/archives/open-archive.ts';
import type { Database } from '../../base/database/connect.ts';

const SLICE = 2 ** 20;

/**
 * The file of an import, fetched slice by slice as it is read: however large it is, a process holds
 * a slice of it. Null: it is kept no more.
 */
export async function storedFile(db: Database, run: number): Promise<ByteSource | null> {
  const { rows } = await sql<{ size: number | null }>`
    select length(file) as size
    from import_run
    where id = ${run}`.execute(db);
  const size = rows[0]?.size;
  if (size == null) return null;
  return {
    size,
    async *read(start, end) {
      for (let at = start; at < end; at += SLICE) {
        yield await readSlice(db, run, at, Math.min(SLICE, end - at));
      }
    },
  };
}

async function readSlice(db: Database, run: number, at: number, length: number): Promise<Buffer> {
  const { rows } = await sql<{ slice: Buffer | null }>`
    select substring(file from ${at + 1} for ${length}) as slice
    from import_run
    where id = ${run}`.execute(db);
  const slice = rows[0]?.slice;
  if (slice?.length !== length) throw new Error(`the file of import ${run} is gone`);
  return slice;
}
