import type { VocabularyEdits, VocabularyShown } from '../../../contract/staff/search-words.ts';
import type { Difference } from '../../ui/conflict.tsx';

/** What was typed over the lines and the groups of marks, as texts; what was not typed over is absent. */
export type Draft = {
  /** By meaning, spellings separated by commas. */
  lines: Record<string, string>;
  /** Titles of meanings that are new here. */
  added: Record<string, string>;
  equivalents: string | null;
};

export const emptyDraft: Draft = { lines: {}, added: {}, equivalents: null };

const list = (text: string, separator: string) =>
  text
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

export const writeMarks = (groups: string[][]) =>
  groups.map((marks) => marks.join(', ')).join('\n');

/** What the shop is sent: lines that differ from those shown, and nothing else. */
export function editsOf(
  draft: Draft,
  shown: VocabularyShown,
): Required<Pick<VocabularyEdits, 'lines'>> & Pick<VocabularyEdits, 'equivalents'> {
  const before = new Map(shown.lines.map(({ meaning, spellings }) => [meaning, spellings]));
  const lines = Object.entries(draft.lines)
    .map(([meaning, text]) => ({ meaning, spellings: list(text, ',') }))
    .filter(
      ({ meaning, spellings }) => spellings.join('\n') !== (before.get(meaning) ?? []).join('\n'),
    );
  const isMarked =
    draft.equivalents !== null && draft.equivalents.trim() !== writeMarks(shown.equivalents);
  return {
    lines,
    ...(isMarked && {
      equivalents: list(draft.equivalents ?? '', '\n').map((line) => list(line, ',')),
    }),
  };
}

export const countEdits = ({ lines, equivalents }: ReturnType<typeof editsOf>) =>
  lines.length + (equivalents ? 1 : 0);

/** What was typed since a draft was sent. */
export function typedSince(sent: Draft, now: Draft): Draft {
  const lines = Object.entries(now.lines).filter(([meaning, text]) => sent.lines[meaning] !== text);
  // What was sent with spellings is a line of the shop's by now.
  const added = Object.entries(now.added).filter(([meaning]) => !sent.lines[meaning]?.trim());
  return {
    lines: Object.fromEntries(lines),
    added: Object.fromEntries(added),
    equivalents: now.equivalents === sent.equivalents ? null : now.equivalents,
  };
}

/** Lines typed over here that somebody else has changed since: as they were, theirs and mine. */
export function disputedIn(
  draft: Draft,
  before: VocabularyShown,
  theirs: VocabularyShown,
  marks: string,
): Difference[] {
  const writtenIn = ({ lines }: VocabularyShown, meaning: string) =>
    lines.find((line) => line.meaning === meaning);
  const spelt = (shown: VocabularyShown, meaning: string) =>
    writtenIn(shown, meaning)?.spellings.join(', ') ?? '';
  const lines = Object.entries(draft.lines).map(([meaning, mine]) => ({
    label: writtenIn(theirs, meaning)?.title ?? draft.added[meaning] ?? meaning,
    before: spelt(before, meaning),
    theirs: spelt(theirs, meaning),
    mine,
  }));
  const groups = {
    label: marks,
    before: writeMarks(before.equivalents),
    theirs: writeMarks(theirs.equivalents),
    mine: draft.equivalents,
  };
  return [...lines, ...(draft.equivalents === null ? [] : [groups])].filter(
    (line) => line.before !== line.theirs && line.theirs !== line.mine,
  );
}
