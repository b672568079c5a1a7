import type { Text } from '../records.ts';

/** `pages.2.body` and what stands there, for checks that hold for every text of the shop. */
export type FoundText = { path: string } & Text;

export function everyText(value: unknown, path = ''): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isText(value) ? [{ path, ro: value.ro, ru: value.ru }] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    everyText(part, path === '' ? key : `${path}.${key}`),
  );
  return [...own, ...inner];
}

function isText(value: object): value is Text {
  return 'ro' in value && 'ru' in value;
}
