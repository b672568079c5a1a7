import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import {
  amongIds,
  type HeldProduct,
  lockProducts,
  momentOf,
} from '../../catalogue/writing/bulk/held-products.ts';
import type { Wanted } from '../../catalogue/writing/bulk/wanted-product.ts';
import { writeProducts } from '../../catalogue/writing/bulk/write-products.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import { lostPromotions } from '../../catalogue/writing/lost-promotions.ts';
import { type SaidPrice, settlePrice } from '../../catalogue/writing/settle-price.ts';
import { attempt } from '../../changes/attempt.ts';
import { Refused } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import type { Tables } from '../../database/tables.ts';
import { keptReason, refused } from './apply-groups.ts';
import type { Applying, Outcome } from './applying.ts';
import type { ExternalLink } from './external-links.ts';
import { mergeValues } from './map-properties.ts';
import { mergeFields } from './merge-fields.ts';

export type ProductRow = Selectable<Tables['product']>;

const idsOf = (links: ExternalLink[]) =>
  links.flatMap(({ local_id }) => (local_id === null ? [] : [local_id]));

/** Holds the products of these links, in the order of ids. */
export async function holdLinked(
  trx: Trx,
  links: ExternalLink[],
): Promise<Map<number, ProductRow>> {
  const ids = idsOf(links);
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same with no more of them than what offers change. */
export async function holdSold(trx: Trx, links: ExternalLink[]): Promise<Map<number, HeldProduct>> {
  const ids = idsOf(links);
  if (ids.length === 0) return new Map();
  const held = await lockProducts(trx, amongIds(ids));
  return new Map(held.map((product) => [product.id, product]));
}

/** Fields that many products at once can be changed in, beside the price. */
const together = ['state', 'title_ro', 'title_ru'];

export type Many = ReturnType<typeof planMany>;

/** Changes of a batch that are written by a few statements, however many products they are of. */
export function planMany({ changing }: Applying, held?: Map<number, HeldProduct>) {
  const planned = new Map<number, Wanted>();

  /** In prices 1C leads: a promotion that lowers the new one no more ends, and does not come back. */
  function wantedOf(product: HeldProduct): Wanted {
    const { id, price, promotions } = product;
    const wanted = planned.get(id) ?? {};
    const to = settlePrice(product, wanted).price;
    const lost = lostPromotions(promotions, { from: price, to });
    if (lost.length === 0) return wanted;
    return { ...wanted, promotions: promotions.filter((one) => !lost.includes(one)) };
  }

  return {
    changing,
    plan(id: number, wanted: Wanted) {
      planned.set(id, { ...planned.get(id), ...wanted });
    },
    async write() {
      if (planned.size === 0) return;
      const products =
        held?.values() ??
        (await lockProducts(changing.trx, amongIds([...planned.keys()]), { attributes: true }));
      const changes = [...products]
        .filter(({ id }) => planned.has(id))
        .map((product) => ({ held: product, wanted: wantedOf(product) }));
      const moment = await momentOf(changing.trx);
      await writeProducts(changing, changes, { kind: null, moment });
    },
  };
}

type Said = {
  fields: Record<string, unknown>;
  /** In prices 1C leads. */
  price?: SaidPrice | undefined;
  /** The values it has, and those that 1C gives it. */
  attributes?: { held: number[]; said: number[] };
  /** What else is to be remembered. */
  given: Record<string, unknown>;
};

/** Writes what 1C has changed of a product that is linked; answers with what it had not said before. */
export async function changeLinked(
  { changing, plan }: Many,
  link: ExternalLink,
  held: ProductRow | HeldProduct | undefined,
  { fields, price, attributes, given }: Said,
): Promise<{ said: ExternalLink['given']; outcome: Outcome }> {
  const known = { ...link.given, ...given };
  const isSold = known.is_deleted !== true && known.has_price !== false;
  const said: Record<string, unknown> = { ...fields, state: isSold ? 'active' : 'archived' };
  const next = saidAnew(link.given, {
    ...given,
    ...said,
    ...(attributes && { attributes: attributes.said }),
  });
  if (!held) return { said: {}, outcome: { outcome: 'skipped', reason: 'deleted-here' } };
  const { changed, kept } = mergeFields(held, link.given, said);
  const isOtherPrice = price !== undefined && !isPriced(held, price);
  const outcome: Outcome = { outcome: 'unchanged', reason: keptReason(kept), localId: held.id };
  const described = attributes && describeAnew(attributes, link.given.attributes);
  if (described) plan(held.id, { attributes: described });
  if (Object.keys(changed).length === 0 && !isOtherPrice) {
    return { said: next, outcome: described ? { ...outcome, outcome: 'changed' } : outcome };
  }
  if (Object.keys(changed).every((name) => together.includes(name)) && said.title_ro !== '') {
    plan(held.id, { ...changed, ...(isOtherPrice && price) });
  } else {
    const done = await attempt(changing, (within) =>
      changeProduct(within, held.id, { input: changed, price, lost: 'ended' }),
    );
    if (done instanceof Refused) return { said: {}, outcome: refused(done) };
  }
  const isArchived = 'state' in changed && changed.state === 'archived';
  return { said: next, outcome: { ...outcome, outcome: isArchived ? 'archived' : 'changed' } };
}

/** Whether it costs that already. */
function isPriced(held: ProductRow | HeldProduct, said: SaidPrice): boolean {
  const { price, agreed_price, agreed_basis } = settlePrice(held, said);
  return (
    price === held.price && agreed_price === held.agreed_price && agreed_basis === held.agreed_basis
  );
}

/** Null: it has them already. */
function describeAnew({ held, said }: { held: number[]; said: number[] }, given: unknown) {
  const values = mergeValues(held, given, said);
  return isDeepStrictEqual(values, held) ? null : values;
}

/** What is said now and was not said before; nothing is null. */
const saidAnew = (before: ExternalLink['given'], now: ExternalLink['given']) =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, before[name] ?? null),
    ),
  );
