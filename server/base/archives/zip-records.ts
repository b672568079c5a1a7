/** What stands in a packed file around what is packed. */

/** Of one packed part: where it begins, what was counted while it was packed. */
export type PackedPart = {
  name: string;
  offset: number;
  crc: number;
  packed: number;
  size: number;
};

/** Deflated, named in UTF-8, its sizes behind it: they are known when it has gone out. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first of January 1980: the same content is the same file. */
const DATE = 0x21;

export function partHead(name: string): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

export function partTail({ crc, packed, size }: PackedPart): Buffer {
  const tail = Buffer.alloc(16);
  tail.write('PK\u0007\u0008');
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

/** The list of all parts, by which a packed file is read; it begins at `at`. */
export function directoryOf(parts: PackedPart[], at: number): Buffer {
  const listed = Buffer.concat(parts.map(entryOf));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([listed, end]);
}

function entryOf({ name, offset, crc, packed, size }: PackedPart): Buffer {
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002');
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(Buffer.byteLength(name), 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, Buffer.from(name)]);
}
