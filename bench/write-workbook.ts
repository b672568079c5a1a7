import { packZip } from '../server/base/archives/pack-zip.ts';

/** An XLSX as Excel writes it: texts once in a list of their own, numbers in their cells. */
export function writeWorkbook(headings: string[], rows: (string | number)[][]): Buffer {
  const shared = new Map<string, number>();
  const sharedAt = (text: string) => {
    const at = shared.get(text) ?? shared.size;
    shared.set(text, at);
    return at;
  };
  const sheet = [headings, ...rows].map((cells, row) => {
    const written = cells.map((cell, at) => {
      const place = `r="${String.fromCharCode(65 + at)}${row + 1}"`;
      return typeof cell === 'number'
        ? `<c ${place}><v>${cell}</v></c>`
        : `<c ${place} t="s"><v>${sharedAt(cell)}</v></c>`;
    });
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const texts = Array.from(shared.keys(), (text) => `<si><t>${escaped(text)}</t></si>`);
  const part = (name: string, pieces: string[]) => ({
    name,
    bytes: Buffer.concat(
      ['<?xml version="1.0" encoding="UTF-8"?>', ...pieces].map((one) => Buffer.from(one)),
    ),
  });
  return packZip([
    part('xl/workbook.xml', [
      '<workbook xmlns:r="r"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ]),
    part('xl/_rels/workbook.xml.rels', [
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ]),
    part('xl/sharedStrings.xml', ['<sst>', ...texts, '</sst>']),
    part('xl/worksheets/sheet1.xml', [
      '<worksheet><sheetData>',
      ...sheet,
      '</sheetData></worksheet>',
    ]),
  ]);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
