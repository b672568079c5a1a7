import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { Database } from '../../../base/database/connect.ts';
import { renderProforma } from '../templates/proforma.ts';
import type { Proforma } from './issue.ts';

type Render = (draw: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>;
type Drawing = { locale: Locale; render: Render };

/** The PDF of a proforma as it was kept, or drawn from what is left where it was erased. */
export const proformaFile = async (
  db: Database,
  { id, content }: Proforma,
  { locale, render }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> =>
  (await read(db, id, locale)) ?? render(() => renderProforma(content, locale));

/**
 * Draws it once and keeps it, the same to the byte for everybody from then on. Of two who draw it
 * at once the first to store it wins.
 */
export async function keepProformaFile(
  db: Database,
  { id, content }: Proforma,
  { locale, render }: Drawing,
): Promise<void> {
  if (await read(db, id, locale)) return;
  // While it waited for its turn, somebody else may have drawn it.
  const bytes = await render(
    async () => (await read(db, id, locale)) ?? renderProforma(content, locale),
  );
  // Not of somebody who was erased while it was drawn.
  await sql`
    insert into proforma_file (proforma_id, locale, bytes, sha256)
    select id, ${locale}, ${Buffer.from(bytes)}, ${sha256(bytes)}
    from proforma
    where id = ${id}
    and content @> ${JSON.stringify(content)}::jsonb
    for share
    on conflict do nothing`.execute(db);
}

async function read(db: Database, id: number, locale: Locale) {
  const file = await db
    .selectFrom('proforma_file')
    .select(['bytes', 'sha256'])
    .where('proforma_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();
  if (!file) return null;
  if (!sha256(file.bytes).equals(file.sha256)) {
    throw new Error(`the file of proforma ${id} (${locale}) is not as it was issued`);
  }
  return new Uint8Array(file.bytes);
}

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
