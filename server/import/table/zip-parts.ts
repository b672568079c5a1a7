import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';
import { BadTable, limits } from './bad-table.ts';

const LARGE = 2 ** 20;

export type ZipParts = Awaited<ReturnType<typeof openZip>>;

/**
 * The parts of a packed file by name. Nothing is unpacked yet: what they say of their sizes is
 * judged first, and yauzl breaks off a part that becomes larger than it said.
 */
export async function openZip(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true }).catch(() => {
    throw new BadTable('TABLE.ZIP');
  });
  if (zip.entryCount > limits.entries) throw new BadTable('TABLE.BOMB', { part: zip.entryCount });
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      const isBomb = entry.uncompressedSize > LARGE && ratio > limits.ratio;
      if (isBomb || unpacked > limits.unpacked) {
        throw new BadTable('TABLE.BOMB', { part: entry.fileName.slice(0, 100) });
      }
      if (entry.isEncrypted()) throw new BadTable('TABLE.ENCRYPTED');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof BadTable ? error : new BadTable('TABLE.ZIP');
  }
  return {
    names: () => [...entries.keys()],
    /** The text of a part, piece by piece; null without such a part. */
    async open(name: string): Promise<AsyncGenerator<string> | null> {
      const entry = entries.get(name);
      if (!entry) return null;
      const stream = await zip.openReadStreamPromise(entry).catch(() => {
        throw new BadTable('TABLE.ZIP');
      });
      return textOf(stream);
    },
  };
}

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
