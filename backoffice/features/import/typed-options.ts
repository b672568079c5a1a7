import * as v from 'valibot';
import { sheetPermissions } from '../../../contract/editing/sheet.ts';
import {
  type ImportOptions,
  importOptions,
  type WrittenField,
  writtenFields,
} from '../../../contract/import/options.ts';
import type { Permission } from '../../../contract/staff/permissions.ts';
import { numberIn, numberInField, percentRules } from '../../../contract/typed-number.ts';

export const guardNames = ['jump', 'share', 'shrink'] as const;
type GuardName = (typeof guardNames)[number];

/** How a table is read, as it is typed. */
export type TypedOptions = {
  writes: readonly WrittenField[];
  guards: Record<GuardName, string>;
  /** What new products are of where the row does not say it; null: none are created. */
  creates: ImportOptions['creates'];
  /** Of an archive: whether what it brings comes behind what products have, or instead. */
  files: ImportOptions['files'];
};

export const typedOf = ({
  writes,
  creates,
  files,
  guards: { jump, share, shrink },
}: ImportOptions): TypedOptions => ({
  writes,
  creates,
  files,
  guards: {
    jump: numberInField(jump),
    share: numberInField(share),
    shrink: numberInField(shrink),
  },
});

const MOST_PERCENT = 1_000;

/** Null where it is no number of per cent. */
export function percentOf(typed: string): number | null {
  const number = numberIn(typed, percentRules);
  return number !== null && number <= MOST_PERCENT ? number : null;
}

/** As the shop takes it; null while something is missing or wrong. What is not typed stays. */
export function optionsOf(typed: TypedOptions, before: ImportOptions): ImportOptions | null {
  const [jump, share, shrink] = guardNames.map((name) => percentOf(typed.guards[name]));
  if (jump == null || share == null || shrink == null || typed.writes.length === 0) return null;
  return {
    ...before,
    creates: typed.creates,
    files: typed.files,
    writes: [...typed.writes],
    guards: { ...before.guards, jump, share, shrink },
  };
}

/** What somebody with these permissions can change by a table. */
export const writableBy = (permissions: readonly Permission[]) =>
  writtenFields.filter((field) =>
    permissions.includes(field === 'details' ? 'products.write' : sheetPermissions[field]),
  );

/** New products before anybody said of what they are. */
export const noWishes = {
  state: 'draft',
  category: null,
  brand: null,
  unit: null,
  sections: false,
} as const satisfies ImportOptions['creates'];

/**
 * For a supplier nobody knows yet: the shop's own, as far as one may write. Into a shop without
 * goods nobody brings a list for anything but goods and how many there are of them.
 */
export function firstOptions(
  permissions: readonly Permission[],
  { isShopEmpty }: { isShopEmpty: boolean },
): ImportOptions {
  const usual = v.parse(importOptions, {});
  const writable = writableBy(permissions);
  const all = [...usual.writes, 'stock', 'attributes', 'details'] as const;
  const wanted: readonly WrittenField[] = isShopEmpty ? all : usual.writes;
  const writes = wanted.filter((field) => writable.includes(field));
  return {
    ...usual,
    writes: writes.length > 0 ? writes : writable.slice(0, 1),
    creates: isShopEmpty && permissions.includes('products.write') ? noWishes : usual.creates,
  };
}
