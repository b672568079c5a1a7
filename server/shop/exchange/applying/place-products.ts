import { toLei } from '../../../../contract/money.ts';
import { slugOf } from '../../../../contract/slug-of.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid, missing, type Refused } from '../../../base/changes/refused.ts';
import { holdProducts } from '../../catalogue/writing/bulk/held-products.ts';
import { createGood, noteLoad } from '../../catalogue/writing/create-products.ts';
import { baniOf } from '../../catalogue/writing/settle-price.ts';
import { namePictures } from '../pictures/show-pictures.ts';
import { refused } from './apply-groups.ts';
import { applyStock } from './apply-stock.ts';
import type { Applying, Outcome } from './applying.ts';
import { writeSaid } from './change-products.ts';
import { type Described, eanOf, startDescribing } from './describe-product.ts';
import { type ExternalLink, saveLinks } from './external-links.ts';
import { findTwins, linkedAmong } from './find-twins.ts';
import { startFindingPlaces } from './group-decisions.ts';
import type { Formed } from './known-quantity.ts';
import { line, titlesOf } from './names-of-goods.ts';
import { startReadingPrices } from './read-prices.ts';
import { factorOf, shopUnit } from './shop-units.ts';
import { type Candidate, type Doubted, type Ready, sortOutTwins } from './sort-out-twins.ts';
import { NOT_SOLD_GROUP, notePlaced, saveWaiting } from './waiting-list.ts';

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
    const price = offer ? readPrice(offer, product.vatRate) : { kind: 'not-said' as const };
    const factor = factorOf(
      product.unit,
      offer?.unit ?? null,
      price.kind === 'price' ? price.factor : 1,
    );
    const own = await asVariant(applying, candidate, described, factor);
    const category_id = decision?.category_id ?? own.category_id;
    const linkTo = decision?.product_id;
    if (linkTo !== undefined && !linked.has(linkTo)) {
      linked.add(linkTo);
      const said = price.kind === 'price' ? price.said : null;
      ready.push({ candidate, input: { ...own, price: said }, factor, linkTo });
    } else if (category_id === null && placeOf(product.groupIds).kind === 'ignored') {
      waiting.push({ candidate, reason: NOT_SOLD_GROUP });
    } else if (price.kind === 'refused') waiting.push({ candidate, reason: price.reason });
    else if (category_id === null) {
      const isAsked = placeOf(product.groupIds).kind === 'asked';
      waiting.push({ candidate, reason: isAsked ? 'new-group' : 'no-group' });
    } else if (price.kind === 'not-said' || price.said === null) {
      waiting.push({ candidate, reason: 'no-price' });
    } else if (own.unit === null) waiting.push({ candidate, reason: 'unknown-unit' });
    else ready.push({ candidate, input: { ...own, category_id, price: price.said }, factor });
  }

  const twins = await findTwins(
    changing.trx,
    ready.map(({ input }) => input),
  );
  const { alone, doubted } = sortOutTwins(ready, twins);
  waiting.push(...doubted);
  const created = await create(applying, alone);
  for (const [key, outcome] of created) outcomes.set(key, outcome);
  for (const { candidate, reason, holder } of waiting) {
    const said = holder ? `${reason}: ${holder.replaceAll('; ', ', ')}` : reason;
    outcomes.set(
      candidate.key,
      reason === NOT_SOLD_GROUP
        ? { outcome: 'skipped', reason: 'not-sold-here' }
        : { outcome: 'waiting', reason: said },
    );
  }
  await saveWaiting(
    changing.trx,
    'product',
    waiting.map(({ candidate: { product, offer, goodsAt }, reason, proposed, rival }) => ({
      external_id: product.characteristicId
        ? `${product.id}#${product.characteristicId}`
        : product.id,
      reason,
      title: line(offer?.title || product.title),
      body: product,
      proposed_id: proposed ?? created.get(rival ?? '')?.localId ?? null,
      said_at: goodsAt,
    })),
  );
  await saveWaiting(
    changing.trx,
    'offer',
    waiting.flatMap(({ candidate: { key, offer, offerAt } }) =>
      offer
        ? [
            {
              external_id: key,
              reason: 'product-waits',
              title: line(offer.title),
              body: offer,
              proposed_id: null,
              said_at: offerAt,
            },
          ]
        : [],
    ),
  );
  return outcomes;
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
  const { changing } = applying;
  const outcomes = new Map<string, Outcome>();
  const placed: { one: Ready; id: number }[] = [];
  const made = ready.filter(({ linkTo }) => linkTo === undefined);
  const { created, refused: notMade } = await createGood(
    changing,
    made.map(newProductOf),
    made.map(({ input: { price } }) => (price ? { price } : {})),
  );
  noteLoad(changing, created);
  for (const { at, id } of created) {
    const one = made[at];
    if (one) placed.push({ one, id });
  }
  for (const { at, fields } of notMade) {
    const one = made[at];
    if (one) outcomes.set(one.candidate.key, refused(invalid(fields)));
  }
  for (const { one } of placed) outcomes.set(one.candidate.key, { outcome: 'created' });
  const notLinked = await priceLinked(changing, ready);
  for (const one of ready) {
    if (one.linkTo === undefined) continue;
    const why = notLinked.get(one.linkTo);
    outcomes.set(one.candidate.key, why ? refused(why) : { outcome: 'changed', reason: 'linked' });
    if (!why) placed.push({ one, id: one.linkTo });
  }
  await saveLinks(
    changing.trx,
    'product',
    placed.map(({ one, id }) => linkOf(one, id, applying.formed)),
  );
  await namePictures(
    changing,
    placed.map(({ one: { candidate } }) => ({
      external_id: candidate.key,
      pictures: candidate.product.pictures,
    })),
  );
  await notePlaced(
    changing.trx,
    placed.map(({ one }) => one.candidate.key),
  );
  await applyStock(
    applying,
    placed.flatMap(({ one: { candidate, factor }, id }) =>
      candidate.offer ? [{ productId: id, offer: candidate.offer, factor }] : [],
    ),
  );
  for (const { one, id } of placed) {
    const outcome = outcomes.get(one.candidate.key);
    if (outcome) outcome.localId = id;
  }
  return outcomes;
}

