import type { Locale } from '../../../../contract/locale.ts';
import { staffMessage } from '../../../../contract/staff/messages.ts';
import * as operations from '../../../../contract/staff/operations/sheet.ts';
import { change } from '../../../base/changes/change.ts';
import { done, type Mistakes } from '../../../base/changes/refused.ts';
import { exportSheet } from '../../../shop/catalogue/sheet/export-sheet.ts';
import {
  readCodes,
  readSheet,
  readSheetChoices,
  readSheetRows,
} from '../../../shop/catalogue/sheet/read-sheet.ts';
import { listBatches } from '../../../shop/catalogue/writing/bulk/batches.ts';
import { saveRows } from '../../../shop/catalogue/writing/bulk/save-rows.ts';
import { undoBatch } from '../../../shop/catalogue/writing/bulk/undo-batch.ts';
import { maySheetUndo } from '../../../shop/import/stopped-runs.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { actorOf, exporting } from './staff-endpoints.ts';

export const staffSheet = (shop: Shop): Endpoint[] => [
  endpoint(operations.readSheet, ({ query, locale }) => readSheet(shop, query, locale)),
  exporting(shop, operations.exportSheet, 'sheet', exportSheet),
  endpoint(operations.readSheetChoices, async ({ locale }) => readSheetChoices(shop, locale)),
  endpoint(operations.saveSheet, async ({ viewer, body, locale }) => {
    const saved = done(
      await change(shop.db, actorOf(viewer), (changing) =>
        saveRows(changing, body.rows, viewer.role),
      ),
    );
    const ids = saved.refused.map(({ id }) => id);
    const rows = await readSheetRows(shop.db, ids, { columns: body.columns, locale });
    return {
      ...saved,
      refused: saved.refused.map(({ id, fields, values }) => ({
        id,
        fields: spoken(fields, locale, values),
        row: rows.get(id) ?? null,
      })),
    };
  }),
  endpoint(operations.listBatches, () => listBatches(shop.db)),
  endpoint(operations.undoBatch, async ({ viewer, params, locale }) => {
    const undone = done(
      await change(shop.db, actorOf(viewer), async (changing) =>
        (await maySheetUndo(changing, params.id))
          ? undoBatch(changing, params.id, viewer.role)
          : 'elsewhere',
      ),
    );
    if (undone === 'elsewhere') return new Refusal(409, 'STAFF.IMPORT_UNDO_THERE');
    if (undone === null) return new Refusal(409, 'EDIT.UNDONE');
    const ids = undone.left.map(({ id }) => id);
    const codes = await readCodes(shop.db, ids);
    return {
      ...undone,
      left: undone.left.map(({ id, fields }) => ({
        id,
        code: codes.get(id) ?? '',
        fields: spoken(fields, locale),
      })),
    };
  }),
];

const spoken = (fields: Mistakes, locale: Locale, values: Record<string, string | number> = {}) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [
      field,
      keys.map((key) => staffMessage(key, locale, values)),
    ]),
  );
