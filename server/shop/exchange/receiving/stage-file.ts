import { sql } from 'kysely';
import { fromShopTime } from '../../../../contract/shop-time.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { insertRows } from '../../../base/database/insert-rows.ts';
import { baseOf } from '../applying/bases.ts';
import { line } from '../applying/names-of-goods.ts';
import { DamagedFile } from '../commerceml/damaged-file.ts';
import { keyOf, type Offer, type StagedObject } from '../commerceml/objects.ts';
import { readCommerceMl } from '../commerceml/read-commerceml.ts';
import { aheadOfUs } from './clock-of-1c.ts';
import { readParts } from './receive-file.ts';

const BATCH = 1_000;

/**
 * Reads a file to its end and keeps what it tells, to be applied afterwards. Nothing of a file that
 * breaks off is kept: the transaction is the caller's.
 */
export async function stageFile(
  trx: Trx,
  fileId: number,
  { most = Number.POSITIVE_INFINITY }: { most?: number } = {},
): Promise<{ objects: number; schema: string }> {
  let waiting: ReturnType<typeof rowOf>[] = [];
  let position = 0;
  let schema = '';
  let formedAt: string | null = null;
  const fullness: boolean[] = [];
  const prices = new Map<string, number>();
  let base = '';
  for await (const object of readCommerceMl(readParts(trx, fileId))) {
    if (object.kind === 'head') ({ schema, formedAt } = object);
    else if (object.kind === 'section') {
      if (object.section === 'catalogue') fullness.push(!object.isChangesOnly);
      base ||= await baseOf(trx, { id: object.classifierId, title: '' });
    } else {
      if (object.kind === 'offer') countPrices(prices, object);
      if (object.kind === 'classifier') base ||= await baseOf(trx, object);
      position += 1;
      if (position > most) throw new DamagedFile(`more than ${most} objects to try`);
      waiting.push(rowOf(fileId, position, object));
    }
    if (waiting.length >= BATCH) {
      await insertRows(trx, 'exchange_object', columns, waiting);
      waiting = [];
    }
  }
  await insertRows(trx, 'exchange_object', columns, waiting);
  const isFull = fullness.length === 0 ? null : fullness.every(Boolean);
  await trx
    .updateTable('exchange_file')
    .set({
      state: 'applying',
      objects: position,
      formed_at: formedAt,
      is_full: isFull,
      prices: JSON.stringify(Object.fromEntries(prices)),
      base,
    })
    .where('id', '=', fileId)
    .execute();
  await noteFormed(trx, fileId, fromShopTime(formedAt ?? ''));
  await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
  return { objects: position, schema };
}

/**
 * When 1C began to write a file, by our clock: by its own, less as far as that is seen to be ahead, by
 * this file too. A stamp of another day says nothing.
 */
const noteFormed = (trx: Trx, fileId: number, stamp: string | null) =>
  sql`
    with file as (
      select
        received_at,
        case
          when ${stamp}::timestamptz < received_at + interval '1 day' then ${stamp}::timestamptz
        end as stamped
      from exchange_file
      where id = ${fileId}
    )
    update exchange_file
    set
      stamped_at = stamped,
      formed_since = stamped - greatest(
        ${aheadOfUs},
        stamped - file.received_at + interval '1 second'
      )
    from file
    where id = ${fileId}`.execute(trx);

/** Of each type one for an offer: nothing is no price. */
function countPrices(counted: Map<string, number>, { prices }: Offer) {
  const types = prices.filter(({ amount }) => amount > 0).map(({ typeId }) => typeId);
  for (const type of new Set(types)) counted.set(type, (counted.get(type) ?? 0) + 1);
}

const columns = {
  file_id: 'integer',
  position: 'integer',
  kind: 'text',
  external_id: 'text',
  title: 'text',
  body: 'jsonb',
} as const;

/** People know it by its title, a document by its number. */
function rowOf(file_id: number, position: number, object: StagedObject) {
  const { kind } = object;
  const external_id = kind === 'product' || kind === 'offer' ? keyOf(object) : object.id;
  const title = line(kind === 'document' ? object.number : object.title);
  return { file_id, position, kind, external_id, title, body: object };
}