/** What is ours stays; in prices 1C leads. Answers with what is refused. */
async function priceLinked(changing: Changing, ready: Ready[]): Promise<Map<number, Refused>> {
  const prices = ready.flatMap(({ linkTo, input: { price } }) =>
    linkTo !== undefined && price ? [{ id: linkTo, price }] : [],
  );
  const held = await holdProducts(
    changing.trx,
    prices.map(({ id }) => ({ id, fields: {} })),
  );
  const planned = prices.flatMap(({ id, price }) => {
    const product = held.get(id);
    return product ? [{ held: product, wanted: price }] : [];
  });
  const notWritten = await writeSaid(changing, planned);
  for (const { id } of prices) if (!held.has(id)) notWritten.set(id, missing());
  return notWritten;
}

const newProductOf = ({ candidate: { key }, input: { price, ...input }, factor }: Ready) => ({
  ...input,
  slug: `${slugOf(input.title_ro, 120)}-${slugOf(input.code, 60)}`,
  // For the form of a new product; the finer one is written.
  price: price ? toLei(baniOf(price, input.vat_rate)) : 0,
  state: 'active',
  family: key.includes('#') ? line(`1c:${key.split('#', 1)[0]}`, 100) : '',
  ...(Number.isInteger(factor) &&
    factor > 1 && { smallest_quantity: factor, quantity_step: factor }),
});

/** Of a product that was ours before nothing is known to be 1C's: what it has stays. */
function linkOf(
  { candidate, input, factor, linkTo }: Ready,
  id: number,
  formed: Formed,
): ExternalLink {
  const { product, offer } = candidate;
  const { price, ...said } = input;
  return {
    external_id: candidate.key,
    local_id: id,
    version: product.version,
    given: {
      ...(linkTo === undefined && { ...said, state: 'active' }),
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
