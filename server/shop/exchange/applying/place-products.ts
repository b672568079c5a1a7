import { toLei } from '../../../../contract/money.ts';
import { slugOf } from '../../../../contract/slug-of.ts';
import { invalid } from '../../../base/changes/refused.ts';
import { createGood, noteLoad } from '../../catalogue/writing/create-products.ts';
import { baniOf } from '../../catalogue/writing/settle-price.ts';
import { productIn } from '../commerceml/objects.ts';
import { namePictures } from '../pictures/show-pictures.ts';
import { refused } from './apply-groups.ts';
import { applyStock } from './apply-stock.ts';
import type { Applying, Outcome } from './applying.ts';
import type { Candidate } from './candidates.ts';
import { writeOver } from './change-products.ts';
import { type Described, startDescribing } from './describe-product.ts';
import { type ExternalLink, linkedAmong, saveLinks } from './external-links.ts';
import { type Place, startFindingPlaces } from './group-decisions.ts';
import type { Formed } from './known-quantity.ts';
import { type Doubted, matchByCode, type Ready } from './match-by-code.ts';
import { eanOf, line, titlesOf } from './names-of-goods.ts';
import { type ReadPrice, startReadingPrices } from './read-prices.ts';
import { factorOf, shopUnit } from './shop-units.ts';
import { NOT_SOLD_GROUP, notePlaced, saveWaiting, waitingFor } from './waiting-list.ts';

/**
 * New products, as many at once as can be. What lacks a category, a price or a unit, and what may be
 * a product of ours already, waits for people; their decisions of before are followed.
 */
export async function placeProducts(
  applying: Applying,
  candidates: Candidate[],
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  if (candidates.length === 0) return outcomes;
  const { changing } = applying;
  const describe = await startDescribing(
    applying,
    candidates.map(({ product }) => product),
  );
  const placeOf = await startFindingPlaces(changing.trx);
  const readPrice = await startReadingPrices(applying);
  const linked = await linkedAmong(
    changing.trx,
    candidates.flatMap(({ decision }) => decision?.product_id ?? []),
  );
  const ready: Ready[] = [];
  const waiting: Doubted[] = [];

  for (const candidate of candidates) {
    const { key, product, offer, decision } = candidate;
    if (decision?.ignore) {
      outcomes.set(key, { outcome: 'skipped', reason: 'not-sold-here' });
      continue;
    }
    const described = await describe(product);
    const price: ReadPrice = offer ? readPrice(offer, product.vatRate) : { kind: 'not-said' };
    const factor = factorOf(
      product.unit,
      offer?.unit ?? null,
      price.kind === 'price' ? price.factor : 1,
    );
    const own = await asVariant(applying, candidate, described, factor);
    const category_id = decision?.category_id ?? own.category_id;
    const linkTo = decision?.product_id;
    const price1c = price.kind === 'price' ? price.price : null;
    if (linkTo !== undefined && !linked.has(linkTo)) {
      linked.add(linkTo);
      ready.push({ candidate, input: { ...own, price: price1c }, factor, linkTo });
      continue;
    }
    const input = { ...own, category_id, price: price1c };
    const reason = lackOf(input, price, placeOf(product.groupIds));
    if (reason === null) ready.push({ candidate, input, factor });
    else waiting.push({ candidate, reason });
  }
  const { alone, doubted } = await matchByCode(changing.trx, ready);
  waiting.push(...doubted);
  const created = await create(applying, alone);
  for (const [key, outcome] of created) outcomes.set(key, outcome);
  for (const { candidate, reason, holder } of waiting) {
    const explained = holder ? `${reason}: ${holder.replaceAll('; ', ', ')}` : reason;
    outcomes.set(
      candidate.key,
      reason === NOT_SOLD_GROUP
        ? { outcome: 'skipped', reason: 'not-sold-here' }
        : { outcome: 'waiting', reason: explained },
    );
  }
  await saveWaiting(
    changing.trx,
    'product',
    waiting.map(({ candidate: { product, offer, goodsAt }, reason, proposed, rival }) =>
      waitingFor(product, reason, {
        said_at: goodsAt,
        title: offer?.title || product.title,
        proposed_id: proposed ?? created.get(rival ?? '')?.localId,
      }),
    ),
  );
  await saveWaiting(
    changing.trx,
    'offer',
    waiting.flatMap(({ candidate: { offer, offerAt } }) =>
      offer ? waitingFor(offer, 'product-waits', { said_at: offerAt }) : [],
    ),
  );
  return outcomes;
}

