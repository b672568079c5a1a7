import { crc32, deflateRawSync } from 'node:zlib';
import { directoryOf, type PackedPart, partHead, partTail } from './zip-records.ts';

type File = {
  name: string;
  bytes: Uint8Array;
  /** What the archive says of its size, where it does not say the truth: for tests. */
  declares?: number | undefined;
};

/** An archive of these files, made in memory. */
export function packZip(files: File[]): Buffer {
  const written: Buffer[] = [];
  const listed: PackedPart[] = [];
  let offset = 0;
  for (const { name, bytes, declares = bytes.length } of files) {
    const packed = deflateRawSync(bytes);
    const part = { name, offset, crc: crc32(bytes), packed: packed.length, size: declares };
    const file = Buffer.concat([partHead(name), packed, partTail(part)]);
    written.push(file);
    listed.push(part);
    offset += file.length;
  }
  return Buffer.concat([...written, directoryOf(listed, offset)]);
}
