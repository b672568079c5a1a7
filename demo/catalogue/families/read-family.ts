import { cell, fail, foundAt, type Row, readSections, type Section } from '../../data-files.ts';
import type { Text } from '../../records.ts';
import { attributeOf, attributes } from '../attributes.ts';
import { brandOf } from '../brands.ts';
import { fillPattern } from '../maker-code.ts';
import { specText } from '../spec-labels.ts';
import { fillText } from '../templates.ts';
import { unitKeyOf } from '../units.ts';
import type { Values } from '../values.ts';
import { type Condition, checkName, type Known, type Names, readCondition } from './conditions.ts';
import type { AccessoryRule, Family, Maker, View } from './family.ts';
import { type Formula, readFormula } from './formulas.ts';
import { literal, openGoods } from './goods.ts';
import { checkPlaces, openWords, type Words } from './words.ts';

/**
 * A family as its document in `data/families` tells it; `data/README.md` says how to read one.
 * `all` are the families there are.
 */
export function readFamily(id: string, all: Names): Family {
  const document = readWithShared(`families/${id}.txt`);
  const place = { place: `demo/data/families/${id}.txt` };
  const lines = (name: string) => document.filter((section) => section.name === name);
  const rows = (name: string) => lines(name).flatMap((section) => section.rows);
  for (const line of document) if (!parts.has(line.name)) fail(line, `no part is ${line.name}`);

  const goods = openGoods(lines('variants'));
  const own = [...goods.wordNames, ...rows('words').map((row) => cell(row, 0))];
  const names: Names = new Set([...given, ...own]);
  const words = openWords(rows('words'), goods, names);
  const { known, sayText } = words;

  const when = (row: Row, at: number) => readCondition(row.cells[at] ?? '', names, row);
  const rules = (name: string): Rule[] =>
    rows(name).map((row) => ({
      is: readFormula(cell(row, 0), names, row),
      holds: when(row, 1),
    }));
  /** The first of the lines of that name whose condition holds. */
  function choice<T>(name: string, read: (line: Section) => T) {
    const choices = lines(name).map((line) => ({ is: read(line), holds: when(line, 1) }));
    return (values: Values): T | undefined => choices.find(({ holds }) => holds(known(values)))?.is;
  }
  function one<T>(name: string, read: (line: Section) => T) {
    const choose = choice(name, read);
    return (values: Values): T =>
      choose(values) ?? fail(place, `no ${name} for ${JSON.stringify(values)}`);
  }

  const heading = lines('family')[0] ?? fail(place, 'no line “family”');
  const [price, plus, times, common] = [
    rules('price'),
    rules('plus'),
    rules('times'),
    rules('common'),
  ];
  const also = rows('also').map((row) => readAlso(row, names));
  const ofVariant = rows('own').map((row) => readAlso(row, names));
  const never = rows('never').map((row) => when(row, 0));
  const exists = (values: Values, brand: string) =>
    !never.some((holds) => holds(known(values, brand)));
  const specs = rows('specs').map((row) => ({ ...readSpec(row, names), holds: when(row, 3) }));
  const text = (section: Section) => readText(section, names);
  const [title, about] = [one('title', text), one('about', text)];
  const leaf = choice('leaf', (line) => cell(line, 0));
  const warranty = choice('warranty', (line) => Number(cell(line, 0)));
  return {
    id: cell(heading, 0),
    target: Number(cell(heading, 1)),
    tag: cell(heading, 2),
    codeKeys: cell(heading, 3),
    smallest: lines('smallest').map((line) => Number(cell(line, 0)))[0] ?? null,
    pricing: lines('pricing').map(readPricing)[0] ?? 'middle',
    unit: one('unit', (line) => unitKeyOf(cell(line, 0)) ?? fail(line, 'no such unit')),
    warranty: (values) => warranty(values) ?? 24,
    makers: readMakers(rows('makers'), names),
    variants: (maker) =>
      goods
        .variants(maker)
        .map((values) => ({
          ...values,
          ...follow(ofVariant, { ...maker.set, ...values }, words, maker.brand),
        }))
        .filter((values) => exists({ ...maker.set, ...values }, maker.brand)),
    complete: (values) => ({
      ...follow(also, values, words, undefined, goods.also(values)),
      ...values,
    }),
    code: (pattern, values) => words.say(values, pattern, 'ro'),
    title: (values) => sayText(values, title(values)),
    about: (values) => sayText(values, about(values)),
    price(values, brand) {
      const of = known(values, brand);
      const base = price.find(({ holds }) => holds(of))?.is(of) ?? Number(of('lei'));
      const more = plus.filter(({ holds }) => holds(of));
      return multiplied(
        more.reduce((sum, { is }) => sum + is(of), base),
        times,
        of,
      );
    },
    common: (values, { brand }) => multiplied(1, common, known(values, brand)),
    leaf: (values) => leaf(values) ?? null,
    specs: (values) =>
      specs
        .filter(({ holds }) => holds(known(values)))
        .map(({ label, value, isPlain }) => {
          const { ro, ru } = isPlain ? value : fillText(sayText(values, value), values);
          return [label, ro, ru];
        }),
    pictures: Object.fromEntries(rows('pictures').map((row) => [viewIn(row), cell(row, 1)])),
    accessories: rows('accessories').map((row) => readAccessory(row, names, all)),
  };
}

