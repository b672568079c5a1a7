import { importMessage } from '../../../../contract/import/messages.ts';
import type { Locale } from '../../../../contract/locale.ts';
import * as operations from '../../../../contract/staff/operations/imports.ts';
import {
  exportImportRows,
  exportImports,
  reportImport,
} from '../../../shop/import/export-imports.ts';
import { startApplying, startTrial } from '../../../shop/import/import-runs.ts';
import { listImports, readImport } from '../../../shop/import/list-imports.ts';
import { readBeginning } from '../../../shop/import/read-beginning.ts';
import { continueRun, type NotNow, startUndoing } from '../../../shop/import/stopped-runs.ts';
import { takeProposals } from '../../../shop/import/take-proposals.ts';
import { dropTrial, tryAgain } from '../../../shop/import/try-again.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { invalid, Refusal } from '../refusal.ts';
import { exporting, writing } from './staff-endpoints.ts';

const busy = () => new Refusal(409, 'STAFF.IMPORT_BUSY');
const notTried = () => new Refusal(409, 'STAFF.IMPORT_NOT_TRIED');

export const staffImports = (shop: Shop): Endpoint[] => [
  writing(shop, operations.tryImport, async (changing, { query, body: bytes }) => {
    if (bytes.length === 0) return invalid({ non_field_errors: ['VALIDATE.REQUIRED'] });
    const { name: fileName, supplier, options } = query;
    const { run, job } = await startTrial(changing, { fileName, bytes, supplier, options });
    return { id: run, job };
  }),
  endpoint(operations.listImports, ({ query, locale }) => listImports(shop.db, query, locale)),
  // Before the one of a single import: none is called `export`.
  exporting(shop, operations.exportImports, 'imports', exportImports),
  endpoint(operations.readImport, ({ params, query, locale }) =>
    readImport(shop.db, params.id, query, locale),
  ),
  exporting(shop, operations.exportImportRows, 'import-rows', exportImportRows),
  endpoint(operations.readImportTable, ({ params }) => readBeginning(shop.db, params.id)),
  writing(shop, operations.takeProposals, async (changing, { params, body }) => {
    const taken = await takeProposals(changing, params.id, body.row);
    return taken === 'not-tried' ? notTried() : taken;
  }),
  writing(shop, operations.retryImport, async (changing, { params, body }) => {
    const begun = await tryAgain(changing, params.id, body);
    return begun === 'busy' ? busy() : { id: begun.run, job: begun.job };
  }),
  writing(shop, operations.dropImport, async (changing, { params }) => {
    const dropped = await dropTrial(changing, params.id);
    return dropped === 'busy' ? busy() : dropped;
  }),
  exporting(shop, operations.reportImport, 'import-report', reportImport),
  writing(shop, operations.applyImport, async (changing, { params, body, locale }) => {
    const begun = await startApplying(changing, params.id, body);
    return 'kind' in begun ? notApplied(begun, locale) : begun;
  }),
  writing(shop, operations.continueImport, async (changing, { params }) =>
    orNotNow(await continueRun(changing, params.id)),
  ),
  writing(shop, operations.undoImport, async (changing, { params }) =>
    orNotNow(await startUndoing(changing, params.id)),
  ),
];

const orNotNow = (begun: { job: number } | NotNow) =>
  'kind' in begun ? new Refusal(409, 'STAFF.IMPORT_NOT_NOW') : begun;

type NotApplied = Extract<Awaited<ReturnType<typeof startApplying>>, { kind: string }>;

function notApplied(why: NotApplied, locale: Locale): Refusal {
  if (why.kind === 'not-tried') return notTried();
  if (why.kind === 'refused-rows') {
    return new Refusal(409, 'STAFF.IMPORT_REFUSED_ROWS', { extra: { rows: why.rows } });
  }
  const guards = why.guards.map(({ key, values }) => ({
    key,
    text: importMessage(key, locale, values),
  }));
  return new Refusal(409, 'STAFF.IMPORT_GUARDED', { extra: { guards } });
}
