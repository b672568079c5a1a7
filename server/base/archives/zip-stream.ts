import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { directoryOf, type PackedPart, partHead, partTail } from './zip-records.ts';

export type TextPart = { name: string; texts: Iterable<string> | AsyncIterable<string> };

/** A packed file as it goes out: of no part more is held than the piece at hand. */
export async function* zipStream(parts: TextPart[]): AsyncGenerator<Uint8Array> {
  const packedParts: PackedPart[] = [];
  let offset = 0;
  for (const { name, texts } of parts) {
    const part: PackedPart = { name, offset, crc: 0, packed: 0, size: 0 };
    const head = partHead(name);
    yield head;
    // Packed beside the event loop, not on it.
    const packing = createDeflateRaw();
    // What breaks breaks the packing too, and is thrown where its pieces are read.
    pipeline(Readable.from(counted(texts, part)), packing, () => {});
    for await (const piece of packing as AsyncIterable<Buffer>) {
      part.packed += piece.length;
      yield piece;
    }
    const tail = partTail(part);
    yield tail;
    offset += head.length + part.packed + tail.length;
    packedParts.push(part);
  }
  yield directoryOf(packedParts, offset);
}

async function* counted(texts: TextPart['texts'], part: PackedPart) {
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    part.crc = crc32(bytes, part.crc);
    part.size += bytes.length;
    yield bytes;
  }
}
