import type { Text } from '../../records.ts';

/** Title and a sentence or two about what is inside. */
type Words = readonly [title: string, about: string];

type Named = { title: Text; about: Text };

/** A category with products; its key is a family id, with a suffix where the family is split. */
export type Leaf = Named & { key: string; filters: string[] };
export type Group = Named & { children: readonly (Group | Leaf)[] };
export type Top = Group & { icon: string };

const named = (ro: Words, ru: Words): Named => ({
  title: { ro: ro[0], ru: ru[0] },
  about: { ro: ro[1], ru: ru[1] },
});

/** `filters` are the attributes a listing offers, in this order. */
export const leaf = (key: string, filters: string, ro: Words, ru: Words): Leaf => ({
  key,
  filters: filters.split(' '),
  ...named(ro, ru),
});

export const group = (ro: Words, ru: Words, children: readonly (Group | Leaf)[]): Group => ({
  ...named(ro, ru),
  children,
});

export const top = (icon: string, ro: Words, ru: Words, children: readonly Group[]): Top => ({
  icon,
  ...named(ro, ru),
  children,
});
