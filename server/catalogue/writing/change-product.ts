import {
  changedProduct,
  fitsStep,
  type ProductFields,
} from '../../../contract/editing/catalogue.ts';
import type { Changing } from '../../changes/change.ts';
import {
  deleteRow,
  lockRow,
  type Row,
  refuseOlder,
  type Saved,
  writeChanges,
} from '../../changes/edit-row.ts';
import { invalid, missing, parse } from '../../changes/refused.ts';
import { renameSlug } from '../../redirects/former-slugs.ts';
import { writeSearchRows } from '../../search/vocabulary/write-search-rows.ts';
import { momentOf, type OpenPromotion } from './bulk/held-products.ts';
import { withoutId } from './bulk/wanted-product.ts';
import { cleaned } from './clean-texts.ts';
import { holdInOrder } from './hold-in-order.ts';
import { lostPromotions } from './lost-promotions.ts';
import { notePrices } from './note-prices.ts';
import { deletePart, insertParts, type Parts, partNames, readParts } from './product-parts.ts';
import { endPromotions, openPromotionsOf } from './set-promotions.ts';
import { type HeldPrice, type SaidPrice, settlePrice } from './settle-price.ts';
import { unknownReferences } from './unknown-references.ts';

type Change = {
  input: unknown;
  seen?: number | undefined;
  /** In place of a price among the fields. */
  price?: SaidPrice | undefined;
  /**
   * What becomes of promotions that would lower the new price no more: the price is refused, they
   * end for good, or the caller sets others right after.
   */
  lost?: 'refused' | 'ended' | 'set-next';
};

/** Saves the given fields over a product, if `seen` is still its version. */
export async function changeProduct(
  changing: Changing,
  id: number,
  { input, seen, price: said, lost: becomes = 'refused' }: Change,
): Promise<Saved> {
  const { trx } = changing;
  const given = parse(changedProduct, input);
  const { attributes, pictures, documents, links, ...own } = given;
  const parts: Partial<Parts> = { attributes, pictures, documents, links };
  if (links && links.length > 0) await holdInOrder(trx, [id, ...links.map((link) => link.id)]);
  const held = await lockRow(changing, 'product', id);
  if (!held) throw missing();
  await refuseOlder(changing, 'product', id, { held, seen });
  const before = pricedOf(held);
  const settled = settlePrice(before, { ...given, ...said });
  const isOtherPrice = settled.price !== before.price;
  const open = isOtherPrice ? await openPromotionsOf(changing, id) : [];
  const lost = lostPromotions(open, { from: before.price, to: settled.price });
  await refuseMistakes(changing, id, given, held, becomes === 'refused' && lost.length > 0);

  const heldParts = await readParts(trx, id);
  const replaced = partNames.filter((name) => parts[name] !== undefined);
  for (const name of replaced) await deletePart(trx, [id], name);
  await insertParts(trx, [{ id, parts }]);
  const fields = { ...own, ...cleaned(own), ...settled };
  const saved = await writeChanges(changing, 'product', id, {
    held,
    fields,
    more: [
      ...replaced.map((name) => ({ name, before: heldParts[name], after: parts[name] })),
      ...(becomes === 'ended' ? [promotionsNoted(open, lost)] : []),
    ],
  });

  if (fields.slug)
    await renameSlug(trx, 'product', id, { from: String(held.slug), to: fields.slug });
  if (isOtherPrice) {
    const moment = await momentOf(trx);
    await notePrices(trx, [{ id, price: settled.price }], moment);
    if (becomes === 'ended') await endPromotions(changing, lost, moment);
  }
  if (searched.some((name) => fields[name] !== undefined && fields[name] !== held[name])) {
    changing.atEnd(writeSearchRows, [id]);
  }
  return saved;
}

const pricedOf = ({ price, vat_rate, agreed_price, agreed_basis }: Row): HeldPrice => ({
  price: Number(price),
  vat_rate: Number(vat_rate),
  agreed_price: typeof agreed_price === 'number' ? agreed_price : null,
  agreed_basis: agreed_basis === 'net' || agreed_basis === 'gross' ? agreed_basis : null,
});

/** What a product is found by. */
const searched = ['title_ro', 'title_ru', 'code', 'shop_code', 'ean'] as const;

async function refuseMistakes(
  { trx }: Changing,
  id: number,
  fields: ProductFields,
  held: Row,
  losesPromotion: boolean,
): Promise<void> {
  const [mistakes = {}] = await unknownReferences(trx, [fields]);
  const quantity = (name: 'smallest_quantity' | 'quantity_step') => {
    const value = fields[name] === undefined ? held[name] : fields[name];
    return typeof value === 'number' ? value : null;
  };
  const quantities = {
    smallest_quantity: quantity('smallest_quantity'),
    quantity_step: quantity('quantity_step'),
  };
  if (losesPromotion) mistakes.price = ['EDIT.PROMOTION_LOST'];
  if (!fitsStep(quantities)) mistakes.smallest_quantity = ['EDIT.STEP'];
  if (fields.links?.some((link) => link.id === id)) mistakes.links = ['EDIT.TWICE'];
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

const promotionsNoted = (open: OpenPromotion[], lost: OpenPromotion[]) => ({
  name: 'promotions',
  before: open.map(withoutId),
  after: open.filter((one) => !lost.includes(one)).map(withoutId),
});

/** Only a draft that nobody ever ordered; what was sold is archived. */
export async function deleteProduct(
  changing: Changing,
  id: number,
  { seen }: { seen?: number | undefined } = {},
): Promise<Saved> {
  const held = await lockRow(changing, 'product', id);
  if (!held) throw missing();
  const sold = await changing.trx
    .selectFrom('order_line')
    .select('order_id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (held.state !== 'draft' || sold) throw invalid({ state: ['EDIT.SOLD'] });
  return deleteRow(changing, 'product', id, { seen });
}
