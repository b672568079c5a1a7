import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { allImports, type Import } from './project-imports.fixture.ts';

/**
 * Lazy imports count: a file that needs itself is no easier to understand for needing itself later.
 * Types count between folders, where they say who knows whom. Inside a folder files may share them.
 */
const counts = ({ from, to, typeOnly }: Import) => !(typeOnly && dirname(from) === dirname(to));

test('no file imports itself by way of others', () => {
  expect(circlesOf(allImports.filter(counts))).toEqual([]);
});

test('a circle is found however long it is, and told once', () => {
  const imports = ['a b', 'b c', 'c a', 'c d', 'd d'].map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });
  expect(circlesOf(imports)).toEqual(['a -> b -> c -> a', 'd -> d']);
});

/** The shortest circle through each import that is part of one. */
function circlesOf(imports: Pick<Import, 'from' | 'to'>[]): string[] {
  const importsOf = Map.groupBy(imports, ({ from }) => from);
  const circles = imports.flatMap(({ from, to }) => {
    const way = shortestWay(to, from, (file) => (importsOf.get(file) ?? []).map((one) => one.to));
    return way ? [fromFirst(way)] : [];
  });
  return [...new Set(circles.map((files) => [...files, files[0]].join(' -> ')))];
}

function shortestWay(start: string, end: string, next: (file: string) => string[]) {
  const reachedFrom = new Map<string, string | null>([[start, null]]);
  // Grows while it is walked through.
  for (const file of reachedFrom.keys()) {
    if (file === end) return wayTo(end, reachedFrom);
    for (const one of next(file)) if (!reachedFrom.has(one)) reachedFrom.set(one, file);
  }
  return null;
}

function wayTo(end: string, reachedFrom: Map<string, string | null>): string[] {
  const way: string[] = [];
  for (let file: string | null = end; file !== null; file = reachedFrom.get(file) ?? null) {
    way.unshift(file);
  }
  return way;
}

/** Told from the file that comes first by name, so that a circle has one telling. */
function fromFirst(circle: string[]): string[] {
  const at = circle.indexOf(circle.toSorted()[0] ?? '');
  return [...circle.slice(at), ...circle.slice(0, at)];
}
