import type { Text } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { brandOf } from './brands.ts';
import { type Condition, type Known, readCondition } from './conditions.ts';
import { cell, fail, type Row, readSections, type Section } from './document.ts';
import type { AccessoryRule, Family, Maker, View } from './family.ts';
import { literal, openGoods } from './family-goods.ts';
import { type FamilyWords, openWords } from './family-words.ts';
import { readFormula } from './formulas.ts';
import { fillPattern } from './maker-code.ts';
import { specText } from './spec-labels.ts';
import { fillText } from './templates.ts';
import { unitKeyOf } from './units.ts';
import type { Values } from './values.ts';

/** A family as its document in `data/families` tells it; `data/README.md` says how to read one. */
export function readFamily(id: string): Family {
  const file = `families/${id}.txt`;
  const document = readWithShared(file);
  const lines = (name: string) => document.filter((section) => section.name === name);
  const rows = (name: string) => lines(name).flatMap((section) => section.rows);
  const goods = openGoods(lines('variants'));
  const words = openWords(rows('words'), goods);
  const { known, sayText } = words;

  /** The first of the lines of that name whose condition holds. */
  function choice<T>(name: string, read: (line: Section) => T) {
    const choices = lines(name).map((line) => ({ holds: conditionIn(line, 1), is: read(line) }));
    return (values: Values): T | undefined => choices.find(({ holds }) => holds(known(values)))?.is;
  }
  function one<T>(name: string, read: (line: Section) => T) {
    const choose = choice(name, read);
    return (values: Values): T =>
      choose(values) ??
      fail({ place: `demo/data/${file}` }, `no ${name} for ${JSON.stringify(values)}`);
  }
  const sums = (name: string) =>
    rows(name).map((row) => ({
      sum: readFormula(cell(row, 0), row.place),
      holds: conditionIn(row, 1),
    }));
  const product = (factors: ReturnType<typeof sums>, of: Known, from: number) =>
    factors.filter(({ holds }) => holds(of)).reduce((all, { sum }) => all * sum(of), from);

  const [price, plus, times, common] = [sums('price'), sums('plus'), sums('times'), sums('common')];
  const [own, also] = [rows('own').map(readAlso), rows('also').map(readAlso)];
  const never = rows('never').map((row) => conditionIn(row, 0));
  const specs = rows('specs').map(readSpec);
  const heading = lines('family')[0] ?? fail({ place: `demo/data/${file}` }, 'no line “family”');
  const [title, about] = [one('title', readText), one('about', readText)];
  const leaf = choice('leaf', (line) => cell(line, 0));
  const warranty = choice('warranty', (line) => Number(cell(line, 0)));
  return {
    id: cell(heading, 0),
    target: Number(cell(heading, 1)),
    tag: cell(heading, 2),
    codeKeys: cell(heading, 3),
    smallest: numberIn(lines('smallest')[0]),
    pricing: pricingIn(lines('pricing')[0]),
    unit: one('unit', (line) => unitKeyOf(cell(line, 0)) ?? fail(line, 'no such unit')),
    warranty: (values) => warranty(values) ?? 24,
    makers: rows('makers').length > 0 ? readMakers(rows('makers')) : [],
    variants: (maker) =>
      goods
        .variants(maker)
        .map((values) => ({
          ...values,
          ...added(own, {}, { ...maker.set, ...values }, words, maker.brand),
        }))
        .filter((values) => {
          const of = known({ ...maker.set, ...values }, maker.brand);
          return !never.some((holds) => holds(of));
        }),
    complete: (values) => ({ ...added(also, goods.also(values), values, words), ...values }),
    code: (pattern, values) => words.say(values, pattern, 'ro'),
    title: (values) => sayText(values, title(values)),
    about: (values) => sayText(values, about(values)),
    price(values, brand) {
      const of = known(values, brand);
      const base = price.find(({ holds }) => holds(of))?.sum(of) ?? Number(of('lei'));
      const more = plus.filter(({ holds }) => holds(of));
      return product(
        times,
        of,
        more.reduce((all, { sum }) => all + sum(of), base),
      );
    },
    common: (values, { brand }) => product(common, known(values, brand), 1),
    leaf: (values) => leaf(values) ?? null,
    specs: (values) =>
      specs
        .filter(({ holds }) => holds(known(values)))
        .map(({ label, text }) => {
          const { ro, ru } = fillText(sayText(values, text), values);
          return [label, ro, ru];
        }),
    pictures: Object.fromEntries(rows('pictures').map((row) => [viewIn(row), cell(row, 1)])),
    accessories: rows('accessories').map(readAccessory),
  };
}

