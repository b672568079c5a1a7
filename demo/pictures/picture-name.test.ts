import { expect, test } from 'vitest';
import { parsePictureName } from './picture-name.ts';

const about = (params: string) => parsePictureName(`pr.mcb~main~${params}`).attributes;

test('a name is a family, a view and what is known of the product', () => {
  const { family, view, attributes } = parsePictureName('cab.nym~pack~cores=3;mark=NYM-J');
  expect([family, view, attributes.number('cores', 0), attributes.text('mark')]).toEqual([
    'cab.nym',
    'pack',
    3,
    'NYM-J',
  ]);
});

test('an unknown view is the main one', () => {
  expect(parsePictureName('cab.nym~from behind~').view).toBe('main');
});

test('values are read as numbers where they begin with one', () => {
  const values = about('cores=3+1;poles=1P+N;ip=IP54;section_mm2=2,5;a=none');
  expect(
    ['cores', 'poles', 'ip', 'section_mm2', 'a', 'b'].map((key) => values.number(key, 7)),
  ).toEqual([3, 1, 54, 2.5, 7, 7]);
});

test('counts stay within what a picture can show', () => {
  const values = about('ways=400;gang=0');
  expect([values.count('ways', 3, 8), values.count('gang', 1, 3), values.count('x', 2, 3)]).toEqual(
    [8, 1, 2],
  );
});

test('only known ratings are printed', () => {
  const values = about('power_w=2200;ip=');
  expect([
    values.print('power_w', ' W'),
    values.printKilo('power_w', ' kW'),
    values.print('ip'),
    values.print('in_a', ' A'),
    values.printKilo('va', ' kVA'),
  ]).toEqual(['2200 W', '2.2 kW', '', '', '']);
});
