import type { Directory } from './directory.ts';
import { withDescendants } from './directory-categories.ts';
import { type Scan, scanShelf } from './scan-shelf.ts';
import type { Selection } from './selection.ts';
import type { Shelf } from './shelf.ts';

/** Scans of parts nobody filtered: the same for everybody until the shelf is read again. */
const kept = new WeakMap<Shelf, Map<string, Scan>>();

/** `among`: the rows that may be shown, by what the shelf does not know; null means all. */
export function scanSelection(
  directory: Directory,
  selection: Selection,
  among: Uint8Array | null,
): Scan {
  const { category, onPromotion, groups, price } = selection;
  if (among !== null || groups.length > 0 || price !== null) {
    return scan(directory, selection, among);
  }
  const scans = kept.get(directory.shelf) ?? new Map<string, Scan>();
  kept.set(directory.shelf, scans);
  const part = `${category?.id ?? 'all'}${onPromotion ? ' on promotion' : ''}`;
  const known = scans.get(part) ?? scan(directory, selection, null);
  scans.set(part, known);
  return known;
}

function scan(directory: Directory, selection: Selection, among: Uint8Array | null): Scan {
  const { facets, shelf } = directory;
  return scanShelf(shelf, {
    ...stretchOf(directory, selection),
    among,
    onPromotion: selection.onPromotion,
    groups: selection.groups.map(({ key, chosen }) => ({
      options: (facets.byGroup.get(key) ?? []).map(({ id }) => id),
      chosen,
    })),
    price: selection.price,
    facets: facets.all.length,
  });
}

/** A category and everything beneath it stand side by side in the tree, and so do their rows. */
function stretchOf({ categories, shelf }: Directory, { category }: Selection) {
  if (!category) return { from: 0, to: shelf.ids.length };
  const place = categories.indexOf(category);
  const end = place + withDescendants(category).length;
  return { from: shelf.firstRow[place] ?? 0, to: shelf.firstRow[end] ?? 0 };
}
