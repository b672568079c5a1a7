import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  createdStates,
  guardKeys,
  type ImportOptions,
  importOptions,
} from '../../../contract/import/options.ts';
import type { Database } from '../../base/database/connect.ts';
import { type Place, readPlaces } from './places.ts';

export const USAGE = `Usage: npm run import -- FILE|FOLDER [--supplier NAME] [--column FIELD=HEADING]… [--write FIELD]…
                              [--new draft|active] [--category PATH] [--brand NAME] [--unit UNIT] [--new-brands] [--new-values] [--sections]
                              [--unread FIELD]…
                              [--files add|replace] [--apply all|good] [--despite GUARD]…
FILE is a CSV or XLSX table, or a ZIP of pictures and documents named by codes; FOLDER has such files.
Fields: code, shop_code, ean, supplier_code, unit, price, promotion_price, promotion_starts, promotion_ends,
stock, title_ro, title_ru, category, brand, state; to write: price, promotion, stock, title_ro, title_ru,
attributes (columns by the name of an attribute) and details (all else a product has).
With --new, products nobody knows are created; category, brand and unit are of those that say none.
With --sections, a line with nothing but a name is the category of the rows below it.
Brands that the shop does not have are made with --new-brands; without it their rows stay behind.
Values that attributes do not have are made with --new-values; without it their cells are left as they are.
Without --apply nothing is written.`;

export type ImportArguments = NonNullable<ReturnType<typeof readArguments>>;

/** Null: they are not understood. */
export function readArguments() {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true } as const;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        supplier: text,
        column: list,
        write: list,
        unread: list,
        'new-brands': { type: 'boolean', default: false },
        'new-values': { type: 'boolean', default: false },
        sections: { type: 'boolean', default: false },
        new: text,
        category: text,
        brand: text,
        unit: text,
        files: text,
        apply: text,
        despite: list,
      },
    });
    const [file, ...rest] = positionals;
    const pairs = (values.column ?? []).map((pair) => pair.split(/=(.*)/s).slice(0, 2));
    const isSaid = pairs.length > 0 || values.write || values.unread || values.new || values.files;
    const options = v.parse(importOptions, {
      columns: Object.fromEntries(pairs),
      ...(values.write && { writes: values.write }),
      ...(values.unread && { unread: values.unread }),
      ...(values.files && { files: values.files }),
    });
    const state = v.parse(v.optional(v.picklist(createdStates)), values.new);
    if (!file || rest.length > 0) return null;
    const { category, brand, unit, sections } = values;
    if (!state && (category || brand || unit || sections)) return null;
    return {
      file,
      supplier: values.supplier,
      options: isSaid ? options : undefined,
      creates: state && { state, category, brand, unit, sections },
      mode: v.parse(v.optional(v.picklist(['all', 'good'])), values.apply),
      brands: values['new-brands'],
      values: values['new-values'],
      despite: v.parse(v.array(v.picklist(guardKeys)), values.despite ?? []),
    };
  } catch {
    return null;
  }
}

/** With the shop's own category, brand and unit; throws where it has no such one. */
export async function optionsOf(
  db: Database,
  { options, creates }: Pick<ImportArguments, 'options' | 'creates'>,
): Promise<ImportOptions | undefined> {
  if (!options || !creates) return options;
  const places = await readPlaces(db);
  const idOf = (what: string, wanted: string | undefined, find: (wanted: string) => Place[]) => {
    if (wanted === undefined) return null;
    const [found, ...others] = find(wanted);
    if (!found || others.length > 0) throw new Error(`There is not one ${what} «${wanted}».`);
    return found.id;
  };
  const unit = creates.unit === undefined ? null : places.unit(creates.unit);
  if (creates.unit !== undefined && unit === null) {
    throw new Error(`There is no unit «${creates.unit}».`);
  }
  return {
    ...options,
    creates: {
      state: creates.state,
      category: idOf('category', creates.category, places.categories),
      brand: idOf('brand', creates.brand, places.brands),
      unit,
      sections: creates.sections,
    },
  };
}
