import { once } from 'node:events';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Trx } from '../../database/connect.ts';
import { DamagedFile } from '../commerceml/damaged-file.ts';
import { fileName } from './file-name.ts';
import { addPart, emptyFile, FILE_LIMIT, holdFile, readParts } from './receive-file.ts';

/** More than any export has, and less than would fill the disk. */
const limits = {
  archiveBytes: 256 * 2 ** 20,
  entries: 20_000,
  bytes: 1024 * 2 ** 20,
  /** Text shrinks to a twentieth or so; what shrinks to a thousandth was made to harm. */
  ratio: 500,
};

/** What archives begin with. */
const SIGNATURE = Buffer.from('PK\u0003\u0004');

export async function isArchive(trx: Trx, fileId: number): Promise<boolean> {
  for await (const part of readParts(trx, fileId)) {
    return part.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  }
  return false;
}

/** The files of an archive become files of its run; the archive itself is let go. */
export async function unpackArchive(trx: Trx, runId: number, fileId: number): Promise<string[]> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of readParts(trx, fileId)) {
    size += part.length;
    if (size > limits.archiveBytes) throw new DamagedFile('the archive is too large');
    parts.push(part);
  }
  const names: string[] = [];
  let bytes = 0;
  for await (const { name, content } of entriesOf(Buffer.concat(parts))) {
    bytes += content.length;
    if (bytes > limits.bytes) throw new DamagedFile('the archive holds too much');
    const file = await holdFile(trx, runId, name);
    await emptyFile(trx, file.id);
    for (let at = 0; at < content.length; at += FILE_LIMIT) {
      await addPart(trx, file.id, content.subarray(at, at + FILE_LIMIT));
    }
    names.push(name);
  }
  await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
  await trx
    .updateTable('exchange_file')
    .set({ state: 'unpacked' })
    .where('id', '=', fileId)
    .execute();
  return names;
}

const open = promisify<Buffer, { lazyEntries: true }, ZipFile>(yauzl.fromBuffer);

async function* entriesOf(archive: Buffer): AsyncGenerator<{ name: string; content: Buffer }> {
  try {
    const zip = await open(archive, { lazyEntries: true });
    if (zip.entryCount > limits.entries) throw new DamagedFile('the archive has too many files');
    for (let at = 0; at < zip.entryCount; at += 1) {
      const next = once(zip, 'entry');
      zip.readEntry();
      const [entry]: Entry[] = await next;
      if (!entry || entry.fileName.endsWith('/')) continue;
      const name = fileName(entry.fileName);
      if (name === null) throw new DamagedFile('a name in the archive leads elsewhere');
      yield { name, content: await contentOf(zip, entry) };
    }
  } catch (error) {
    throw error instanceof DamagedFile ? error : new DamagedFile(`archive: ${error}`);
  }
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const most = Math.min(limits.bytes, Math.max(entry.compressedSize, 1024) * limits.ratio);
  if (entry.uncompressedSize > most) throw new DamagedFile('the archive grows beyond measure');
  const openEntry = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const chunks: Buffer[] = [];
  for await (const chunk of await openEntry(entry)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
