import { cell, fail, foundAt, type Section } from '../../data-files.ts';
import { attributeOf } from '../attributes.ts';
import { cross, type Values } from '../values.ts';
import type { Maker } from './family.ts';

/** Every combination of what stands in a line exists. An axis without options: any. */
type Line = { axes: Axis[]; also: Values; words: Map<string, string> };
type Axis = { key: string; options: (string | number)[]; names: Set<string> };

/**
 * Which goods a family has. Columns are attributes with one or several values each; `+` before a
 * name: it follows from the others; `*`: a word of the family. `brand` and what a maker is known by
 * say whose the line is.
 */
export function openGoods(tables: Section[]) {
  const lines = tables.flatMap(readLines);
  const wordNames = new Set(lines.flatMap(({ words }) => [...words.keys()]));

  const isIn = ({ key, names }: Axis, values: Values) =>
    values[key] === undefined || names.size === 0 || names.has(String(values[key]));
  const lineOf = (values: Values): Line | undefined =>
    lines.find(({ axes }) => axes.every((axis) => isIn(axis, values)));

  const variants = ({ brand, set }: Maker): Values[] => {
    const maker: Values = { brand, ...set };
    return lines
      .filter(({ axes }) => axes.every((axis) => isIn(axis, maker)))
      .flatMap(({ axes }) => {
        const open = axes.filter(({ key, options }) => !(key in maker) && options.length > 0);
        return cross(Object.fromEntries(open.map(({ key, options }) => [key, options])));
      });
  };
  return {
    variants,
    wordNames,
    /** What follows from the line a product stands in. */
    also: (values: Values): Values => lineOf(values)?.also ?? {},
    word: (values: Values, name: string) =>
      wordNames.has(name) ? lineOf(values)?.words.get(name) : undefined,
  };
}

export type Goods = ReturnType<typeof openGoods>;

function readLines({ rows, ...section }: Section): Line[] {
  const [header = fail(section, 'a table without columns'), ...rest] = rows;
  for (const name of header.cells) {
    const key = name.replace('+', '');
    if (!key.startsWith('*') && key !== 'brand') foundAt(header, () => attributeOf(key));
  }
  return rest.map((line) => {
    if (line.cells.length !== header.cells.length) fail(line, 'as many cells as columns, please');
    const cells = header.cells.map((name, at): [string, string] => [name, cell(line, at)]);
    const said = cells.filter(([, text]) => text !== '-');
    return {
      axes: cells.filter(([name]) => /^\w/.test(name)).map(readAxis),
      also: Object.fromEntries(
        said
          .filter(([name]) => name[0] === '+')
          .map(([name, text]) => [name.slice(1), literal(text)]),
      ),
      words: new Map(
        said.filter(([name]) => name[0] === '*').map(([name, text]) => [name.slice(1), text]),
      ),
    };
  });
}

function readAxis([key, text]: [string, string]): Axis {
  const options = text === '-' ? [] : text.split(',').map(literal);
  return { key, options, names: new Set(options.map(String)) };
}

/** Digits are a number, unless quotes make a word of them: `6` pieces, category `"6"`. */
export const literal = (text: string): string | number =>
  /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text.replace(/^"(.*)"$/, '$1');
