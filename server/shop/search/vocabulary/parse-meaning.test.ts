import { describe, expect, test } from 'vitest';
import { smallReference } from '../../../testing/small-reference.ts';
import { namesThing, parseMeaning } from './parse-meaning.ts';

const names = smallReference();
const parse = (text: string) => parseMeaning(text, names);

describe('the notation of the vocabulary', () => {
  test('names a category, a brand, a value', () => {
    expect(parse('category/prize')).toEqual({
      meaning: { is: 'category', slug: 'prize', weight: 50 },
      whenRated: false,
    });
    expect(parse('brand/iek')?.meaning).toEqual({ is: 'brand', slug: 'iek', weight: 40 });
    expect(parse('gang=2')?.meaning).toEqual({
      is: 'value',
      attribute: 'gang',
      value: '2',
      weight: 30,
    });
  });

  test('a mark weighs most, a series as much as a brand', () => {
    expect(parse('mark=J-Y(St)Y')?.meaning).toMatchObject({ value: 'J-Y(St)Y', weight: 120 });
    expect(parse('series=Easy9')?.meaning).toMatchObject({ value: 'Easy9', weight: 40 });
  });

  test('joins several', () => {
    expect(parse('category/prize + gang=2')?.meaning).toEqual({
      is: 'together',
      meanings: [
        { is: 'category', slug: 'prize', weight: 50 },
        { is: 'value', attribute: 'gang', value: '2', weight: 30 },
      ],
    });
  });

  test('may be either of several values: those the catalogue has', () => {
    expect(parse('mark=NYM-J|NYM-O')?.meaning).toMatchObject({
      is: 'either',
      meanings: [{ value: 'NYM-J' }, { value: 'NYM-O' }],
    });
    expect(parse('gang=2|9')?.meaning).toMatchObject({ is: 'value', value: '2' });
    expect(parse('gang=8|9')).toBeNull();
  });

  test.each([
    ['category/prize', true],
    ['category/prize + gang=2', true],
    ['mark=NYM-J', true],
    ['gang=2', false],
    ['brand/iek', false],
    ['Lumânare', false],
  ])('%s says what something is: %s', (text, names) => {
    const sense = parse(text);
    expect(sense && namesThing(sense.meaning)).toBe(names);
  });

  test('gives words to look for instead', () => {
    expect(parse('Lumânare')?.meaning).toEqual({
      is: 'word',
      stem: 'lumanar',
      typed: 'lumanare',
      weight: 1,
    });
    expect(parse('panou solar')?.meaning).toMatchObject({
      is: 'together',
      meanings: [{ typed: 'panou' }, { typed: 'solar' }],
    });
  });

  test('may count beside ratings only', () => {
    expect(parse('category/intrerupatoare-automate-modulare when rated')).toEqual({
      meaning: { is: 'category', slug: 'intrerupatoare-automate-modulare', weight: 50 },
      whenRated: true,
    });
  });

  test('may count beside the things of a section only, and of those below it', () => {
    expect(parse('gang=2 when beside prize')).toEqual({
      meaning: { is: 'value', attribute: 'gang', value: '2', weight: 30 },
      whenRated: false,
      beside: new Set(['prize']),
    });
  });
});

test.each([
  'category/nimic',
  'brand/nimic',
  'mark=NIMIC',
  'nimic=1',
  'gang=',
  'category/prize + gang=9',
  'category/nimic when rated',
  'gang=2 when beside nimic',
])('%s means nothing in a catalogue that has no such thing', (text) => {
  expect(parse(text)).toBeNull();
});
