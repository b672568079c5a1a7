import { attributes } from '../demo/catalogue/attributes.ts';

/** The values of one product by field, canonical; a field may hold several spellings of one. */
export type Fields = ReadonlyMap<string, readonly string[]>;

export const toFields = (entries: readonly [string, string[]][]): Fields =>
  new Map(entries.map(([key, values]) => [key, values.map(canonical)]));

/** `values` are alternatives: one of them is enough. */
export type Condition = { key: string; comparison: '=' | '^='; values: string[] };

/** All conditions hold together. */
export type Predicate = Condition[];

/** What a predicate may name beside the attributes of the catalogue. */
const productFields = ['leaf', 'code', 'shop_code', 'ean', 'brand', 'unit'];
const known = new Set([...productFields, ...attributes.map(({ key }) => key)]);

/** Reads `mark^=VVGng cores=3/4 series=Valena Life`; throws on what it cannot read. */
export const readPredicate = (text: string): Predicate =>
  text
    .trim()
    .split(/\s+(?=[\w-]+\^?=)/)
    .map((part) => readCondition(part, text));

function readCondition(part: string, text: string): Condition {
  const [, key = '', comparison, value = ''] = /^([\w-]+)(\^?=)(.+)$/.exec(part) ?? [];
  if (!comparison) throw new Error(`"${part}" is no condition in "${text}"`);
  if (!known.has(key)) throw new Error(`no product has a field "${key}", asked for in "${text}"`);
  // 300/500 is a value of its own as well as a choice of two.
  const values = new Set([value, ...value.split('/')].map(canonical));
  if (values.has('')) throw new Error(`"${part}" lacks a value in "${text}"`);
  return { key, comparison: comparison === '=' ? '=' : '^=', values: [...values] };
}

export const holds = (predicate: Predicate, fields: Fields): boolean =>
  predicate.every(({ key, comparison, values }) =>
    fields
      .get(key)
      ?.some((own) =>
        values.some((wanted) => (comparison === '=' ? own === wanted : own.startsWith(wanted))),
      ),
  );

/** Letter case means nothing; 2,50 is 2.5. */
function canonical(value: string): string {
  const text = value.trim().toLowerCase();
  return /^\d+[.,]\d+$/.test(text) ? String(Number(text.replace(',', '.'))) : text;
}
