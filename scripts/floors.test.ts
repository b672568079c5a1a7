import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allImports, asText, isTest, root, textOf, within } from './project-imports.fixture.ts';

const [drawing = '', ways = ''] = textOf('docs/architecture.md')
  .split('```')
  .filter((_, at) => at % 2 === 1);

/** By floor, the names that are indented below its title. */
const drawn = Object.fromEntries(
  drawing
    .trim()
    .split('\n\n')
    .map((part) => [
      part.split(' ', 1)[0] ?? '',
      (part.match(/\s{8}(?=\S).*|start.*/g) ?? []).join(' ').trim().split(/\s+/),
    ]),
);

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

/** Of the server's own files, the room each stands in, or its own name where it starts the shop. */
function roomOf(path: string): string {
  const [, floor = '', room = '', file] = path.split('/');
  return file === undefined ? room || floor : room;
}

const imports = allImports.filter(
  ({ from, to }) => within(from, 'server') && within(to, 'server') && !isTest(from) && !isTest(to),
);

test('the house is drawn with the rooms it has', () => {
  for (const floor of ['edge', 'shop', 'base']) {
    expect(foldersIn(`server/${floor}`)).toEqual(drawn[floor]);
  }
  expect(foldersIn('server').filter((name) => name !== 'testing')).toEqual([
    'base',
    'edge',
    'shop',
  ]);
  const starting = readdirSync(join(root, 'server')).filter((name) => name.endsWith('.ts'));
  expect(drawn.start?.slice(1).toSorted()).toEqual(starting.toSorted());
});

test('edge uses shop and base, shop uses base, and nobody looks upwards', () => {
  const floors = ['server/base', 'server/shop', 'server/edge', 'server'];
  const floorOf = (path: string) => floors.findIndex((floor) => within(path, floor));
  expect(asText(imports.filter(({ from, to }) => floorOf(from) < floorOf(to)))).toEqual([]);
});

test('no two rooms need each other, be it for a type', () => {
  const rooms = imports
    .filter(({ from, to }) => [from, to].every((path) => path.split('/').length > 3))
    .map(({ from, to }) => [roomOf(from), roomOf(to)] as const)
    .filter(([one, other]) => one !== other);
  const known = new Set(rooms.map((pair) => pair.join(' ')));
  const pairs = rooms.filter(([one, other]) => known.has(`${other} ${one}`));
  expect(new Set(pairs.map((pair) => pair.toSorted().join(' and ')))).toEqual(new Set());
});

test('reading and writing go as they are drawn, from room to room', () => {
  const known = new Set(imports.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`));
  const steps = ways
    .trim()
    .split('\n')
    .map((line) => line.slice(line.search(/\S+\.ts/)).split(' → '))
    .flatMap((way) => way.slice(1).map((room, at) => `${way[at]} → ${room}`));
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((step) => !known.has(step))).toEqual([]);
});
