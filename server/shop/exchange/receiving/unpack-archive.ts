import { sql } from 'kysely';
import { BadArchive, type ByteSource, openArchive } from '../../../base/archives/open-archive.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { DamagedFile } from '../commerceml/damaged-file.ts';
import { fileName } from './file-name.ts';
import { appendPart, emptyFile, FILE_LIMIT, lockFile, readParts } from './receive-file.ts';

/** More than any export has, and less than would fill the disk. */
const limits = {
  entries: 20_000,
  bytes: 1024 * 2 ** 20,
  /** Text shrinks to a twentieth or so; what shrinks to a thousandth was made to harm. */
  ratio: 500,
};

/** What archives begin with. */
const SIGNATURE = Buffer.from('PK\u0003\u0004');

export async function isArchive(trx: Database | Trx, fileId: number): Promise<boolean> {
  for await (const part of readParts(trx, fileId)) {
    return part.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  }
  return false;
}

/** The files of an archive become files of its run; the archive itself is let go. */
export async function unpackArchive(trx: Trx, runId: number, fileId: number): Promise<void> {
  const written: string[] = [];
  try {
    const archive = await openArchive(await partsAsSource(trx, fileId), limits);
    for (const { name: given } of archive.files()) {
      const name = fileName(given);
      if (name === null) {
        throw new DamagedFile(`a name in the archive leads elsewhere: ${given.slice(0, 200)}`);
      }
      const pieces = await archive.open(given);
      if (pieces) await writeFile(trx, { runId, name }, pieces);
      written.push(name);
    }
  } catch (error) {
    throw error instanceof BadArchive ? new DamagedFile(reasonOf(error)) : error;
  }
  // They came when it came.
  await sql`
    update exchange_file as file
    set received_at = archive.received_at
    from exchange_file as archive
    where archive.id = ${fileId}
      and file.run_id = ${runId}
      and file.name = any(${written}::text[])`.execute(trx);
  await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
  await trx
    .updateTable('exchange_file')
    .set({ state: 'unpacked' })
    .where('id', '=', fileId)
    .execute();
}

const reasons = {
  broken: 'the archive is damaged',
  bomb: 'the archive grows beyond measure',
  encrypted: 'the archive has a password',
};

const reasonOf = ({ kind, part }: BadArchive) =>
  part === '' ? reasons[kind] : `${reasons[kind]}: ${part}`;

/** Never more of it in memory than one part. */
async function writeFile(
  trx: Trx,
  { runId, name }: { runId: number; name: string },
  pieces: AsyncIterable<Buffer>,
) {
  const { id } = await lockFile(trx, runId, name);
  await emptyFile(trx, id);
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes > 0) await appendPart(trx, id, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes >= FILE_LIMIT) await flush();
  }
  await flush();
}

/** Parts are fetched as they are needed. The last is kept: reading goes on from where it was. */
async function partsAsSource(trx: Trx, fileId: number): Promise<ByteSource> {
  const parts = await trx
    .selectFrom('exchange_part')
    .select((row) => ['position', row.fn<number>('octet_length', ['content']).as('bytes')])
    .where('file_id', '=', fileId)
    .orderBy('position')
    .execute();
  let start = 0;
  const placed = parts.map(({ position, bytes }) => {
    start += bytes;
    return { position, start: start - bytes, end: start };
  });
  let kept: { position: number; content: Buffer } | undefined;
  const contentOf = async (position: number) => {
    if (kept?.position === position) return kept.content;
    kept = await trx
      .selectFrom('exchange_part')
      .select(['position', 'content'])
      .where('file_id', '=', fileId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    return kept.content;
  };
  return {
    size: start,
    async *read(from, to) {
      for (const part of placed) {
        if (part.end <= from || part.start >= to) continue;
        const content = await contentOf(part.position);
        yield content.subarray(Math.max(0, from - part.start), to - part.start);
      }
    },
  };
}
