import { sql } from 'kysely';
import { type Changing, change } from '../../changes/change.ts';
import { Refused } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import { loadSettings } from '../../settings/settings.ts';
import type { Shop } from '../../shop.ts';
import type {
  CommerceObject,
  Group,
  Offer,
  OrderDocument,
  Product,
} from '../commerceml/objects.ts';
import { applyDocuments } from '../orders/apply-documents.ts';
import { noteLife } from '../runs.ts';
import { applyDirectory } from './apply-directories.ts';
import { applyGroups } from './apply-groups.ts';
import { applyOffers } from './apply-offers.ts';
import { applyProducts } from './apply-products.ts';
import type { Applying, Outcome } from './applying.ts';

const BATCH = 500;

type Staged = { id: number; position: number; kind: CommerceObject['kind']; body: unknown };
type Held = { id: number; run_id: number; position: number; formed_at: string | null };

/**
 * The next objects of a file into the catalogue, in one transaction with the place up to which it
 * is done: whoever goes on, after whatever happened, goes on from there, and two at once take turns.
 */
export async function applyNextBatch(
  { db }: Pick<Shop, 'db'>,
  fileId: number,
): Promise<'more' | 'applied' | 'busy'> {
  const done = await change(db, 'exchange', async (changing) => {
    const { trx } = changing;
    const file = await holdFile(trx, fileId);
    if (!file) return (await isApplied(trx, fileId)) ? 'applied' : 'busy';
    const staged = await readBatch(trx, file);
    const [first] = staged;
    await noteLife(trx, file.run_id);
    if (!first) {
      await trx
        .updateTable('exchange_file')
        .set({ state: 'applied' })
        .where('id', '=', fileId)
        .execute();
      return 'applied';
    }
    const settings = await loadSettings(trx);
    const bodies = staged.map(({ body }) => body);
    const applying = { changing, settings: settings.exchange, formedAt: file.formed_at ?? '' };
    const outcomes =
      first.kind === 'document'
        ? await applyDocuments({ changing, settings }, bodies as OrderDocument[])
        : await applyObjects(applying, first.kind, bodies);
    await noteOutcomes(changing, file, staged, outcomes);
    return 'more';
  });
  if (done instanceof Refused) throw done;
  return done;
}

const holdFile = async (trx: Trx, fileId: number): Promise<Held | undefined> =>
  trx
    .selectFrom('exchange_file')
    .select(['id', 'run_id', 'position', 'formed_at'])
    .where('id', '=', fileId)
    .where('state', '=', 'applying')
    .forUpdate()
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
async function readBatch(trx: Trx, file: Held): Promise<Staged[]> {
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

/** Staged objects are what the reader made of a file: they have the shapes of their kinds. */
async function applyObjects(applying: Applying, kind: CommerceObject['kind'], bodies: unknown[]) {
  if (kind === 'group') return applyGroups(applying, bodies as Group[]);
  if (kind === 'product') return applyProducts(applying, bodies as Product[]);
  if (kind === 'offer') return applyOffers(applying, bodies as Offer[]);
  if (
    kind === 'classifier' ||
    kind === 'price-type' ||
    kind === 'warehouse' ||
    kind === 'property' ||
    kind === 'unit'
  ) {
    return applyDirectory(applying, kind, bodies as Parameters<typeof applyDirectory>[2]);
  }
  return bodies.map((): Outcome => ({ outcome: 'skipped', reason: 'not-known' }));
}

async function noteOutcomes({ trx }: Changing, file: Held, staged: Staged[], outcomes: Outcome[]) {
  await sql`
    update exchange_object
    set outcome = noted.outcome, reason = noted.reason, local_id = noted.local_id
    from unnest(
      ${staged.map(({ id }) => id)}::integer[],
      ${outcomes.map(({ outcome }) => outcome)}::text[],
      ${outcomes.map(({ reason }) => reason ?? '')}::text[],
      ${outcomes.map(({ localId }) => (localId ? String(localId) : null))}::text[]
    ) as noted (id, outcome, reason, local_id)
    where exchange_object.id = noted.id`.execute(trx);
  await sql`
    update exchange_file
    set position = ${staged.at(-1)?.position ?? file.position}, done = done + ${staged.length}
    where id = ${file.id}`.execute(trx);
}
