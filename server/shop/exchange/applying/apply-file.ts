import { sql } from 'kysely';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { givenRows } from '../../../base/database/given-rows.ts';
import type { JobShop } from '../../../base/jobs/define-job.ts';
import type { Group, Offer, OrderDocument, Product, StagedObject } from '../commerceml/objects.ts';
import { applyDocuments } from '../orders/apply-documents.ts';
import { noteMissingPictures } from '../pictures/show-pictures.ts';
import { hasPictures, takeNextPictures } from '../pictures/take-pictures.ts';
import { noteLifeOf, type RunKind } from '../runs.ts';
import { changeAs1c, unlessHeld } from '../wait-for-others.ts';
import { applyDirectory, type Directory } from './apply-directories.ts';
import { applyGroups } from './apply-groups.ts';
import { applyOffers } from './apply-offers.ts';
import { applyProducts } from './apply-products.ts';
import { type Applying, type Outcome, startApplying } from './applying.ts';
import type { Formed } from './known-quantity.ts';

/** Whoever waits for one of them waits for all: a second at most. */
const BATCH = 1_000;

export type Staged = { id: number; position: number; kind: StagedObject['kind']; body: unknown };
type LockedFile = {
  id: number;
  run_id: number;
  position: number;
  formed_at: string | null;
  formed_since: Date | null;
  received_at: Date;
  base: string;
  /** Of its run. */
  kind: RunKind;
  started_at: Date;
};

/**
 * The next objects of a file into the catalogue, in one transaction with the place up to which it
 * is done: whoever goes on, after whatever happened, goes on from there, and two at once take turns.
 */
export async function applyNextBatch(
  shop: JobShop,
  fileId: number,
): Promise<'more' | 'applied' | 'busy'> {
  // By itself: a run is locked by nobody who locks a file of it, and may wait for the other.
  await noteLifeOf(shop.db, fileId);
  return unlessHeld(applyBatch(shop, fileId), 'busy' as const);
}

async function applyBatch(shop: JobShop, fileId: number) {
  const done = await changeAs1c(shop.db, async (changing) => {
    const { trx } = changing;
    const file = await lockOpenFile(trx, fileId);
    if (!file) return (await isApplied(trx, fileId)) ? 'applied' : 'busy';
    const staged = await readBatch(trx, file);
    const [first] = staged;
    if (!first) {
      if (await hasPictures(trx, file.run_id)) return { picturesOf: file.run_id };
      await noteMissingPictures(trx, fileId);
      await trx
        .updateTable('exchange_file')
        .set({ state: 'applied' })
        .where('id', '=', fileId)
        .execute();
      return 'applied';
    }
    const { formed_at: formedAt, base } = file;
    const outcomes = isMisplaced(file, first)
      ? staged.map((): Outcome => ({ outcome: 'skipped', reason: 'order-in-catalogue' }))
      : await applyStaged(
          await startApplying(changing, { formedAt, formed: formedOf(file), base }),
          staged,
        );
    await noteOutcomes(changing, file, staged, outcomes);
    return 'more';
  });
  if (typeof done === 'string') return done;
  return (await takeNextPictures(shop, done.picturesOf)) ? 'more' : 'busy';
}

/** Orders have an exchange of their own: among goods they are no mistake of theirs, and no news either. */
const isMisplaced = ({ kind }: LockedFile, first: Staged) =>
  kind === 'catalogue' && first.kind === 'document';

const lockOpenFile = async (trx: Trx, fileId: number): Promise<LockedFile | undefined> =>
  trx
    .selectFrom('exchange_file as file')
    .innerJoin('exchange_run as run', 'run.id', 'file.run_id')
    .select(['file.id', 'file.run_id', 'file.position', 'file.formed_at', 'file.base'])
    .select(['file.formed_since', 'file.received_at', 'run.kind', 'run.started_at'])
    .where('file.id', '=', fileId)
    .where('file.state', '=', 'applying')
    .forUpdate('file')
    .skipLocked()
    .executeTakeFirst();

async function isApplied(trx: Trx, fileId: number): Promise<boolean> {
  const file = await trx
    .selectFrom('exchange_file')
    .select('state')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return file?.state === 'applied';
}

/** Of one kind, as they stand in the file. */
async function readBatch(trx: Trx, file: LockedFile): Promise<Staged[]> {
  const { rows } = await sql<Staged>`
    select id, position, kind, body
    from exchange_object
    where file_id = ${file.id}
      and position > ${file.position}
    order by position
    limit ${BATCH}`.execute(trx);
  const other = rows.findIndex(({ kind }) => kind !== rows[0]?.kind);
  return other < 0 ? rows : rows.slice(0, other);
}

/** One without a stamp is as old as its run; a document without one has just been written. */
const formedOf = ({ kind, formed_since, received_at, started_at }: LockedFile): Formed => ({
  since: (formed_since ?? (kind === 'sale' ? received_at : started_at)).getTime(),
  until: received_at.getTime(),
});

/** Objects of one kind; answers with what became of each. They have the shapes the reader gave them. */
export async function applyStaged(
  applying: Applying,
  staged: Pick<Staged, 'kind' | 'body'>[],
): Promise<Outcome[]> {
  const kind = staged[0]?.kind;
  const bodies = staged.map(({ body }) => body);
  if (kind === undefined) return [];
  if (kind === 'document') return applyDocuments(applying, bodies as OrderDocument[]);
  if (kind === 'group') return applyGroups(applying, bodies as Group[]);
  if (kind === 'product') return applyProducts(applying, bodies as Product[]);
  if (kind === 'offer') return applyOffers(applying, bodies as Offer[]);
  return applyDirectory(applying, kind, bodies as Directory[]);
}

/** What was said is done with: kept is what it was of, and what became of it. */
async function noteOutcomes(
  { trx }: Changing,
  file: LockedFile,
  staged: Staged[],
  outcomes: Outcome[],
) {
  const noted = outcomes.map(({ outcome, reason = '', localId }, at) => ({
    id: staged[at]?.id,
    outcome,
    reason,
    local_id: localId ? String(localId) : null,
  }));
  await sql`
    update exchange_object
    set
      outcome = noted.outcome,
      reason = noted.reason,
      local_id = noted.local_id,
      body = '{}'
    from ${givenRows('noted', { id: 'integer', outcome: 'text', reason: 'text', local_id: 'text' }, noted)}
    where exchange_object.id = noted.id`.execute(trx);
  await sql`
    update exchange_file
    set position = ${staged.at(-1)?.position ?? file.position}, done = done + ${staged.length}
    where id = ${file.id}`.execute(trx);
}
