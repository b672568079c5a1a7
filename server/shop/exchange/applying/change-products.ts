import { isDeepStrictEqual } from 'node:util';
import type { Changing } from '../../../base/changes/change.ts';
import { missing, Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import {
  amongIds,
  lockProducts,
  momentOf,
  type StoredProduct,
} from '../../catalogue/writing/bulk/stored-products.ts';
import type { PlannedChange, Wanted } from '../../catalogue/writing/bulk/wanted-product.ts';
import { writeProducts } from '../../catalogue/writing/bulk/write-products.ts';
import { readFields, refusedFor } from '../../catalogue/writing/change-product.ts';
import { type PriceFrom1c, settlePrice } from '../../catalogue/writing/settle-price.ts';
import { keptReason, refused } from './apply-groups.ts';
import type { Applying, Outcome } from './applying.ts';
import { type ExternalLink, noteGiven } from './external-links.ts';
import { mergeValues } from './map-properties.ts';
import { mergeFields } from './merge-fields.ts';

/** Locks products with what is asked for, in the order of ids. */
export async function lockByIds(
  trx: Trx,
  ids: number[],
  asked: Parameters<typeof lockProducts>[2] = {},
): Promise<Map<number, StoredProduct>> {
  const stored = ids.length > 0 ? await lockProducts(trx, amongIds(ids), asked) : [];
  return new Map(stored.map((product) => [product.id, product]));
}

export const idsOf = (links: ExternalLink[]) => links.flatMap(({ local_id }) => local_id ?? []);

/**
 * Writes what 1C says, by the rules of every door; answers with what is refused. In prices 1C leads:
 * a promotion that lowers the new one no more ends, and does not come back.
 */
export async function writeFrom1c(
  changing: Changing,
  planned: PlannedChange[],
): Promise<Map<number, Refused>> {
  if (planned.length === 0) return new Map();
  const moment = await momentOf(changing.trx);
  const options = { kind: null, moment, lost: 'ended' } as const;
  const written = await writeProducts(changing, planned, options);
  return new Map(written.refused.map((one) => [one.id, refusedFor(one)]));
}

/** The same of products that are not locked yet. */
export async function writeOver(
  changing: Changing,
  wishes: { id: number; wanted: Wanted }[],
): Promise<Map<number, Refused>> {
  const ids = wishes.map(({ id }) => id);
  const stored = await lockByIds(changing.trx, ids);
  const planned = wishes.flatMap(({ id, wanted }) => {
    const product = stored.get(id);
    return product ? [{ stored: product, wanted }] : [];
  });
  const notWritten = await writeFrom1c(changing, planned);
  for (const id of ids) if (!stored.has(id)) notWritten.set(id, missing());
  return notWritten;
}

type From1c = {
  fields: Record<string, unknown>;
  /** In prices 1C leads. */
  price?: PriceFrom1c | undefined;
  /** The values that 1C gives it. */
  attributes?: number[] | undefined;
  /** What else is to be remembered. */
  given: Record<string, unknown>;
};

/** The outcome for a product, and the fields that 1C has not given before. */
export type Done = { link: ExternalLink; given: ExternalLink['given']; outcome: Outcome };

/** Changes of linked products, which are written together, however many they are of. */
export function planMany({ changing }: Applying, stored: Map<number, StoredProduct>) {
  const all: (Done & { stored?: StoredProduct; wanted?: Wanted })[] = [];

  return {
    /** What 1C has changed of the product; the answer holds once all is written. */
    change(link: ExternalLink, from1c: From1c): Done {
      const product = stored.get(link.local_id ?? 0);
      const done = { link, stored: product, ...changesOf(link, product, from1c) };
      all.push(done);
      return done;
    },
    /** Keeps what 1C gave as well, except where the change was refused. */
    async write() {
      const planned = all.flatMap(({ stored: product, wanted }) =>
        product && wanted ? [{ stored: product, wanted }] : [],
      );
      const notWritten = await writeFrom1c(changing, planned);
      for (const done of all) {
        const why = notWritten.get(done.stored?.id ?? 0);
        if (why) Object.assign(done, { given: {}, outcome: refused(why) });
      }
      const news = all.map(({ link, given }) => ({ external_id: link.external_id, given }));
      await noteGiven(
        changing.trx,
        news.filter(({ given }) => Object.keys(given).length > 0),
      );
    },
  };
}

function changesOf(
  link: ExternalLink,
  stored: StoredProduct | undefined,
  { fields, price, attributes, given }: From1c,
): Omit<Done, 'link'> & { wanted?: Wanted } {
  if (!stored) return { given: {}, outcome: { outcome: 'skipped', reason: 'deleted-here' } };
  const known = { ...link.given, ...given };
  const isSold = known.is_deleted !== true && known.has_price !== false;
  const merged = { ...fields, state: isSold ? 'active' : 'archived' };
  const { changed, kept } = mergeFields(stored, link.given, merged);
  const read = readChanged(changed);
  if (read instanceof Refused) return { given: {}, outcome: refused(read) };
  const isOtherPrice = price !== undefined && !isPriced(stored, price);
  const values = attributes && describeAnew(stored.attributes, attributes, link.given.attributes);
  const wanted: Wanted = {
    ...read,
    ...(isOtherPrice && price),
    ...(values && { attributes: values }),
  };
  const isArchived = read.state === 'archived';
  const isSame = Object.keys(wanted).length === 0;
  return {
    wanted,
    given: givenAnew(link.given, { ...given, ...merged, ...(attributes && { attributes }) }),
    outcome: {
      outcome: isArchived ? 'archived' : isSame ? 'unchanged' : 'changed',
      reason: keptReason(kept),
      localId: stored.id,
    },
  };
}

/** As the form of a product takes them. */
function readChanged(changed: Record<string, unknown>): Wanted | Refused {
  if (Object.keys(changed).length === 0) return {};
  try {
    return readFields(changed);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Whether it costs that already. */
function isPriced(stored: StoredProduct, price1c: PriceFrom1c): boolean {
  const { price, agreed_price, agreed_basis } = settlePrice(stored, price1c);
  return (
    price === stored.price &&
    agreed_price === stored.agreed_price &&
    agreed_basis === stored.agreed_basis
  );
}

/** Null: it has them already. */
function describeAnew(stored: number[], values1c: number[], given: unknown) {
  const values = mergeValues(stored, given, values1c);
  return isDeepStrictEqual(values, stored) ? null : values;
}

/** The fields given now with another value than before; a missing one is null. */
const givenAnew = (before: ExternalLink['given'], now: ExternalLink['given']) =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, before[name] ?? null),
    ),
  );
