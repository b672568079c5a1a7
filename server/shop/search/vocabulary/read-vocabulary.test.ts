import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTradeVocabulary, readVocabulary, writeOut } from './read-vocabulary.ts';

const shipped = (name: string) => readFile(new URL(`./${name}.txt`, import.meta.url), 'utf8');

describe('the vocabulary the shop is shipped with', () => {
  test('has spellings on every line', async () => {
    const lines = (await shipped('synonyms')).split('\n').filter((line) => /^[^#\s]/.test(line));
    expect(lines.length).toBeGreaterThan(200);
    const { synonyms } = await readTradeVocabulary();
    const meanings = new Set(synonyms.map(({ meaning }) => meaning));
    expect(
      lines.map((line) => line.split(': ')[0]).filter((one) => !meanings.has(one ?? '')),
    ).toEqual([]);
  });

  test('says nothing twice', async () => {
    const { synonyms, equivalents } = await readTradeVocabulary();
    const pairs = synonyms.map(({ meaning, spelling }) => `${meaning}: ${spelling}`);
    expect(pairs.filter((one, at) => pairs.indexOf(one) !== at)).toEqual([]);
    const marks = equivalents.map(({ mark }) => mark);
    expect(marks.filter((one, at) => marks.indexOf(one) !== at)).toEqual([]);
  });

  test('has at least two marks in each group of equivalents', async () => {
    const { equivalents } = await readTradeVocabulary();
    const groups = Map.groupBy(equivalents, ({ group }) => group);
    expect(groups.size).toBe(8);
    for (const marks of groups.values()) expect(marks.length).toBeGreaterThan(1);
  });
});

test('comments, empty lines and stray commas are passed over', () => {
  expect(
    readVocabulary({
      synonyms: '# Cables\n\n  mark=KG: КГ, , кг-хл ,\r\ncategory/x when rated: a\n',
      equivalents: '# Near\nPVS, MYYM\n\nKG , H07RN-F,\n',
    }),
  ).toEqual({
    synonyms: [
      { meaning: 'mark=KG', spelling: 'КГ' },
      { meaning: 'mark=KG', spelling: 'кг-хл' },
      { meaning: 'category/x when rated', spelling: 'a' },
    ],
    equivalents: [
      { group: 0, mark: 'PVS' },
      { group: 0, mark: 'MYYM' },
      { group: 1, mark: 'KG' },
      { group: 1, mark: 'H07RN-F' },
    ],
  });
});

test('a line without a colon is refused, and named', () => {
  expect(() => readVocabulary({ synonyms: 'mark=KG КГ', equivalents: '' })).toThrow('mark=KG КГ');
});

test('what is printed reads back the same', () => {
  const sign = fc.constantFrom(...'abcxyzабвșț019 -()/&.=+');
  const word = fc
    .string({ unit: sign, minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  // Few meanings, so that one comes back after others: the order says which weighs most.
  const meaning = fc.constantFrom('category/prize', 'mark=J-Y(St)Y', 'brand/iek when rated', 'led');
  const synonyms = fc.array(fc.record({ meaning, spelling: word }), { maxLength: 12 });
  const equivalents = fc
    .array(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
    .map((groups) => groups.flatMap((marks, group) => marks.map((mark) => ({ group, mark }))));
  fc.assert(
    fc.property(fc.record({ synonyms, equivalents }), (rows) => {
      const [first = '', second = ''] = writeOut(rows).split('# Equivalents');
      expect(readVocabulary({ synonyms: first, equivalents: second })).toEqual(rows);
    }),
  );
});
