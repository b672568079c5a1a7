import type { TextPart } from '../../archives/zip-stream.ts';
import { escapeXml } from '../../xml/escape-xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
export const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Places in the list of looks below. */
export const looks = { plain: 0, heading: 1, text: 2, money: 3 } as const;

const styles = `${DECLARATION}<styleSheet xmlns="${SHEETS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF4F6F8"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${[
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>',
  // What is a text stays one when it is edited: 00123 does not become 123.
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
].join('')}</cellXfs></styleSheet>`;

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const types = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/></Types>`;

const relations = (...targets: [type: string, target: string][]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A name of a sheet has at most 31 letters, and none of these signs. */
const sheetName = (name: string) => escapeXml(name.replace(/[\\/*?:[\]']/g, ' ').slice(0, 31));

/** A workbook of one sheet. */
export const workbookParts = (name: string, sheet: TextPart['texts']): TextPart[] => [
  { name: '[Content_Types].xml', texts: [types] },
  { name: '_rels/.rels', texts: [relations(['officeDocument', 'xl/workbook.xml'])] },
  {
    name: 'xl/workbook.xml',
    texts: [
      `${DECLARATION}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    texts: [relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
  },
  { name: 'xl/styles.xml', texts: [styles] },
  { name: 'xl/worksheets/sheet1.xml', texts: sheet },
];
