import { expect, test } from 'vitest';
import { smallReference } from '../../../testing/small-reference.ts';
import { mistakesIn, withEdits } from './edit-vocabulary.ts';
import { readVocabulary, writeOut } from './read-vocabulary.ts';

const before = readVocabulary({
  synonyms: 'mark=NYM-J: НЮМ, НИМ\ncategory/prize: priza, розетка\nmark=PV-3: НИМ\nmark=NYM-J: NIM',
  equivalents: 'NYM-J, VVGng-LS\nPV-3, MYF',
});
const edited = (edits: Partial<Parameters<typeof withEdits>[1]>) =>
  writeOut(withEdits(before, { lines: [], ...edits }));

test('what is not edited stays as it is', () => {
  expect(edited({})).toBe(writeOut(before));
});

test('spellings that stay keep their place, new ones follow their meaning, a new meaning comes last', () => {
  const text = edited({
    lines: [
      { meaning: 'mark=NYM-J', spellings: ['nou', 'NIM', 'НИМ'] },
      { meaning: 'brand/iek', spellings: ['иек'] },
    ],
  });
  expect(text.split('\n').slice(1, -4)).toEqual([
    'mark=NYM-J: НИМ',
    'category/prize: priza, розетка',
    'mark=PV-3: НИМ',
    'mark=NYM-J: NIM, nou',
    'brand/iek: иек',
  ]);
});

test('a meaning without spellings is gone', () => {
  expect(edited({ lines: [{ meaning: 'category/prize', spellings: [] }] })).not.toContain('prize');
});

test('marks that stand for each other are given as a whole', () => {
  const text = edited({ equivalents: [['PV-3', 'MYF', 'KG']] });
  expect(text.split('# Equivalents\n')[1]).toBe('PV-3, MYF, KG');
});

const mistakes = (edits: Partial<Parameters<typeof withEdits>[1]>) =>
  mistakesIn(before, { lines: [], ...edits }, smallReference());

test.each([
  'category/prize',
  'brand/iek',
  'mark=KG',
  'gang=2 + category/prize',
  'poles=1P+N when rated',
  'copex metalic',
])('%s is something a word may stand for', (meaning) => {
  expect(mistakes({ lines: [{ meaning, spellings: ['x'] }] })).toEqual({});
});

test.each(['category/nothing', 'brand/nobody', 'mark=XYZ', 'categorie/prize', 'gang=2 + mark=no'])(
  '%s is nothing the catalogue has',
  (meaning) => {
    expect(mistakes({ lines: [{ meaning, spellings: ['x'] }] })).toEqual({
      'lines.0.meaning': ['STAFF.MEANING'],
    });
  },
);

test('a mark nobody sells stands for nothing, unless it waited there before', () => {
  expect(mistakes({ equivalents: [['NYM-J', 'XYZ']] })).toEqual({
    'equivalents.0': ['STAFF.MARK'],
  });
  const waiting = { ...before, synonyms: [{ meaning: 'mark=LATER', spelling: 'x' }] };
  const edits = { lines: [{ meaning: 'mark=LATER', spellings: ['x', 'y'] }] };
  expect(mistakesIn(waiting, edits, smallReference())).toEqual({});
});
