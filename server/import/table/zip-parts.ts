import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, getFileNameLowLevel } from 'yauzl';
import { BadTable, limits } from './bad-table.ts';

const LARGE = 2 ** 20;

export type ZipParts = Awaited<ReturnType<typeof openZip>>;

/** Of a packed file: parts, bytes of all of them unpacked, how many times smaller it may be. */
type Limits = Pick<typeof limits, 'entries' | 'unpacked' | 'ratio'>;

/**
 * The parts of a packed file by name. Nothing is unpacked yet: what they say of their sizes is
 * judged first, and yauzl breaks off a part that becomes larger than it said.
 */
export async function openZip(bytes: Uint8Array, most: Limits = limits) {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Names are read by nameOf(): one that leads elsewhere is somebody's to refuse, and no path here.
  const options = { lazyEntries: true, decodeStrings: false };
  const zip = await fromBufferPromise(packed, options).catch(() => {
    throw new BadTable('TABLE.ZIP');
  });
  if (zip.entryCount > most.entries) throw new BadTable('TABLE.BOMB', { part: zip.entryCount });
  const entries: { name: string; entry: Entry }[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      unpacked += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      const isBomb = entry.uncompressedSize > LARGE && ratio > most.ratio;
      if (isBomb || unpacked > most.unpacked) {
        throw new BadTable('TABLE.BOMB', { part: name.slice(0, 100) });
      }
      if (entry.isEncrypted()) throw new BadTable('TABLE.ENCRYPTED');
      entries.push({ name, entry });
    }
  } catch (error) {
    throw error instanceof BadTable ? error : new BadTable('TABLE.ZIP');
  }
  const byName = new Map(entries.map(({ name, entry }) => [name, entry]));
  const streamOf = (entry: Entry) =>
    zip.openReadStreamPromise(entry).catch(() => {
      throw new BadTable('TABLE.ZIP');
    });
  return {
    names: () => [...byName.keys()],
    /** The text of a part, piece by piece; null without such a part. */
    async open(name: string): Promise<AsyncGenerator<string> | null> {
      const entry = byName.get(name);
      return entry ? textOf(await streamOf(entry)) : null;
    },
    /** In the order of the file, a name that stands twice among them. */
    parts: entries.map(({ name, entry }) => ({
      name,
      bytes: entry.uncompressedSize,
      read: async (): Promise<Buffer> =>
        buffer(await streamOf(entry)).catch(() => {
          throw new BadTable('TABLE.ZIP');
        }),
    })),
  };
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

async function* textOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) yield decoder.decode(chunk, { stream: true });
  } catch {
    throw new BadTable('TABLE.ZIP');
  } finally {
    stream.destroy();
  }
  yield decoder.decode();
}
