import { crc32, deflateRawSync } from 'node:zlib';
import { directoryOf, type PackedPart, partHead, partTail } from './zip-records.ts';

export type Part = { name: string; text: string | Uint8Array; declares?: number };

/** A packed file, with what a part says of its size as the test likes. */
export function zipOf(parts: Part[]): Buffer {
  const written: Buffer[] = [];
  const listed: PackedPart[] = [];
  let offset = 0;
  for (const { name, text, declares } of parts) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const size = declares ?? content.length;
    const part = { name, offset, crc: crc32(content), packed: packed.length, size };
    const file = Buffer.concat([partHead(name), packed, partTail(part)]);
    written.push(file);
    listed.push(part);
    offset += file.length;
  }
  return Buffer.concat([...written, directoryOf(listed, offset)]);
}
