import { crc32, deflateRawSync } from 'node:zlib';

type Packed = {
  name: string;
  bytes: Uint8Array;
  /** Texts shrink, pictures do not. */
  isText?: boolean;
};

const UTF8_NAMES = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP archive of these files. */
export function packZip(files: Packed[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isText = false } of files) {
    const packed = isText ? deflateRawSync(bytes) : bytes;
    const called = Buffer.from(name);
    // What the file and the directory say alike: version, flags, method, sum, sizes, name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(isText ? DEFLATED : STORED, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(called.length, 22);
    const file = [Buffer.from('PK\u0003\u0004', 'latin1'), common, called, Buffer.from(packed)];
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, called);
    pieces.push(...file);
    offset += file.reduce((sum, piece) => sum + piece.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, listed, end]);
}
