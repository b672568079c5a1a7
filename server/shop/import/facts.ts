import type { InBoth, NewValue } from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import {
  type AttributeColumn,
  factorBetween,
  type NamedAttribute,
  readHeading,
} from '../catalogue/attribute-headings.ts';
import { isFieldHeading, plain } from '../catalogue/field-headings.ts';
import { labelsOfNumber } from '../catalogue/writing/value-labels.ts';
import type { StoredValue } from '../catalogue/written-value.ts';
import { readNumber } from './reading/numbers.ts';

/** What a table can say of goods by the shop's attributes. */
export type Facts = {
  columnOf: (heading: string) => AttributeColumn | null;
  /** Values by label, key or number, parted by semicolons; null: nobody can tell what it means. */
  read: (column: AttributeColumn, cell: string) => (number | NewValue)[] | null;
  /** As people read it. */
  textOf: (attributeId: number, values: (number | NewValue)[]) => InBoth;
  /** Of these values the ones of the attribute, in their order. */
  ofAttribute: (attributeId: number, values: number[]) => number[];
  titleOf: (attributeId: number) => InBoth;
};

export async function readFacts(db: Database | Trx): Promise<Facts> {
  const attributes = await db
    .selectFrom('attribute')
    .select(['id', 'key', 'kind', 'title_ro', 'title_ru', 'unit_ro', 'unit_ru'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'key', 'number', 'label_ro', 'label_ru'])
    .orderBy('id')
    .execute();
  return factsOf(attributes, values);
}

const YES = /^(da|yes|true|1|да|есть|\+)$/;
const NO = /^(nu|no|false|0|нет)$/;
const MOST_VALUES = 20;
const LONGEST_LABEL = 100;

export function factsOf(attributes: NamedAttribute[], values: StoredValue[]): Facts {
  const named = new Map(attributes.map((one) => [one.id, one]));
  const byId = new Map(values.map((value) => [value.id, value]));
  const byName = Map.groupBy(values, ({ attribute_id }) => attribute_id);
  const known = new Map(
    [...byName].map(([attribute, all]) => [attribute, directoryOf(all)] as const),
  );

  function readOne({ attribute, factor }: AttributeColumn, written: string) {
    const directory = known.get(attribute.id);
    const found = factor === 1 ? directory?.named(written) : undefined;
    if (found !== undefined) return found;
    if (attribute.kind === 'yes-no') {
      const text = plain(written);
      const key = YES.test(text) ? 'yes' : NO.test(text) ? 'no' : '';
      return directory?.keyed(key) ?? null;
    }
    if (attribute.kind === 'word') {
      const label = written.replaceAll(/\s+/g, ' ').trim();
      return label.length > LONGEST_LABEL || label.includes('~') ? null : { label, number: null };
    }
    const size = sizeIn(written, { attribute, factor });
    if (size === null) return null;
    return directory?.numbered(size) ?? { label: '', number: size };
  }

  function labelOf(attributeId: number, value: number | NewValue): InBoth {
    if (typeof value !== 'number' && value.number === null) return inBoth(() => value.label);
    const unit = named.get(attributeId) ?? { unit_ro: '', unit_ru: '' };
    const { label_ro = '', label_ru = '' } =
      typeof value === 'number' ? (byId.get(value) ?? {}) : labelsOfNumber(value.number ?? 0, unit);
    return { ro: label_ro, ru: label_ru || label_ro };
  }

  return {
    columnOf: readHeading(attributes, isFieldHeading),
    read(column, cell) {
      const whole = known.get(column.attribute.id)?.named(cell);
      const parts = whole === undefined ? cell.split(';').filter((one) => one.trim()) : [cell];
      const read = parts.map((one) => readOne(column, one));
      if (read.length === 0 || read.length > MOST_VALUES) return null;
      return read.every((one) => one !== null) ? unique(read) : null;
    },
    textOf: (attributeId, all) =>
      inBoth((locale) => all.map((value) => labelOf(attributeId, value)[locale]).join('; ')),
    ofAttribute: (attributeId, all) =>
      all.filter((id) => byId.get(id)?.attribute_id === attributeId),
    titleOf(attributeId) {
      const { title_ro = '', title_ru = '' } = named.get(attributeId) ?? {};
      return { ro: title_ro, ru: title_ru || title_ro };
    },
  };
}

const inBoth = (say: (locale: Locale) => string): InBoth => ({ ro: say('ro'), ru: say('ru') });

const unique = (values: (number | NewValue)[]) => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** `4`, in the unit of the heading; `4 mm²`, `4 мм²` and `40 cm` in their own. */
function sizeIn(written: string, { attribute, factor }: AttributeColumn): number | null {
  const [, figures = '', unit = ''] = /^(-?[\d\s.,]+)(.*)$/.exec(plain(written)) ?? [];
  const number = readNumber(figures.trim(), ',');
  const times = unit === '' ? factor : factorBetween(unit, attribute);
  if (typeof number !== 'number' || times === null || Math.abs(number) > 1e12) return null;
  return Number((number * times).toPrecision(12));
}

function directoryOf(values: StoredValue[]) {
  const labels = Map.groupBy(
    values.flatMap((value) =>
      [...new Set([value.label_ro, value.label_ru].filter(Boolean).map(plain))].map(
        (name) => [name, value.id] as const,
      ),
    ),
    ([name]) => name,
  );
  const keys = new Map(values.map(({ key, id }) => [key, id]));
  const numbers = Map.groupBy(values, ({ number }) => number);
  return {
    keyed: (key: string) => keys.get(key),
    /** What several are called so is named by its key alone. */
    named(written: string): number | undefined {
      const text = written.trim();
      const [one, ...others] = labels.get(plain(text)) ?? [];
      return one && others.length === 0 ? one[1] : keys.get(text);
    },
    numbered(number: number): number | undefined {
      const [one, ...others] = numbers.get(number) ?? [];
      return others.length === 0 ? one?.id : keys.get(String(number));
    },
  };
}
