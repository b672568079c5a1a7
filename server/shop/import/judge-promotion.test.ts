import { expect, test } from 'vitest';
import type { StoredPromotion } from '../pricing/open-promotions.ts';
import { judgePromotion } from './judge-promotion.ts';
import type { Problem } from './reading/problem.ts';
import { readMoment, readPromotion } from './reading/read-promotion.ts';

const NOW = '2026-11-16T10:00:00.000Z';
const running: StoredPromotion = {
  id: 7,
  price: 800,
  starts_at: '2026-11-10T07:30:20.500Z',
  ends_at: '2026-11-30T21:59:59.000Z',
};
const coming: StoredPromotion = {
  id: 8,
  price: 700,
  starts_at: '2026-12-05T22:00:00.000Z',
  ends_at: null,
};
const SHOWN = ['10.11.2026 09:30', '30.11.2026 23:59'] as const;

/** By a row of these cells: price, beginning, end; without the last ones the table has no such columns. */
function judged(cells: (string | number)[], stored: StoredPromotion[] = [running], regular = 10) {
  const problems: Problem[] = [];
  const fields = ['promotion_price', 'promotion_starts', 'promotion_ends'];
  const read = readPromotion((field) => cells[fields.indexOf(field)], ',', problems);
  const { change, problem } = read ? judgePromotion(read, { stored, regular, now: NOW }) : {};
  const [first] = [...problems, ...(problem ? [problem] : [])];
  return first?.key ?? (change ? { ...change.to, replaces: change.replaces } : 'same');
}
const { starts_at, ends_at } = running;

test.each<[string, (string | number)[], StoredPromotion[]?]>([
  ['as it was exported', [8, ...SHOWN]],
  ['as Excel saves it again', ['8,00', '10.11.2026 9:30', '30.11.2026 23:59:00']],
  ['the price alone', [8]],
  ['none, where there is none', ['', '', ''], []],
  ['one that ended by itself since', [8, '01.11.2026 09:00', '12.11.2026 09:00'], []],
  ['one that ended since, beside another', [8, '01.11.2026 09:00', '09.11.2026 09:00']],
  ['said to be none, where there is none', [0, '', ''], []],
])('nothing changes: %s', (_, cells, stored = [running]) => {
  expect(judged(cells, stored)).toBe('same');
});

test.each([
  ['another price', [7, ...SHOWN], [running], { price: 7, starts_at, ends_at, replaces: 7 }],
  ['no end', [8, SHOWN[0], ''], [running], { price: 8, starts_at, ends_at: null, replaces: 7 }],
  [
    'an end that is a day',
    [8, SHOWN[0], '01.12.2026'],
    [running],
    { price: 8, starts_at, ends_at: '2026-12-01T21:59:59.000Z', replaces: 7 },
  ],
  ['no price', ['', ...SHOWN], [running], { replaces: 7 }],
  ['no price, and another to come', ['', ...SHOWN], [running, coming], { replaces: 7 }],
  ['nought', ['0', '', ''], [running], { replaces: 7 }],
  [
    'a new one from now on',
    [5, '', ''],
    [],
    { price: 5, starts_at: null, ends_at: null, replaces: null },
  ],
  [
    'a new one to come, by a day as spreadsheets count them',
    [5, 46358, 46360.75],
    [],
    {
      price: 5,
      starts_at: '2026-12-01T22:00:00.000Z',
      ends_at: '2026-12-04T16:00:00.000Z',
      replaces: null,
    },
  ],
])('%s is taken', (_, cells, stored, change) => {
  expect(judged(cells, stored)).toEqual(change);
});

test.each([
  ['everything is emptied', ['', '', ''], [running], 'ROW.PROMOTION_UNCLEAR'],
  [
    'the price is emptied, where nothing says which is meant',
    [''],
    [running],
    'ROW.PROMOTION_UNCLEAR',
  ],
  ['nought of several', [0, '', ''], [running, coming], 'ROW.PROMOTION_SEVERAL'],
  [
    'the price of another is emptied',
    ['', '01.11.2026 09:00', ''],
    [running],
    'ROW.PROMOTION_OTHER',
  ],
  ['another began since', [8, '01.11.2026 09:00', ''], [running], 'ROW.PROMOTION_OTHER'],
  ['somebody ended it since', [8, ...SHOWN], [], 'ROW.PROMOTION_OVER'],
  ['times without a price', ['', '01.12.2026', ''], [], 'ROW.PROMOTION_NO_PRICE'],
  ['no lower price', [10, '', ''], [], 'ROW.PROMOTION_PRICE'],
  ['an end before the beginning', [5, '02.12.2026', '01.12.2026 08:00'], [], 'ROW.PROMOTION_TIMES'],
  ['an end that is past', [8, SHOWN[0], '15.11.2026'], [running], 'ROW.PROMOTION_ENDED'],
  [
    'an end within the next one',
    [8, SHOWN[0], '07.12.2026'],
    [running, coming],
    'ROW.PROMOTION_OVERLAP',
  ],
  ['no day', [8, 'mâine', ''], [], 'ROW.DATE'],
  ['no price at all', ['ieftin', '', ''], [], 'ROW.NOT_PRICE'],
])('refused: %s', (_, cells, stored, key) => {
  expect(judged(cells, stored)).toBe(key);
});

test.each(['31.02.2026', '11/12/2026', '2026-13-01', '1.1.26', '25:00', '', 12, 1e9])(
  '%j is no moment',
  (cell) => {
    expect(readMoment(cell, false)).toBeNull();
  },
);
