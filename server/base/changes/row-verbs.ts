import * as v from 'valibot';
import type { Changing, Entity, Unannounced } from './change.ts';
import {
  createRow,
  deleteRow,
  lockRow,
  type Row,
  refuseOlder,
  type Saved,
  writeChanges,
} from './edit-row.ts';
import { invalid, type Mistakes, missing, parse } from './refused.ts';

type Form = v.StrictObjectSchema<v.ObjectEntries, undefined>;

type Rules<F extends Form> = {
  /** What is wrong beyond the form: with the fields, with what they make of the row that is there. */
  mistakes?: (
    changing: Changing,
    fields: Partial<v.InferOutput<F>>,
    stored: Row | null,
  ) => Promise<Mistakes> | Mistakes;
  /** The fields as they are kept: texts without dangerous markup, derived columns. */
  kept?: (fields: Partial<v.InferOutput<F>>) => Row;
  /** What follows from a change, in the same transaction. */
  changed?: (changing: Changing, id: number | string, stored: Row, fields: Row) => Promise<unknown>;
};

/** Creating, changing and deleting things that are one row each: parse, check, write, note. */
export function rowVerbs<const F extends Form>(
  entity: Exclude<Entity, 'vocabulary' | 'product' | 'stock' | Unannounced>,
  form: F,
  { mistakes, kept = (fields) => ({ ...fields }), changed }: Rules<F> = {},
) {
  const partial = v.partial(form);

  async function check(changing: Changing, fields: Partial<v.InferOutput<F>>, stored: Row | null) {
    const found = (await mistakes?.(changing, fields, stored)) ?? {};
    if (Object.keys(found).length > 0) throw invalid(found);
  }

  return {
    async create(changing: Changing, input: unknown): Promise<Saved> {
      const fields = parse(form, input);
      await check(changing, fields, null);
      return createRow(changing, entity, kept(fields));
    },

    async change(
      changing: Changing,
      id: number | string,
      { input, seen }: { input: unknown; seen?: number | undefined },
    ): Promise<Saved> {
      const fields = parse(partial, input);
      const stored = await lockRow(changing, entity, id);
      if (!stored) throw missing();
      await refuseOlder(changing, entity, id, { stored, seen });
      await check(changing, fields, stored);
      const row = kept(fields);
      const saved = await writeChanges(changing, entity, id, { stored, fields: row });
      await changed?.(changing, id, stored, row);
      return saved;
    },

    remove: (
      changing: Changing,
      id: number | string,
      options: { seen?: number | undefined } = {},
    ) => deleteRow(changing, entity, id, options),
  };
}
