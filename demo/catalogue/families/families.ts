import { readLines } from '../../data-files.ts';
import { cableFamilies } from './cables.ts';
import type { Family } from './family.ts';
import { readFamily } from './read-family.ts';

const ids = new Set(readLines('families.txt').map(({ cells: [id = ''] }) => id));

/** In the order of `data/families.txt`: of two that would have one code the earlier gets it. */
export const families: Family[] = [...ids].map(
  (id) => cableFamilies.get(id) ?? readFamily(id, ids),
);
