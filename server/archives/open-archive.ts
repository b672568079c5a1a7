import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** Bytes that need not be in memory: a stretch of them is fetched when it is asked for. */
export type ByteSource = {
  size: number;
  read: (start: number, end: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

type Limits = {
  entries: number;
  /** Of all entries, unpacked. */
  bytes: number;
  /** How many times smaller than what is in it an entry may be. */
  ratio: number;
};

/** Why an archive is not taken, and which of its files is to blame, or how many it has. */
export class BadArchive extends Error {
  readonly kind: 'broken' | 'bomb' | 'encrypted';
  readonly part: string | number;

  constructor(kind: BadArchive['kind'], part: string | number = '') {
    super(kind);
    this.kind = kind;
    this.part = typeof part === 'string' ? part.slice(0, 100) : part;
  }
}

/** Small ones may shrink as they like. */
const LARGE = 2 ** 20;

/**
 * The files of an archive by name. Nothing is unpacked yet: what they say of their sizes is judged
 * first, and yauzl breaks off one that becomes larger than it said.
 */
export async function openArchive(source: ByteSource, limits: Limits) {
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
    autoClose: false,
  }).catch(() => {
    throw new BadArchive('broken');
  });
  const entries = await judged(zip, limits);
  return {
    files: () => [...entries].map(([name, { uncompressedSize: bytes }]) => ({ name, bytes })),
    /** Its content, piece by piece; null without such a file. */
    async open(name: string): Promise<AsyncGenerator<Buffer> | null> {
      const entry = entries.get(name);
      if (!entry) return null;
      const stream = await zip.openReadStreamPromise(entry).catch(() => {
        throw new BadArchive('broken', name);
      });
      return piecesOf(stream, name);
    },
  };
}

async function judged(zip: ZipFile, limits: Limits) {
  if (zip.entryCount > limits.entries) throw new BadArchive('bomb', zip.entryCount);
  const entries = new Map<string, Parameters<ZipFile['openReadStreamPromise']>[0]>();
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      unpacked += uncompressedSize;
      const isBomb =
        uncompressedSize > LARGE && uncompressedSize / Math.max(1, compressedSize) > limits.ratio;
      if (isBomb || unpacked > limits.bytes) throw new BadArchive('bomb', fileName);
      if (entry.isEncrypted()) throw new BadArchive('encrypted', fileName);
      if (!fileName.endsWith('/')) entries.set(fileName, entry);
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('broken');
  }
  return entries;
}

async function* piecesOf(stream: Readable, name: string): AsyncGenerator<Buffer> {
  try {
    for await (const piece of stream) yield piece;
  } catch {
    throw new BadArchive('broken', name);
  } finally {
    stream.destroy();
  }
}

class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#source.read(start, end), { objectMode: false });
  }
}

/** Of bytes that are in memory. */
export function sourceOf(bytes: Uint8Array): ByteSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { size: buffer.length, read: (start, end) => [buffer.subarray(start, end)] };
}