/** Why it cannot be made yet; null: it can. */
function lackOf({ category_id, unit }: Described, price: ReadPrice, place: Place): string | null {
  if (category_id === null && place.kind === 'ignored') return NOT_SOLD_GROUP;
  if (price.kind === 'refused') return price.reason;
  if (category_id === null) return place.kind === 'asked' ? 'new-group' : 'no-group';
  if (price.kind === 'not-said' || price.price === null) return 'no-price';
  return unit === null ? 'unknown-unit' : null;
}

/** A variant has a name, a code and a bar code of its own. */
async function asVariant(
  { changing, settings }: Applying,
  { key, product, offer }: Candidate,
  described: Described,
  factor: number,
): Promise<Described> {
  if (!offer) return described;
  const unit = factor === 1 && offer.unit ? await shopUnit(changing, offer.unit) : described.unit;
  if (!key.includes('#')) return { ...described, unit };
  const values = offer.characteristics.map(({ value }) => value).join(', ');
  const title = offer.title || `${product.title} (${values})`;
  return {
    ...described,
    ...titlesOf(settings.titleLanguage, title),
    unit,
    code:
      offer.code && offer.code !== product.code
        ? line(offer.code, 100)
        : line(`${described.code} ${values || key.slice(-8)}`, 100),
    ean: eanOf(offer.barcode),
  };
}

async function create(applying: Applying, ready: Ready[]): Promise<Map<string, Outcome>> {
  const { changing, formed } = applying;
  const { trx } = changing;
  const outcomes = new Map<string, Outcome>();
  const placed: (Ready & { id: number })[] = [];
  const place = (one: Ready, id: number, outcome: Outcome) => {
    placed.push({ ...one, id });
    outcomes.set(one.candidate.key, { ...outcome, localId: id });
  };
  const made = ready.filter(({ linkTo }) => linkTo === undefined);
  const { created, refused: notMade } = await createGood(
    changing,
    made.map(newProductOf),
    made.map(({ input: { price } }) => (price ? { price } : {})),
  );
  noteLoad(changing, created);
  for (const { at, id } of created) {
    const one = made[at];
    if (one) place(one, id, { outcome: 'created' });
  }
  for (const { at, fields } of notMade) {
    const one = made[at];
    if (one) outcomes.set(one.candidate.key, refused(invalid(fields)));
  }
  // What is ours stays; in prices 1C leads.
  const notLinked = await writeOver(
    changing,
    ready.flatMap(({ linkTo, input: { price } }) =>
      linkTo !== undefined && price ? [{ id: linkTo, wanted: price }] : [],
    ),
  );
  for (const one of ready) {
    if (one.linkTo === undefined) continue;
    const why = notLinked.get(one.linkTo);
    if (why) outcomes.set(one.candidate.key, refused(why));
    else place(one, one.linkTo, { outcome: 'changed', reason: 'linked' });
  }
  const links = placed.map((one) => linkOf(one, formed));
  await saveLinks(trx, 'product', links);
  await namePictures(
    changing,
    placed.map(({ candidate: { key, product } }) => ({
      external_id: key,
      pictures: product.pictures,
    })),
  );
  await notePlaced(
    trx,
    links.map(({ external_id }) => external_id),
  );
  await applyStock(
    applying,
    placed.flatMap(({ candidate: { offer }, factor, id }) =>
      offer ? [{ productId: id, offer, factor }] : [],
    ),
  );
  return outcomes;
}

const newProductOf = ({ candidate: { key }, input: { price, ...input }, factor }: Ready) => ({
  ...input,
  slug: `${slugOf(input.title_ro, 120)}-${slugOf(input.code, 60)}`,
  // For the form of a new product; the finer one is written.
  price: price ? toLei(baniOf(price, input.vat_rate)) : 0,
  state: 'active',
  family: key.includes('#') ? line(`1c:${productIn(key)}`, 100) : '',
  ...(Number.isInteger(factor) &&
    factor > 1 && { smallest_quantity: factor, quantity_step: factor }),
});

/** Of a product that was ours before nothing is known to be 1C's: what it has stays. */
function linkOf(
  { candidate, input, factor, linkTo, id }: Ready & { id: number },
  formed: Formed,
): ExternalLink {
  const { product, offer } = candidate;
  const { price, ...rest } = input;
  return {
    external_id: candidate.key,
    local_id: id,
    given: {
      ...(linkTo === undefined && { ...rest, state: 'active' }),
      is_deleted: false,
      ...(product.base && { base: product.base }),
      has_price: true,
      goods_at: candidate.goodsAt,
      offer_at: candidate.offerAt,
      counted: formed,
      factor,
      vat_rate_said: product.vatRate,
      unit_said: offer?.unit ?? product.unit,
    },
  };
}
