import { expect, test } from 'vitest';
import { toFields } from '../predicate.ts';
import { meanKept, measureKinds, shareKept } from './measure-kinds.ts';
import { readKindCases, saysKinds } from './read-kind-cases.ts';
import { describeKept } from './report-kinds.ts';

const file = [
  '## 1. Sockets',
  '',
  '| id | loc | query | thing | least | note |',
  '|---|---|---|---|---|---|',
  '| K1 | ro | `priza` | leaf=wd.socket; leaf=wd.ip54 kind=socket | 2 | |',
  '| K2 | ru | `рамка` | leaf=wd.frame | 1 | |',
].join('\n');

const fields = new Map(
  Object.entries({
    plain: toFields([['leaf', ['wd.socket']]]),
    outside: toFields([
      ['leaf', ['wd.ip54']],
      ['kind', ['socket']],
    ]),
    switch: toFields([
      ['leaf', ['wd.ip54']],
      ['kind', ['switch']],
    ]),
    frame: toFields([['leaf', ['wd.frame']]]),
  }),
);

const measure = (lists: Record<string, string[]>) =>
  measureKinds(readKindCases(file), async ({ query }) => lists[query] ?? [], fields);

test('the share is of everything listed, by kind, and a long list weighs more than a short one', async () => {
  const kept = await measure({ priza: ['plain', 'outside', 'switch', 'frame'], рамка: ['frame'] });
  expect(kept.map(({ listed, fitting }) => [listed, fitting])).toEqual([
    [4, 2],
    [1, 1],
  ]);
  expect(shareKept(kept)).toBe(3 / 5);
  expect(meanKept(kept)).toBe(3 / 4);
  expect(kept.map(describeKept)).toEqual([
    'STRAYS K1 ro priza  2 of 4\n       something else: switch\n       something else: frame',
    'kept K2 ru рамка  1 of 1',
  ]);
});

test('a query that lists too little, or something else first, is complained of', async () => {
  const kept = await measure({ priza: ['switch', 'plain'] });
  expect(kept.map(({ complaints }) => complaints)).toEqual([
    ['only 1 of 2 found', 'something else stands first'],
    ['only 0 of 1 found'],
  ]);
});

test('files that say kinds are told from those that say what must be found', () => {
  expect(saysKinds(file)).toBe(true);
  expect(saysKinds('| id | loc | query | must | rule | not |')).toBe(false);
});
