import { readFile } from 'node:fs/promises';
import type { VocabularyRows } from './vocabulary.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const list = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Reads the two files of the vocabulary; their first lines say how they are written. */
export function readVocabulary(files: { synonyms: string; equivalents: string }): VocabularyRows {
  return {
    synonyms: lines(files.synonyms).flatMap((line) => {
      const colon = line.indexOf(': ');
      if (colon < 0) throw new Error(`The vocabulary has a line without a colon: ${line}`);
      const meaning = line.slice(0, colon);
      return list(line.slice(colon + 1)).map((spelling) => ({ meaning, spelling }));
    }),
    equivalents: lines(files.equivalents).flatMap((line, group) =>
      list(line).map((mark) => ({ group, mark })),
    ),
  };
}

type Synonym = VocabularyRows['synonyms'][number];

/** Spellings of one meaning that follow each other: of a spelling's meanings the first weighs most. */
function runs(synonyms: Synonym[]): [meaning: string, rows: Synonym[]][] {
  const found: [string, Synonym[]][] = [];
  for (const row of synonyms) {
    const last = found.at(-1);
    if (last?.[0] === row.meaning) last[1].push(row);
    else found.push([row.meaning, [row]]);
  }
  return found;
}

/** In the notation of the files, one part after the other. */
export function writeOut({ synonyms, equivalents }: VocabularyRows): string {
  const groups = Map.groupBy(equivalents, ({ group }) => group);
  return [
    '# Synonyms',
    ...runs(synonyms).map(
      ([meaning, rows]) => `${meaning}: ${rows.map(({ spelling }) => spelling).join(', ')}`,
    ),
    '',
    '# Equivalents',
    ...Array.from(groups.values(), (rows) => rows.map(({ mark }) => mark).join(', ')),
  ].join('\n');
}

const file = (name: string) => readFile(new URL(`./${name}.txt`, import.meta.url), 'utf8');

/** The vocabulary a new shop opens with. */
export const readTradeVocabulary = async (): Promise<VocabularyRows> =>
  readVocabulary({ synonyms: await file('synonyms'), equivalents: await file('equivalents') });
