import * as v from 'valibot';
import { changedProduct, promotions } from '../../../../contract/editing/catalogue.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { deleteRow, lockRow, type Saved } from '../../../base/changes/edit-row.ts';
import { invalid, missing, parse, Refused } from '../../../base/changes/refused.ts';
import type { Judged } from './bulk/judge-products.ts';
import { fromNowOn } from './bulk/promotion-rules.ts';
import { lockProductsFor, momentOf } from './bulk/stored-products.ts';
import type { Wanted } from './bulk/wanted-product.ts';
import { writeProducts } from './bulk/write-products.ts';
import { cleaned } from './clean-texts.ts';

type Change = {
  /** The fields that change. */
  input?: unknown;
  /** The promotions it has from now on, running and to come; one that is left out ends. */
  promotions?: unknown;
  /** The version that was seen; without one, whatever is there is overruled. */
  seen?: number | undefined;
};

/** Saves what is given over a product. */
export async function changeProduct(
  changing: Changing,
  id: number,
  change: Change,
): Promise<Saved> {
  const [saved] = await changeProducts(changing, [{ id, ...change }]);
  if (!saved) throw missing();
  return saved;
}

/** The same over several, all or none. */
export async function changeProducts(
  changing: Changing,
  changes: ({ id: number } & Change)[],
): Promise<Saved[]> {
  const read = changes.map(({ id, input = {}, promotions: given, seen }) => ({
    id,
    seen,
    fields: readFields(input),
    given:
      given === undefined ? undefined : parse(withPromotions, { promotions: given }).promotions,
  }));
  const stored = await lockProductsFor(changing.trx, read);
  const moment = await momentOf(changing.trx);
  const planned = read.map(({ id, seen, fields, given }) => {
    const product = stored.get(id);
    if (!product) throw missing();
    const wanted = {
      ...fields,
      ...(given && { promotions: fromNowOn(given, product.promotions, moment) }),
    };
    return { stored: product, wanted, seen };
  });
  const { saved, refused } = await writeProducts(changing, planned, { kind: null, moment });
  const [first] = refused;
  if (first) throw refusedFor(first);
  return saved;
}

const withPromotions = v.strictObject({ promotions });

/** As the form of a product has them, without dangerous markup. */
export function readFields(input: unknown): Wanted {
  const fields = parse(changedProduct, input);
  return { ...fields, ...cleaned(fields) };
}

/** As a verb refuses that is about one product. */
export const refusedFor = ({ fields, conflict }: Judged) =>
  conflict ? new Refused(conflict) : invalid(fields);

/** Only a draft that nobody ever ordered; what was sold is archived. */
export async function deleteProduct(
  changing: Changing,
  id: number,
  { seen }: { seen?: number | undefined } = {},
): Promise<Saved> {
  const stored = await lockRow(changing, 'product', id);
  if (!stored) throw missing();
  const sold = await changing.trx
    .selectFrom('order_line')
    .select('order_id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (stored.state !== 'draft' || sold) throw invalid({ state: ['EDIT.SOLD'] });
  return deleteRow(changing, 'product', id, { seen });
}
