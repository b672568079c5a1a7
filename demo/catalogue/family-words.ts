import type { Text } from '../records.ts';
import { type Condition, type Known, readCondition } from './conditions.ts';
import { cell, type Row } from './document.ts';
import type { Goods } from './family-goods.ts';
import { readFormula } from './formulas.ts';
import { type Locale, russianNumber } from './labels.ts';
import type { Values } from './values.ts';

/** What stands in a cell: a formula after `=`, otherwise the text itself. */
type Said = (known: Known, locale: Locale) => string;
type Word = { holds: Condition; ro: Said; ru: Said };

/**
 * The words of a family: names that its texts, codes and prices use beside the attributes. A word
 * is the first of its rows whose condition holds; `*` columns of the goods are words too.
 */
export function openWords(rows: Row[], goods: Pick<Goods, 'wordNames' | 'word'>) {
  const readings = new Map<string, Word[]>();
  for (const [name, choices] of Map.groupBy(rows, (row) => cell(row, 0))) {
    readings.set(name, choices.map(readWord));
  }
  const names = new Set([...readings.keys(), ...goods.wordNames]);

  const known =
    (values: Values, brand?: string): Known =>
    (name) =>
      name === 'brand' ? brand : (values[name] ?? wordOf(values, name, 'ro'));

  function wordOf(values: Values, name: string, locale: Locale): string | undefined {
    if (!names.has(name)) return undefined;
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
      if (!names.has(name)) return place;
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

export type FamilyWords = ReturnType<typeof openWords>;

function readWord(row: Row): Word {
  const ro = row.cells[1] ?? '';
  return {
    ro: readSaid(ro, row),
    ru: readSaid(row.cells[2] || ro, row),
    holds: readCondition(row.cells[3] ?? '', row.place),
  };
}

function readSaid(text: string, { place }: Row): Said {
  if (!text.startsWith('= ')) return () => text;
  const formula = readFormula(text.slice(2), place);
  return (known, locale) => {
    const number = String(formula(known));
    return locale === 'ru' ? russianNumber(number) : number;
  };
}
