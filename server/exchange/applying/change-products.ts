import type { Selectable } from 'kysely';
import { toLei } from '../../../contract/money.ts';
import { amongIds, lockProducts, momentOf } from '../../catalogue/writing/bulk/held-products.ts';
import type { Wanted } from '../../catalogue/writing/bulk/wanted-product.ts';
import { writeProducts } from '../../catalogue/writing/bulk/write-products.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import { attempt } from '../../changes/attempt.ts';
import { Refused } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { keptReason, refused } from './apply-groups.ts';
import type { Applying, Outcome } from './applying.ts';
import type { ExternalLink } from './external-links.ts';
import { mergeFields } from './merge-fields.ts';

export type ProductRow = Selectable<Tables['product']>;

/** Holds the products of these links, in the order of ids. */
export async function holdLinked(
  trx: Trx,
  links: ExternalLink[],
): Promise<Map<number, ProductRow>> {
  const ids = links.flatMap(({ local_id }) => (local_id === null ? [] : [local_id]));
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Fields that many products at once can be changed in. */
const together = ['price', 'state', 'title_ro', 'title_ru'];

export type Many = ReturnType<typeof planMany>;

/** Changes of a batch that are written by a few statements, however many products they are of. */
export function planMany({ changing }: Applying) {
  const planned = new Map<number, Wanted>();
  return {
    changing,
    plan(id: number, wanted: Wanted) {
      planned.set(id, { ...planned.get(id), ...wanted });
    },
    async write() {
      if (planned.size === 0) return;
      const held = await lockProducts(changing.trx, amongIds([...planned.keys()]));
      const changes = held.map((product) => ({
        held: product,
        wanted: planned.get(product.id) ?? {},
      }));
      const moment = await momentOf(changing.trx);
      await writeProducts(changing, changes, { kind: null, moment });
    },
  };
}

type Said = {
  fields: Record<string, unknown>;
  /** In prices 1C leads. */
  price?: number | undefined;
  /** What else is to be remembered. */
  given: Record<string, unknown>;
};

/** Writes what 1C has changed of a product that is linked, and remembers what it said. */
export async function changeLinked(
  { changing, plan }: Many,
  link: ExternalLink,
  held: ProductRow | undefined,
  { fields, price, given }: Said,
): Promise<{ link: ExternalLink; outcome: Outcome }> {
  const known = { ...link.given, ...given };
  const isSold = known.is_deleted !== true && known.has_price !== false;
  const said: Record<string, unknown> = { ...fields, state: isSold ? 'active' : 'archived' };
  const next = { ...link, given: { ...known, ...said } };
  if (!held) return { link, outcome: { outcome: 'skipped', reason: 'deleted-here' } };
  const { changed, kept } = mergeFields(held, link.given, said);
  const input = {
    ...changed,
    ...(price !== undefined && price !== held.price && { price: toLei(price) }),
  };
  const outcome: Outcome = { outcome: 'unchanged', reason: keptReason(kept), localId: held.id };
  if (Object.keys(input).length === 0) return { link: next, outcome };
  if (Object.keys(input).every((name) => together.includes(name)) && said.title_ro !== '') {
    plan(held.id, { ...changed, ...('price' in input && { price }) });
  } else {
    const done = await attempt(changing, (within) => changeProduct(within, held.id, { input }));
    if (done instanceof Refused) return { link, outcome: refused(done) };
  }
  const isArchived = 'state' in changed && changed.state === 'archived';
  return { link: next, outcome: { ...outcome, outcome: isArchived ? 'archived' : 'changed' } };
}
