import { Readable } from 'node:stream';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { beginningOf } from '../text/beginning-of.ts';

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
    this.part = typeof part === 'string' ? beginningOf(part, 100) : part;
  }
}

/** Small ones may shrink as they like. */
const LARGE = 2 ** 20;

type Options = {
  /** Names that lead elsewhere break an archive, unless somebody refuses them file by file. */
  anyName?: boolean;
};

/**
 * The files of an archive by name. Nothing is unpacked yet: what they say of their sizes is judged
 * first, and yauzl breaks off one that becomes larger than it said.
 */
export async function openArchive(
  source: ByteSource,
  limits: Limits,
  { anyName = false }: Options = {},
) {
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
    autoClose: false,
    decodeStrings: !anyName,
  }).catch(() => {
    throw new BadArchive('broken');
  });
  const entries = await judged(zip, limits);
  const byName = new Map(entries.map((named) => [named.name, named]));
  const open = async ({ name, entry }: Named) => {
    const stream = await zip.openReadStreamPromise(entry).catch(() => {
      throw new BadArchive('broken', name);
    });
    return piecesOf(stream, name);
  };
  return {
    files: () =>
      [...byName.values()].map(({ name, entry }) => ({ name, bytes: entry.uncompressedSize })),
    /** Its content, piece by piece; null without such a file. */
    async open(name: string): Promise<AsyncGenerator<Buffer> | null> {
      const named = byName.get(name);
      return named ? open(named) : null;
    },
    /** In the order of the archive, a name that stands twice among them. */
    parts: entries.map((named) => ({
      name: named.name,
      bytes: named.entry.uncompressedSize,
      open: () => open(named),
    })),
  };
}

type Named = { name: string; entry: Entry };

async function judged(zip: ZipFile, limits: Limits): Promise<Named[]> {
  if (zip.entryCount > limits.entries) throw new BadArchive('bomb', zip.entryCount);
  const entries: Named[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { uncompressedSize, compressedSize } = entry;
      const name = nameOf(entry);
      // No system has such a name, and no database takes it.
      if (name.includes('\0')) throw new BadArchive('broken');
      unpacked += uncompressedSize;
      const isBomb =
        uncompressedSize > LARGE && uncompressedSize / Math.max(1, compressedSize) > limits.ratio;
      if (isBomb || unpacked > limits.bytes) throw new BadArchive('bomb', name);
      if (entry.isEncrypted()) throw new BadArchive('encrypted', name);
      if (!name.endsWith('/')) entries.push({ name, entry });
    }
  } catch (error) {
    throw error instanceof BadArchive ? error : new BadArchive('broken');
  }
  return entries;
}

const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

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
