import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Database } from '../../database/connect.ts';
import { renderProforma } from '../templates/proforma.ts';
import type { Proforma } from './issue.ts';

type Render = (draw: () => Promise<Uint8Array<ArrayBuffer>>) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The PDF of a proforma: drawn once in each language, then the same to the byte for everybody. Of
 * two who draw it at once the first to store it wins.
 */
export async function proformaFile(
  db: Database,
  { id, content }: Proforma,
  { locale, render }: { locale: Locale; render: Render },
): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await read(db, id, locale);
  if (stored) return stored;
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
  return (await read(db, id, locale)) ?? bytes;
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
