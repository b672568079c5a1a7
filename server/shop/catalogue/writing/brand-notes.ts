import { sql } from 'kysely';
import type { AnswerOf } from '../../../../contract/operation.ts';
import * as operations from '../../../../contract/staff/operations/brands.ts';
import type { Mistakes } from '../../../base/changes/refused.ts';
import { rowVerbs } from '../../../base/changes/row-verbs.ts';
import type { Database } from '../../../base/database/connect.ts';
import { exportOf } from '../../../base/exports/export-list.ts';

type Note = AnswerOf<typeof operations.listBrandNotes>[number];

export const brandNotes = rowVerbs('brand_note', operations.createBrandNote.body, {
  async mistakes({ trx }, { brand_id }): Promise<Mistakes> {
    if (brand_id === undefined) return {};
    const brand = await trx
      .selectFrom('brand')
      .select('id')
      .where('id', '=', brand_id)
      // It stays until the note is there.
      .forKeyShare()
      .executeTakeFirst();
    return brand ? {} : { brand_id: ['EDIT.UNKNOWN'] };
  },
});

export async function listBrandNotes(db: Database): Promise<Note[]> {
  const { rows } = await sql<Omit<Note, 'updated_at'> & { updated_at: Date }>`
    select note.id, note.version, brand_id, brand.title as brand, text, note.updated_at
    from brand_note as note
    join brand on brand.id = brand_id
    order by note.updated_at desc, note.id desc`.execute(db);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}

export const exportBrandNotes = exportOf(
  'brand notes',
  [
    ['Brand', 'Бренд', ({ brand }) => brand, 28],
    ['Notă', 'Заметка', ({ text }) => text, 80],
  ],
  ({ db }: { db: Database }) => listBrandNotes(db),
);