/** What a document may consist of. */
const parts = new Set(
  'family unit smallest warranty pricing leaf makers variants own never also price plus times common words title about specs pictures accessories'.split(
    ' ',
  ),
);

/** Names that every family may use: attributes, the brand, and what codes are put together from. */
const given = [...attributes.map(({ key }) => key), 'brand', 'tag', 'parts', 'pole'];

/** `with NAME` stands for the sections that several families share. */
const readWithShared = (file: string): Section[] =>
  readSections(file).flatMap((section) =>
    section.name === 'with' ? readWithShared(`families/shared/${cell(section, 0)}.txt`) : section,
  );

type Rule = { is: Formula; holds: Condition };

const multiplied = (from: number, rules: Rule[], of: Known): number =>
  rules.filter(({ holds }) => holds(of)).reduce((product, { is }) => product * is(of), from);

type Also = {
  key: string;
  holds: Condition;
  value: (values: Values, words: Words, brand?: string) => string | number;
};

function readAlso(row: Row, names: Names): Also {
  const { key } = foundAt(row, () => attributeOf(cell(row, 0)));
  const text = cell(row, 1);
  const formula = text.startsWith('= ') ? readFormula(text.slice(2), names, row) : null;
  if (formula === null) checkPlaces(text, names, row);
  return {
    key,
    holds: readCondition(row.cells[2] ?? '', names, row),
    value: (values, { known, say }, brand) =>
      formula === null
        ? literal(fillPattern(say(values, text, 'ro'), values))
        : formula(known(values, brand)),
  };
}

/** What follows, in the order of the lines; of several lines for a key the first that holds. */
function follow(lines: Also[], values: Values, words: Words, brand?: string, from: Values = {}) {
  const result: Record<string, string | number> = { ...from };
  if (lines.length === 0) return result;
  const all = { ...from, ...values };
  const known = words.known(all, brand);
  for (const { key, holds, value } of lines) {
    if (key in result || !holds(known)) continue;
    result[key] = value(all, words, brand);
    all[key] ??= result[key];
  }
  return result;
}

function readSpec(row: Row, names: Names) {
  const [label, ro] = [cell(row, 0), checkPlaces(cell(row, 1), names, row)];
  const ru = checkPlaces(row.cells[2] || ro, names, row);
  foundAt(row, () => specText([label, ro]));
  return { label, value: { ro, ru }, isPlain: !(ro + ru).includes('{') };
}

function readText(section: Section, names: Names): Text {
  const text = (locale: string) => {
    const row =
      section.rows.find((one) => cell(one, 0) === locale) ?? fail(section, `no ${locale}`);
    return checkPlaces(cell(row, 1), names, row);
  };
  return { ro: text('ro'), ru: text('ru') };
}

/** Columns are the brand, what its goods here have in common, its price level and code pattern. */
function readMakers([header, ...lines]: Row[], names: Names): Maker[] {
  const columns = header?.cells ?? [];
  return lines.map((line) => {
    const of = (name: string) => line.cells[columns.indexOf(name)] ?? '';
    foundAt(line, () => brandOf(of('brand')));
    const set = columns
      .filter((name) => !['brand', 'tier', 'code'].includes(name) && of(name) !== '')
      .map((name) => [foundAt(line, () => attributeOf(name)).key, literal(of(name))]);
    return {
      brand: of('brand'),
      ...(set.length > 0 && { set: Object.fromEntries(set) }),
      ...(of('tier') !== '' && { tier: Number(of('tier')) }),
      ...(of('code') !== '' && { code: checkPlaces(of('code'), names, line) }),
    };
  });
}

const views: readonly View[] = ['main', 'detail', 'pack'];
const viewIn = (row: Row): View =>
  views.find((view) => view === cell(row, 0)) ?? fail(row, `pictures are ${views.join(', ')}`);

function readPricing(line: Section): Family['pricing'] {
  const said = cell(line, 0);
  return said === 'cable' || said === 'listed' ? said : fail(line, 'a price is cable or listed');
}

/** family | how many | attributes that must agree | a value it must have */
function readAccessory(row: Row, names: Names, all: Names): AccessoryRule {
  const [same = '', where = ''] = row.cells.slice(2);
  const [key = '', value = ''] = where.split('=');
  return {
    family: checkName(cell(row, 0), all, row),
    take: Number(cell(row, 1)),
    ...(same !== '' && { same: same.split(' ').map((one) => checkName(one, names, row)) }),
    ...(where !== '' && { where: { [checkName(key, names, row)]: value } }),
  };
}
