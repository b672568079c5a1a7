import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { rest } from '../../../base/pacing/rest.ts';
import { BadTable } from './bad-table.ts';

type Handlers = {
  open: (tag: SaxesTagPlain) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

const DEEPEST = 50;

/** Without its prefix: writers of XLSX differ in them. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece; after each piece the caller may take what it has. */
export async function* readXml(
  pieces: AsyncGenerator<string>,
  part: string,
  { open, close, text }: Handlers,
): AsyncGenerator<undefined> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new BadTable('TABLE.DOCTYPE', { part });
  });
  parser.on('error', () => {
    throw new BadTable('TABLE.XML', { part, line: parser.line });
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new BadTable('TABLE.XML', { part, line: parser.line });
    open(tag);
    rest();
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close(localName(tag.name));
  });
  parser.on('text', text);
  for await (const piece of pieces) {
    parser.write(piece);
    yield undefined;
  }
  parser.close();
  yield undefined;
}
