import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; text: string; declares?: number };

/** A packed file, with what a part says of its size as the test likes. */
export function zipOf(parts: Part[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, declares } of parts) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declares ?? data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const start = Buffer.from([0x50, 0x4b, 3, 4]);
    const file = Buffer.concat([start, common, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, rest, Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  Buffer.from([0x50, 0x4b, 5, 6]).copy(end);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, listed, end]));
}

/** `sheet`: what stands in sheetData; texts that cells share by number. */
export const workbookParts = (sheet: string, shared: string[] = []): Part[] => [
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns="m" xmlns:r="r"><sheets><sheet name="Lista" sheetId="4" r:id="rId7"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships><Relationship Id="rId7" Target="worksheets/sheet4.xml"/></Relationships>`,
  },
  {
    name: 'xl/sharedStrings.xml',
    text: `<sst>${shared.map((one) => `<si><r><t>${one.slice(0, 1)}</t></r><r><t>${one.slice(1)}</t></r></si>`).join('')}</sst>`,
  },
  {
    name: 'xl/worksheets/sheet4.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  },
];

export const workbook = (sheet: string, shared: string[] = []) =>
  zipOf(workbookParts(sheet, shared));
