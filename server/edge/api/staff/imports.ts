import { importMessage } from '../../../../contract/import/messages.ts';
import type { Locale } from '../../../../contract/locale.ts';
import * as operations from '../../../../contract/staff/operations/imports.ts';
import { change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
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
import { invalid, notFound, Refusal } from '../refusal.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';
import { writeAs } from './write-as.ts';

export const staffImports = (shop: Pick<Shop, 'db'>): Endpoint[] => [
  endpoint(operations.tryImport, async ({ viewer, query, body }) => {
    if (body.length === 0) return invalid({ non_field_errors: ['VALIDATE.REQUIRED'] });
    return writeAs(shop, viewer, async (changing) => {
      const { name: fileName, supplier, options } = query;
      const { run, job } = await startTrial(changing, { fileName, bytes: body, supplier, options });
      return { id: run, job };
    });
  }),
  endpoint(operations.listImports, ({ query, locale }) => listImports(shop.db, query, locale)),
  // Before the one of a single import: none is called `export`.
  endpoint(operations.exportImports, (call) =>
    exportAnswer('imports', call, (by) => exportImports(shop.db, by)),
  ),
  endpoint(
    operations.readImport,
    async ({ params, query, locale }) =>
      (await readImport(shop.db, params.id, query, locale)) ?? notFound(),
  ),
  endpoint(operations.exportImportRows, (call) =>
    exportAnswer('import-rows', call, (by) =>
      exportImportRows(shop.db, call.params.id, { outcome: call.query.outcome }, by),
    ),
  ),
  endpoint(
    operations.readImportTable,
    async ({ params }) => (await readBeginning(shop.db, params.id)) ?? notFound(),
  ),
  endpoint(operations.takeProposals, async ({ viewer, params, body }) => {
    const done = await writeAs(shop, viewer, (changing) =>
      takeProposals(changing, params.id, body.row),
    );
    return done === 'not-tried' ? new Refusal(409, 'STAFF.IMPORT_NOT_TRIED') : done;
  }),
  endpoint(operations.retryImport, async ({ viewer, params, body }) => {
    const done = await writeAs(shop, viewer, (changing) => tryAgain(changing, params.id, body));
    if (done === 'busy') return new Refusal(409, 'STAFF.IMPORT_BUSY');
    return done instanceof Refusal ? done : { id: done.run, job: done.job };
  }),
  endpoint(operations.dropImport, async ({ viewer, params }) => {
    const done = await writeAs(shop, viewer, (changing) => dropTrial(changing, params.id));
    return done === 'busy' ? new Refusal(409, 'STAFF.IMPORT_BUSY') : (done ?? null);
  }),
  endpoint(operations.reportImport, (call) =>
    exportAnswer('import-report', call, (by) => reportImport(shop.db, call.params.id, by)),
  ),
  endpoint(operations.applyImport, async ({ viewer, params, body, locale }) => {
    const done = await change(shop.db, actorOf(viewer), (changing) =>
      startApplying(changing, params.id, body),
    );
    if (done instanceof Refused) return orRefusal<never>(done);
    return 'kind' in done ? notApplied(done, locale) : done;
  }),
  endpoint(operations.continueImport, ({ viewer, params }) =>
    orNotNow(change(shop.db, actorOf(viewer), (changing) => continueRun(changing, params.id))),
  ),
  endpoint(operations.undoImport, ({ viewer, params }) =>
    orNotNow(change(shop.db, actorOf(viewer), (changing) => startUndoing(changing, params.id))),
  ),
];

async function orNotNow(begun: ReturnType<typeof change<{ job: number } | NotNow>>) {
  const done = await begun;
  if (done instanceof Refused) return orRefusal<never>(done);
  return 'kind' in done ? new Refusal(409, 'STAFF.IMPORT_NOT_NOW') : done;
}

type NotApplied = Extract<Awaited<ReturnType<typeof startApplying>>, { kind: string }>;

function notApplied(why: NotApplied, locale: Locale): Refusal {
  if (why.kind === 'not-tried') return new Refusal(409, 'STAFF.IMPORT_NOT_TRIED');
  if (why.kind === 'refused-rows') {
    return new Refusal(409, 'STAFF.IMPORT_REFUSED_ROWS', { extra: { rows: why.rows } });
  }
  const guards = why.guards.map(({ key, values }) => ({
    key,
    text: importMessage(key, locale, values),
  }));
  return new Refusal(409, 'STAFF.IMPORT_GUARDED', { extra: { guards } });
}
