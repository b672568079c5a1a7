import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  type ProductColumn,
  productColumnNames,
  productColumns,
} from '../../../contract/editing/product-columns.ts';
import type {
  DetailField,
  ImportedDetails,
  ImportedFacts,
  ImportField,
  InBoth,
} from '../../../contract/import/options.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import {
  documentsCell,
  linksCell,
  readDocuments,
  readLinks,
  readSpecifications,
  specificationsCell,
} from '../catalogue/product-cells.ts';
import type { StoredProduct } from '../catalogue/writing/bulk/stored-products.ts';
import { cleaned } from '../catalogue/writing/clean-texts.ts';
import type { Facts } from './facts.ts';
import type { ProductKeys } from './judge-row.ts';
import { readNumber } from './reading/numbers.ts';
import { leftOut, type Problem } from './reading/problem.ts';
import type { ReadRow } from './reading/read-row.ts';
import { keyName } from './reading/survey-table.ts';

/** A cell with nothing but a dash says that there is none; an empty one says nothing. */
const isNone = (text: string) => /^[-–—]$/.test(text);

type Asked = { facts: Facts; keys: ProductKeys; codeOf: (id: number) => string };
type Held = Pick<StoredProduct, 'attributes' | 'documents' | 'links' | ProductColumn> & {
  specifications?: StoredProduct['specifications'];
};
type Found<Changes> = { changes: Changes; problems: Problem[] };

/** Of each attribute that has a column, the values a row says, where they are others than before. */
export function judgeFacts(
  { facts: cells = [] }: ReadRow,
  stored: Pick<Held, 'attributes'>,
  { facts }: Asked,
): Found<ImportedFacts | undefined> {
  const problems: Problem[] = [];
  const from: Line[] = [];
  const to: Line[] = [];
  const values: ImportedFacts['values'] = {};
  for (const { column, text } of cells) {
    const { id } = column.attribute;
    const read = isNone(text) ? [] : facts.read(column, text);
    if (read === null) {
      const key = column.attribute.kind === 'yes-no' ? 'ROW.YES_NO' : 'ROW.NOT_VALUE';
      problems.push(leftOut('attributes', key, text, { attribute: facts.titleOf(id) }));
      continue;
    }
    const before = facts.ofAttribute(id, stored.attributes);
    if (isDeepStrictEqual(before, read)) continue;
    values[id] = read;
    from.push({ title: facts.titleOf(id), value: facts.textOf(id, before) });
    to.push({ title: facts.titleOf(id), value: facts.textOf(id, read) });
  }
  const isSame = Object.keys(values).length === 0;
  return {
    changes: isSame ? undefined : { from: written(from), to: written(to), values },
    problems,
  };
}

type Line = { title: InBoth; value: InBoth };

/** Attribute by attribute. */
const written = (lines: Line[]): InBoth => ({
  ro: lines.map(({ title, value }) => `${title.ro}: ${value.ro || '—'}`).join('\n'),
  ru: lines.map(({ title, value }) => `${title.ru}: ${value.ru || '—'}`).join('\n'),
});

/** Texts, figures and lists of a product that a row says otherwise. */
export function judgeDetails(
  { details = {} }: ReadRow,
  stored: Held,
  asked: Asked,
): Found<ImportedDetails> {
  const changes: ImportedDetails = {};
  const problems: Problem[] = [];
  const leaveOut = (field: ImportField, value: string, key: Problem['key'] = 'ROW.NOT_TAKEN') =>
    problems.push(leftOut(field, key, value));
  const take = (field: DetailField, write: unknown, from: string, to: string) => {
    changes[field] = { from: shownOf(from), to: shownOf(to), write };
  };

  for (const name of productColumnNames) {
    const text = details[name];
    if (text === undefined) continue;
    const read = readColumn(name, text);
    if (read === undefined) leaveOut(name, text, keyOf[productColumns[name].reads]);
    else if (!isDeepStrictEqual(stored[name] ?? emptyOf(name), read)) {
      take(name, read, String(stored[name] ?? ''), String(read ?? ''));
    }
  }
  const { specifications_ro: ro, specifications_ru: ru, documents, links } = details;
  if (ro !== undefined || ru !== undefined) {
    const before = stored.specifications ?? [];
    const romanian = ro ?? specificationsCell(before, 'ro');
    const read = isNone(romanian) ? [] : readSpecifications(romanian, ru, before);
    if (read === null) leaveOut('specifications_ro', romanian, 'ROW.LINES');
    else if (!isDeepStrictEqual(before, read)) {
      take('specifications', read, specificationsCell(before, 'ro'), romanian);
    }
  }
  if (documents !== undefined) {
    const read = isNone(documents) ? [] : readDocuments(documents);
    if (read === null) leaveOut('documents', documents, 'ROW.LINES');
    else if (!isDeepStrictEqual(stored.documents, read)) {
      take('documents', read, documentsCell(stored.documents), documents);
    }
  }
  if (links !== undefined) {
    const named = isNone(links) ? [] : readLinks(links);
    const read = named?.map(({ kind, code }) => ({
      kind,
      id: asked.keys.ids.get(keyName('code', code)) ?? 0,
    }));
    if (!read || read.some(({ id }) => id === 0)) leaveOut('links', links, 'ROW.LINKS');
    else if (!isDeepStrictEqual(byKind(stored.links), byKind(read))) {
      const before = stored.links.map(({ kind, id }) => ({ kind, code: asked.codeOf(id) }));
      take('links', read, linksCell(before), links);
    }
  }
  return { changes, problems };
}

const keyOf = { whole: 'ROW.NOT_WHOLE', markup: 'ROW.LONG' } as const;

const LONGEST_SHOWN = 300;
const shownOf = (text: string) => beginningOf(text, LONGEST_SHOWN);

/** The order between links of two kinds says nothing. */
const byKind = (links: StoredProduct['links']) =>
  Object.fromEntries(
    [...Map.groupBy(links, ({ kind }) => kind)].map(([kind, all]) => [
      kind,
      all.map(({ id }) => id),
    ]),
  );

const emptyOf = (name: ProductColumn) => (productColumns[name].reads === 'markup' ? '' : null);

/** As the form takes it; undefined: it does not. */
function readColumn(name: ProductColumn, text: string): unknown {
  const { form, reads } = productColumns[name];
  if (reads === 'markup') {
    const result = v.safeParse(form, isNone(text) ? '' : text);
    if (!result.success) return undefined;
    return cleaned({ [name]: String(result.output) })[name as 'description_ro'];
  }
  const number = isNone(text) ? null : readNumber(text, ',');
  const result = v.safeParse(form, number === null ? undefined : number);
  return isNone(text) || number !== null ? (result.success ? result.output : undefined) : undefined;
}
