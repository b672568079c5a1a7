import {
  type ImportedChanges,
  type KeyField,
  keyFields,
  type NewImported,
  type RowOutcome,
} from '../../../contract/import/options.ts';
import { toLei } from '../../../contract/money.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { plain } from '../catalogue/field-headings.ts';
import type { StoredProduct } from '../catalogue/writing/bulk/stored-products.ts';
import type { StoredPromotion } from '../pricing/open-promotions.ts';
import type { Facts } from './facts.ts';
import { judgeDetails, judgeFacts } from './judge-details.ts';
import { type Creating, judgeNew, stateOfNew } from './judge-new.ts';
import { judgePromotion } from './judge-promotion.ts';
import { keyOf, likenessOf } from './reading/likeness.ts';
import { noted, type Problem, refused } from './reading/problem.ts';
import type { ReadRow } from './reading/read-row.ts';
import { keyName, mainKey, type Survey } from './reading/survey-table.ts';
import { readUnit } from './reading/units.ts';

/** By key, the id of the product that has it; and codes by what they look like. */
export type ProductKeys = { ids: Map<string, number>; likenesses: Map<string, string> };

/** A product as it stands. */
export type ComparedProduct = {
  id: number;
  version: number;
  /** Bani. */
  price: number;
  stock: number;
  is_archived: boolean;
  /** Whether it was archived by undoing an import. */
  is_undone: boolean;
  unit: string;
  /** What the shop itself calls the unit. */
  unit_titles: string[];
  title_ro: string;
  title_ru: string;
  /** Those that run or are to come, in the order of their beginning. */
  promotions: StoredPromotion[];
  /** What else the table can change of it; null: it has no such column. */
  described: StoredProduct | null;
};

export type Judged = {
  row: number;
  outcome: RowOutcome;
  key: string;
  title: string;
  supplierCode: string | null;
  product: { id: number; version: number } | null;
  changes: ImportedChanges;
  creates: NewImported | null;
  problems: Problem[];
};

/** What a row is judged by. `creating`: null where new products are only shown. */
export type Measure = {
  survey: Survey;
  keys: ProductKeys;
  creating: Creating | null;
  /** By which promotions run or are over. */
  now: string;
  facts: Facts;
  /** Of a product by its id. */
  codeOf: (id: number) => string;
};

/** The product of a row, by any of its keys; refused where two keys name two products. */
export function productOf(read: ReadRow, { ids }: ProductKeys): number | 'two' | null {
  const found = new Set(
    keyFields.flatMap((field) => ids.get(keyName(field, read.keys[field] ?? '')) ?? []),
  );
  if (found.size > 1) return 'two';
  return [...found][0] ?? null;
}

