import { expect, test } from 'vitest';
import { readPredicate } from './predicate.ts';
import { readCases } from './read-cases.ts';

const table = (...rows: string[]) =>
  [
    '# Cases',
    '',
    '## 1. Sizes',
    '',
    '| id | loc | query | must | rule | not | note |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');

test('a row says what is typed, where, and what has to come of it', () => {
  const [first] = readCases(
    table('| F1 | ru | `узо 25а` | leaf=pr.rccb in_a=25 | all2 | in_a=250; leaf=pr.mcb | slang |'),
  );
  expect(first).toEqual({
    id: 'F1',
    group: '1. Sizes',
    locale: 'ru',
    query: 'узо 25а',
    must: readPredicate('leaf=pr.rccb in_a=25'),
    rule: { kind: 'all', count: 2, also: [] },
    not: [readPredicate('in_a=250'), readPredicate('leaf=pr.mcb')],
    note: 'slang',
  });
});

test('a query may hold a bar', () => {
  const [first] = readCases(table('| F1 | ro | `a \\| b` | cores=3 | top1 |  |  |'));
  expect(first?.query).toBe('a | b');
});

test('every table belongs to the heading above it', () => {
  const second =
    '\n## 2. Units\n\n| id | loc | query | must | rule | not |\n|---|---|---|---|---|---|';
  const cases = readCases(
    `${table('| F1 | ro | `a` | cores=3 | top1 |  |  |')}\n${second}\n| F2 | ro | \`b\` | cores=3 | top1 |  |`,
  );
  expect(cases.map(({ id, group }) => [id, group])).toEqual([
    ['F1', '1. Sizes'],
    ['F2', '2. Units'],
  ]);
});

test.each([
  ['| F1 | en | `a` | cores=3 | top1 |  |  |', 'F1'],
  ['| F1 | ro | a | cores=3 | top1 |  |  |', 'F1'],
  ['| F1 | ro | `a` | size=3 | top1 |  |  |', 'size'],
  ['| F1 | ro | `a` | cores=3 | soon |  |  |', 'soon'],
  ['| F1 | ro | `a` | cores=3 | top1 | big |  |', 'big'],
])('a row that cannot be read is an error that names it: %s', (row, named) => {
  expect(() => readCases(table(row))).toThrow(named);
});

test('so is a file without cases', () => {
  expect(() => readCases('# Nothing')).toThrow('no cases');
});