/** `with NAME` stands for the sections that several families share. */
const readWithShared = (file: string): Section[] =>
  readSections(file).flatMap((section) =>
    section.name === 'with' ? readWithShared(`families/shared/${cell(section, 0)}.txt`) : section,
  );

const conditionIn = (row: Row, at: number): Condition =>
  readCondition(row.cells[at] ?? '', row.place);

type Also = {
  key: string;
  holds: Condition;
  value: (all: Values, words: FamilyWords, brand?: string) => string | number;
};

/** Adds what follows, in the order of the lines; of several lines for a key the first that holds. */
function added(lines: Also[], to: Values, values: Values, words: FamilyWords, brand?: string) {
  const result: Record<string, string | number> = { ...to };
  const all = { ...to, ...values };
  const known = words.known(all, brand);
  for (const { key, holds, value } of lines) {
    if (key in result || !holds(known)) continue;
    result[key] = value(all, words, brand);
    all[key] ??= result[key];
  }
  return result;
}

function readAlso(row: Row): Also {
  const [key, text] = [cell(row, 0), cell(row, 1)];
  attributeOf(key);
  const formula = text.startsWith('= ') ? readFormula(text.slice(2), row.place) : null;
  return {
    key,
    holds: conditionIn(row, 2),
    value: (all, { known, say }, brand) =>
      formula === null
        ? literal(fillPattern(say(all, text, 'ro'), all))
        : formula(known(all, brand)),
  };
}

function readSpec(row: Row) {
  const [label, ro] = [cell(row, 0), cell(row, 1)];
  specText([label, ro]);
  return { label, text: { ro, ru: row.cells[2] || ro }, holds: conditionIn(row, 3) };
}

const readText = (section: Section): Text => {
  const text = (locale: string) =>
    cell(section.rows.find((row) => cell(row, 0) === locale) ?? fail(section, `no ${locale}`), 1);
  return { ro: text('ro'), ru: text('ru') };
};

/** Columns are the brand, what its goods here have in common, its price level and code pattern. */
function readMakers([header, ...lines]: Row[]): Maker[] {
  const columns = header?.cells ?? [];
  return lines.map((line) => {
    const of = (name: string) => line.cells[columns.indexOf(name)] ?? '';
    brandOf(of('brand'));
    const set = columns
      .filter((name) => !['brand', 'tier', 'code'].includes(name) && of(name) !== '')
      .map((name) => [attributeOf(name).key, literal(of(name))]);
    return {
      brand: of('brand'),
      ...(set.length > 0 && { set: Object.fromEntries(set) }),
      ...(of('tier') !== '' && { tier: Number(of('tier')) }),
      ...(of('code') !== '' && { code: of('code') }),
    };
  });
}

const views: readonly View[] = ['main', 'detail', 'pack'];
const viewIn = (row: Row): View =>
  views.find((view) => view === cell(row, 0)) ?? fail(row, `pictures are ${views.join(', ')}`);

const numberIn = (line: Section | undefined) => (line === undefined ? null : Number(cell(line, 0)));

function pricingIn(line: Section | undefined): Family['pricing'] {
  const said = line === undefined ? 'middle' : cell(line, 0);
  if (said === 'cable' || said === 'listed' || said === 'middle') return said;
  return fail({ place: line?.place ?? '' }, 'a price is cable, listed or middle');
}

/** family | how many | attributes that must agree | values it must have */
function readAccessory(row: Row): AccessoryRule {
  const [same = '', where = ''] = row.cells.slice(2);
  const [key = '', value = ''] = where.split('=');
  return {
    family: cell(row, 0),
    take: Number(cell(row, 1)),
    ...(same !== '' && { same: same.split(' ') }),
    ...(where !== '' && { where: { [key]: value } }),
  };
}