/** New, changed, same or refused, and why. */
export function judgeRow(
  read: ReadRow,
  product: ComparedProduct | 'two' | null,
  measure: Measure,
): Judged {
  const { survey, keys, creating, now } = measure;
  const field = keyFields.find((name) => read.keys[name] !== undefined) ?? 'code';
  const problems = [...read.problems];
  const refuse: Refuse = (...what) => problems.push(refused(...what));
  const refuseKey = (key: Problem['key'], more?: Parameters<Refuse>[3]) =>
    refuse(field, key, read.keys[field], more);

  const others = survey.repeated.get(mainKey(read) ?? '');
  const other = others?.find((row) => row !== read.number);
  if (other !== undefined) refuseKey('ROW.TWICE', { values: { row: other } });
  else if (product === null) refuseLikeness(read, field, { survey, keys }, refuse);
  if (product === 'two') refuseKey('ROW.TWO_PRODUCTS');
  const stored = product === 'two' ? null : product;
  if (stored && read.unit) refuseUnit(read, stored, refuse);

  const changes: ImportedChanges = {};
  if (stored) {
    const prices = { from: toLei(stored.price), to: read.price };
    if (prices.to !== undefined && prices.from !== prices.to) {
      changes.price = { from: prices.from, to: prices.to };
    }
    for (const name of ['stock', 'title_ro', 'title_ru'] as const) {
      const to = read[name];
      if (to !== undefined && to !== stored[name]) changes[name] = { from: stored[name], to };
    }
    if (stored.is_archived) {
      const back =
        stored.is_undone && creating && read.news && stateOfNew(read.news, creating.wishes);
      if (back) changes.state = { from: 'archived', to: back.state };
      const key = back ? 'ROW.RETURNS' : 'ROW.ARCHIVED';
      problems.push(noted('state', key));
    }
    if (read.promotion) {
      const regular = prices.to ?? prices.from;
      const { change, problem } = judgePromotion(read.promotion, {
        stored: stored.promotions,
        regular,
        now,
      });
      if (change) changes.promotion = change;
      if (problem) problems.push(problem);
    }
  }
  if (stored?.described) {
    const facts = judgeFacts(read, stored.described, measure);
    const details = judgeDetails(read, stored.described, measure);
    if (facts.changes) changes.attributes = facts.changes;
    if (Object.keys(details.changes).length > 0) changes.details = details.changes;
    problems.push(...facts.problems, ...details.problems);
  }
  // Who cannot be told from another product is told that alone.
  const isKnown = product !== null || problems.some(isAboutKey);
  const created = creating && !isKnown ? judgeNew(read, creating, measure) : null;
  problems.push(...(created?.problems ?? []));
  const isRefused = problems.some(({ level }) => level === 'refused');
  const isSame = Object.keys(changes).length === 0;
  return {
    row: read.number,
    outcome: isRefused ? 'refused' : !stored ? 'new' : isSame ? 'same' : 'changed',
    key: read.keys[field] ?? '',
    title: read.title,
    supplierCode: read.keys.supplier_code ? keyOf(read.keys.supplier_code) : null,
    product: stored && { id: stored.id, version: stored.version },
    changes: isRefused ? {} : changes,
    creates: isRefused ? null : (created?.product ?? null),
    problems: problems.map((one) => ({ ...one, value: beginningOf(one.value, LONGEST_SHOWN) })),
  };
}

const isAboutKey = ({ level, field }: Problem) =>
  level === 'refused' && keyFields.some((key) => key === field);

const LONGEST_SHOWN = 200;

type Refuse = (...what: Parameters<typeof refused>) => void;

/** A code nobody knows that looks like one somebody knows is more likely a slip than a new thing. */
function refuseLikeness(
  { keys: { code }, number }: ReadRow,
  field: KeyField,
  { survey, keys }: Pick<Measure, 'survey' | 'keys'>,
  refuse: Refuse,
) {
  if (!code || field !== 'code') return;
  const first = survey.likenesses.get(likenessOf(code));
  const isAlikeInFile = first && first.row !== number && keyOf(first.code) !== keyOf(code);
  const alike = keys.likenesses.get(likenessOf(code)) ?? (isAlikeInFile ? first.code : undefined);
  if (alike !== undefined) {
    refuse('code', 'ROW.LIKE', code, { values: { code: alike }, proposal: alike });
  }
}

function refuseUnit({ unit: written, price }: ReadRow, stored: ComparedProduct, refuse: Refuse) {
  if (stored.unit_titles.some((title) => plain(title) === plain(written))) return;
  const read = readUnit(written);
  if (read === null) return refuse('unit', 'ROW.UNIT_UNKNOWN', written);
  const { unit, contents } = read;
  if (unit === stored.unit) return;
  if (contents?.unit !== stored.unit) {
    return refuse('unit', 'ROW.UNIT', written, { values: { unit: stored.unit } });
  }
  const proposal =
    price === undefined ? undefined : Math.round((price / contents.quantity) * 100) / 100;
  const values = { contents: contents.quantity, unit: stored.unit };
  refuse('unit', 'ROW.UNIT_CONTENTS', written, { values, proposal });
}
