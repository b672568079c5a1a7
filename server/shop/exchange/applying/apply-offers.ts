import { keyOf, type Offer } from '../commerceml/objects.ts';
import { isOlder } from './apply-products.ts';
import { applyStock } from './apply-stock.ts';
import type { Applying, Outcome } from './applying.ts';
import { asNew, type Candidate } from './candidates.ts';
import { type Done, idsOf, lockByIds, planMany } from './change-products.ts';
import { type ExternalLink, readProductLinks } from './external-links.ts';
import { titlesOf } from './names-of-goods.ts';
import { placeProducts } from './place-products.ts';
import { startReadingPrices } from './read-prices.ts';
import { readWaiting, saveWaiting, waitingFor } from './waiting-list.ts';

/** Prices and stock of what is sold; what is not known yet waits for its product. */
export async function applyOffers(applying: Applying, offers: Offer[]): Promise<Outcome[]> {
  const { changing, settings, formedAt, formed } = applying;
  const { trx } = changing;
  const ids = offers.map(({ id }) => id);
  const links = new Map(
    (await readProductLinks(trx, ids, { brief: true })).map((link) => [link.external_id, link]),
  );
  const stored = await lockByIds(trx, idsOf([...links.values()]));
  const unknown = offers.filter((offer) => !links.has(keyOf(offer))).map(({ id }) => id);
  const bodies = await readWaiting(trx, 'product', unknown);
  const waiting = await readWaiting(trx, 'offer', unknown);
  const readPrice = await startReadingPrices(applying);
  const many = planMany(applying, stored);
  const changed: { key: string; done: Done; offer: Offer; reason: string }[] = [];
  const outcomes = new Map<string, Outcome>();
  const candidates: Candidate[] = [];
  const orphans: Offer[] = [];

  for (const [key, offer] of mergedByKey(offers)) {
    const link = links.get(key);
    if (link && isOlder(link, formedAt, 'offer_at')) {
      outcomes.set(key, { outcome: 'skipped', reason: 'older' });
    } else if (link) {
      const price = readPrice(offer, numberOrNull(link.given.vat_rate_said));
      const costs = price.kind === 'price' ? price.price : undefined;
      const isVariant = key.includes('#') && offer.title !== '';
      const done = many.change(link, {
        fields: isVariant ? titlesOf(settings.titleLanguage, offer.title) : {},
        price: costs ?? undefined,
        given: {
          offer_at: formedAt,
          ...(isCounted(offer) && !isSaidAgain(link, formedAt) && { counted: formed }),
          ...(costs !== undefined && { has_price: costs !== null }),
          ...(offer.isDeleted && { is_deleted: true }),
        },
      });
      changed.push({ key, done, offer, reason: price.kind === 'refused' ? price.reason : '' });
    } else if (offer.isDeleted) outcomes.set(key, { outcome: 'skipped', reason: 'deleted' });
    else {
      const whole = mergeOffers(waiting.get(key)?.body as Offer | undefined, offer);
      const product = bodies.get(key) ?? bodies.get(offer.id);
      if (product) candidates.push({ ...asNew(product), key, offer: whole, offerAt: formedAt });
      else {
        orphans.push(whole);
        outcomes.set(key, { outcome: 'waiting', reason: 'no-product' });
      }
    }
  }
  await many.write();
  for (const { key, done, reason } of changed) {
    outcomes.set(key, { ...done.outcome, ...(reason && { reason }) });
  }
  const moved = await applyStock(
    applying,
    changed.flatMap(({ done: { link, outcome }, offer }) =>
      outcome.localId
        ? [{ productId: outcome.localId, offer, factor: numberOrNull(link.given.factor) ?? 1 }]
        : [],
    ),
  );
  for (const outcome of outcomes.values()) {
    if (outcome.outcome === 'unchanged' && moved.has(outcome.localId ?? 0))
      outcome.outcome = 'changed';
  }
  await saveWaiting(
    trx,
    'offer',
    orphans.map((offer) => waitingFor(offer, 'no-product', { said_at: formedAt })),
  );
  const placed = await placeProducts(applying, candidates);
  for (const [key, outcome] of placed) outcomes.set(key, outcome);
  return offers.map((offer) => outcomes.get(keyOf(offer)) ?? { outcome: 'skipped' });
}

/** The same file once more says nothing new. */
const isSaidAgain = ({ given }: ExternalLink, formedAt: string) =>
  formedAt !== '' && given.offer_at === formedAt && given.counted !== undefined;

const isCounted = ({ stocks, total }: Offer) => stocks.length > 0 || total !== null;

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

function mergedByKey(offers: Offer[]): Map<string, Offer> {
  const merged = new Map<string, Offer>();
  for (const offer of offers)
    merged.set(keyOf(offer), mergeOffers(merged.get(keyOf(offer)), offer));
  return merged;
}

/** Prices and rests may come apart: what a later one does not say, an earlier one has said. */
function mergeOffers(before: Offer | undefined, now: Offer): Offer {
  if (!before) return now;
  const places = new Set(now.stocks.map(({ warehouseId }) => warehouseId));
  const types = new Set(now.prices.map(({ typeId }) => typeId));
  return {
    ...before,
    ...now,
    title: now.title || before.title,
    code: now.code || before.code,
    barcode: now.barcode || before.barcode,
    unit: now.unit ?? before.unit,
    characteristics: now.characteristics.length > 0 ? now.characteristics : before.characteristics,
    prices: [...before.prices.filter(({ typeId }) => !types.has(typeId)), ...now.prices],
    total: now.total ?? before.total,
    stocks: [...before.stocks.filter(({ warehouseId }) => !places.has(warehouseId)), ...now.stocks],
  };
}
