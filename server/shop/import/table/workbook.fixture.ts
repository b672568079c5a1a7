import { type Part, zipOf } from '../../../base/archives/zip-of.fixture.ts';

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
