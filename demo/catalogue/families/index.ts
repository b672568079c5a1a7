import { readLines } from '../document.ts';
import type { Family } from '../family.ts';
import { readFamily } from '../family-document.ts';
import { cableFamilies } from './cables.ts';

/** In the order of `data/families.txt`: of two that would have one code the earlier gets it. */
export const families: Family[] = readLines('families.txt').map(
  ({ cells: [id = ''] }) => cableFamilies.get(id) ?? readFamily(id),
);
