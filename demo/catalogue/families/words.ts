import { cell, fail, type Row } from '../../data-files.ts';
import type { Text } from '../../records.ts';
import { type Locale, russianNumber } from '../labels.ts';
import type { Values } from '../values.ts';
import { type Condition, checkName, type Known, type Names, readCondition } from './conditions.ts';
import { readFormula } from './formulas.ts';
import type { Goods } from './goods.ts';

/** What stands in a cell: a formula after `= `, otherwise the text itself. */
type Said = (known: Known, locale: Locale) => string;
type Word = { holds: Condition; ro: Said; ru: Said };

/**
 * The words of a family: names that its texts, codes and prices use beside the attributes. A word
 * is the first of its rows whose condition holds; `*` columns of the goods are words too.
 */
export function openWords(rows: Row[], goods: Goods, names: Names) {
  const readings = new Map<string, Word[]>();
  for (const [name, choices] of Map.groupBy(rows, (row) => cell(row, 0))) {
    readings.set(
      name,
      choices.map((row) => readWord(row, names)),
    );
  }
  const isWord = (name: string) => readings.has(name) || goods.wordNames.has(name);

  const known =
    (values: Values, brand?: string): Known =>
    (name) =>
      name === 'brand' ? brand : (values[name] ?? wordOf(values, name, 'ro'));

  function wordOf(values: Values, name: string, locale: Locale): string | undefined {
    if (!isWord(name)) return undefined;
    const own = known(values);
    const found = readings.get(name)?.find(({ holds }) => holds(own));
    return found?.[locale](own, locale) ?? goods.word(values, name);
  }

  /** Texts without a word, as most are: they stay as they stand. */
  const plain = new Set<string>();

  /** Puts words in their places; attributes stay for whoever fills them in. */
  function say(values: Values, text: string, locale: Locale): string {
    if (plain.has(text)) return text;
    let words = 0;
    const said = text.replace(/\{(\w+)\}/g, (place, name: string) => {
      if (!isWord(name)) return place;
      words++;
      return say(values, wordOf(values, name, locale) ?? '', locale);
    });
    if (words === 0) plain.add(text);
    // Where a word is empty, the space before it goes too.
    return said.replace(/ +(?=[ ,]|$)/g, '');
  }

  const sayText = (values: Values, { ro, ru }: Text): Text => ({
    ro: say(values, ro, 'ro'),
    ru: say(values, ru, 'ru'),
  });
  return { known, say, sayText };
}

export type Words = ReturnType<typeof openWords>;

/** A text whose places all have a name that somebody fills in. */
export function checkPlaces(text: string, names: Names, row: Row): string {
  for (const [, name = ''] of text.matchAll(/\{(\w+)/g)) checkName(name, names, row);
  return text;
}

function readWord(row: Row, names: Names): Word {
  const ro = row.cells[1] ?? '';
  if (row.cells.length > 4) fail(row, 'a word has a name, ro, ru and a condition');
  return {
    ro: readSaid(ro, row, names),
    ru: readSaid(row.cells[2] || ro, row, names),
    holds: readCondition(row.cells[3] ?? '', names, row),
  };
}

function readSaid(text: string, row: Row, names: Names): Said {
  if (!text.startsWith('= ')) {
    checkPlaces(text, names, row);
    return () => text;
  }
  const formula = readFormula(text.slice(2), names, row);
  return (known, locale) => {
    const number = String(formula(known));
    return locale === 'ru' ? russianNumber(number) : number;
  };
}
