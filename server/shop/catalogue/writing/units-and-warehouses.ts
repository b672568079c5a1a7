import { changedUnit, unit, warehouse } from '../../../../contract/editing/catalogue.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { createRow, deleteRow, editRow } from '../../../base/changes/edit-row.ts';
import { invalid, parse } from '../../../base/changes/refused.ts';
import { rowVerbs } from '../../../base/changes/row-verbs.ts';
import type { Trx } from '../../../base/database/connect.ts';

/** What is counted and priced. Its key is what products refer to, and stays. */
export const units = {
  async create(changing: Changing, input: unknown) {
    const fields = parse(unit, input);
    await checkContent(changing.trx, fields);
    return createRow(changing, 'unit', fields);
  },
  async change(
    changing: Changing,
    key: string,
    { input, seen }: { input: unknown; seen?: number | undefined },
  ) {
    const fields = parse(changedUnit, input);
    await checkContent(changing.trx, fields);
    return editRow(changing, 'unit', key, { fields, seen });
  },
  remove: (changing: Changing, key: string, options: { seen?: number | undefined } = {}) =>
    deleteRow(changing, 'unit', key, options),
};

/** What a unit holds is a unit, and an attribute says how many. */
async function checkContent(
  trx: Trx,
  {
    content_unit,
    content_attribute,
  }: { content_unit?: string | null | undefined; content_attribute?: string | null | undefined },
) {
  if ((content_unit ?? null) === null && (content_attribute ?? null) === null) return;
  const stored = await trx
    .selectFrom('unit')
    .select('key')
    .where('key', '=', content_unit ?? '')
    .executeTakeFirst();
  const counting = await trx
    .selectFrom('attribute')
    .select('id')
    .where('key', '=', content_attribute ?? '')
    // No foreign key ties them: whoever deletes the attribute waits, and then sees the unit.
    .forKeyShare()
    .executeTakeFirst();
  if (!stored) throw invalid({ content_unit: ['EDIT.UNKNOWN'] });
  if (!counting) throw invalid({ content_attribute: ['EDIT.UNKNOWN'] });
}

/** Where goods lie. One that ever held something stays: its movements are the history. */
export const warehouses = rowVerbs('warehouse', warehouse);
