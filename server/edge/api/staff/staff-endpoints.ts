import { type ExportFormat, XLSX_TYPE } from '../../../../contract/export-formats.ts';
import type { ParamsOf, QueryOf, StaffOperation } from '../../../../contract/operation.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import type { Taking } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Answered, type Call, type Endpoint, endpoint } from '../endpoint.ts';
import { fileAnswer } from '../file-answer.ts';
import type { Refusal } from '../refusal.ts';

export const actorOf = ({ id }: { id: number }): Actor => `staff:${id}`;

/** A call that writes: one change in the name of who asks. */
export const writing = <T extends StaffOperation>(
  { db }: Pick<Shop, 'db'>,
  operation: T,
  write: (changing: Changing, call: Call<T>) => Promise<Answered<T> | Refusal>,
): Endpoint =>
  endpoint<StaffOperation>(operation, (call) =>
    change(db, actorOf(call.viewer), (changing) => write(changing, call as Call<T>)),
  );

/** A list that is taken along as a file of this name. */
export const exporting = <T extends StaffOperation>(
  shop: Shop,
  operation: T,
  name: string,
  take: (
    shop: Shop,
    query: QueryOf<T>,
    by: Taking,
    params: ParamsOf<T>,
  ) => Promise<ReadableStream<Uint8Array> | null>,
): Endpoint =>
  endpoint<StaffOperation>(operation, async ({ viewer, locale, query, params }) => {
    const { format }: { format: ExportFormat } = query;
    const table = await take(shop, query, { id: viewer.id, locale, format }, params);
    return table && fileAnswer(table, { name: `${name}.${format}`, type: types[format] });
  });

const types: Record<ExportFormat, string> = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE };
