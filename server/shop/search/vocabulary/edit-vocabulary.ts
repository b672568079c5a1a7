import type { VocabularyEdits } from '../../../../contract/staff/search-words.ts';
import type { Mistakes } from '../../../base/changes/refused.ts';
import type { Reference } from '../../reference/reference.ts';
import { parseMeaning } from './parse-meaning.ts';
import type { VocabularyRows } from './vocabulary.ts';

const MOST_SPELLINGS = 20_000;

/**
 * The vocabulary as it would be. Spellings that stay keep their place, since of a spelling's meanings
 * the first weighs most; new ones follow those of their meaning, and a new meaning comes last.
 */
export function withEdits(
  { synonyms, equivalents }: VocabularyRows,
  edits: VocabularyEdits,
): VocabularyRows {
  let rows = synonyms;
  for (const { meaning, spellings } of edits.lines) {
    const wanted = new Set(spellings);
    const added = new Set(spellings);
    for (const row of rows) if (row.meaning === meaning) added.delete(row.spelling);
    const last = rows.findLastIndex((row) => row.meaning === meaning);
    const at = last < 0 ? rows.length : last + 1;
    rows = [
      ...rows.slice(0, at),
      ...Array.from(added, (spelling) => ({ meaning, spelling })),
      ...rows.slice(at),
    ].filter((row) => row.meaning !== meaning || wanted.has(row.spelling));
  }
  return {
    synonyms: rows,
    equivalents:
      edits.equivalents?.flatMap((marks, group) => marks.map((mark) => ({ group, mark }))) ??
      equivalents,
  };
}

/** What the catalogue does not have, unless it stood there before and waits for it. */
export function mistakesIn(
  rows: VocabularyRows,
  edits: VocabularyEdits,
  names: Reference,
): Mistakes {
  const mistakes: Mistakes = {};
  const meanings = new Set(rows.synonyms.map(({ meaning }) => meaning));
  edits.lines.forEach(({ meaning }, at) => {
    if (!meanings.has(meaning) && !isMeaning(meaning, names)) {
      mistakes[`lines.${at}.meaning`] = ['STAFF.MEANING'];
    }
  });
  const marks = new Set(rows.equivalents.map(({ mark }) => mark));
  edits.equivalents?.forEach((group, at) => {
    const unknown = group.some(
      (mark) => !marks.has(mark) && !names.valueByName.has(`mark:${mark}`),
    );
    if (unknown) mistakes[`equivalents.${at}`] = ['STAFF.MARK'];
  });
  if (withEdits(rows, edits).synonyms.length > MOST_SPELLINGS) mistakes.lines = ['EDIT.MANY'];
  return mistakes;
}

/** Words to look for have none of the signs by which other meanings are told. */
const isMeaning = (text: string, names: Reference) =>
  parseMeaning(text, names) !== null &&
  text.split(' + ').every((part) => /^(category|brand)\/|=/.test(part) || !part.includes('/'));
