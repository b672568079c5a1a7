import type { Offer, Product, Unit } from '../commerceml/objects.ts';
import { isOlder } from './apply-products.ts';
import { applyStock } from './apply-stock.ts';
import type { Applying, Outcome } from './applying.ts';
import { type Done, holdLinked, planMany } from './change-products.ts';
import { type ExternalLink, readProductLinks } from './external-links.ts';
import { line, titlesOf } from './names-of-goods.ts';
import { placeProducts } from './place-products.ts';
import { startReadingPrices } from './read-prices.ts';
import type { Candidate } from './sort-out-twins.ts';
import { readWaiting, saveWaiting } from './waiting-list.ts';

const keyOf = ({ id, characteristicId }: Offer) =>
  characteristicId ? `${id}#${characteristicId}` : id;

/** Prices and stock of what is sold; what is not known yet waits for its product. */
export async function applyOffers(applying: Applying, offers: Offer[]): Promise<Outcome[]> {
  const { changing, settings, formedAt, formed } = applying;
  const { trx } = changing;
  const ids = offers.map(({ id }) => id);
  const links = new Map(
    (await readProductLinks(trx, ids, { brief: true })).map((link) => [link.external_id, link]),
  );
  const held = await holdLinked(applying, [...links.values()]);
  const unknown = offers.filter((offer) => !links.has(keyOf(offer))).map(({ id }) => id);
  const bodies = await readWaiting(trx, 'product', unknown);
  const waiting = await readWaiting(trx, 'offer', unknown);
  const readPrice = await startReadingPrices(applying);
  const many = planMany(applying, held);
  const changed: { key: string; done: Done; offer: Offer; reason: string }[] = [];
  const outcomes = new Map<string, Outcome>();
  const counted: Parameters<typeof applyStock>[1] = [];
  const candidates: Candidate[] = [];
  const orphans: Offer[] = [];

  for (const [key, offer] of mergedByKey(offers)) {
    const link = links.get(key);
    if (link && isOlder(link, formedAt, 'offer_at')) {
      outcomes.set(key, { outcome: 'skipped', reason: 'older' });
    } else if (link) {
      const price = readPrice(offer, numberOrNull(link.given.vat_rate_said));
      const costs = price.kind === 'price' ? price.said : undefined;
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
      const reason = price.kind === 'refused' ? price.reason : '';
      changed.push({ key, done, offer, reason });
    } else {
      const whole = mergeOffers(waiting.get(key)?.body as Offer | undefined, offer);
      const body = bodies.get(key) ?? bodies.get(offer.id);
      if (offer.isDeleted) outcomes.set(key, { outcome: 'skipped', reason: 'deleted' });
      else if (body) {
        const product = body.body as Product;
        candidates.push({
          key,
          product,
          offer: whole,
          decision: body.decision,
          goodsAt: body.said_at,
          offerAt: formedAt,
        });
      } else orphans.push(whole);
    }
  }
  await many.write();
  for (const { key, done, offer, reason } of changed) {
    outcomes.set(key, { ...done.outcome, ...(reason && { reason }) });
    if (!done.outcome.localId) continue;
    const factor = numberOrNull(done.link.given.factor) ?? 1;
    counted.push({ productId: done.outcome.localId, offer, factor });
  }
  const moved = await applyStock(applying, counted);
  for (const outcome of outcomes.values()) {
    if (outcome.outcome === 'unchanged' && moved.has(outcome.localId ?? 0))
      outcome.outcome = 'changed';
  }
  await saveWaiting(
    trx,
    'offer',
    orphans.map((offer) => ({
      external_id: keyOf(offer),
      reason: 'no-product',
      title: line(offer.title),
      body: offer,
      proposed_id: null,
      said_at: formedAt,
    })),
  );
  for (const offer of orphans)
    outcomes.set(keyOf(offer), { outcome: 'waiting', reason: 'no-product' });
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
  const unit: Unit | null = now.unit ?? before.unit;
  return {
    ...before,
    ...now,
    title: now.title || before.title,
    code: now.code || before.code,
    barcode: now.barcode || before.barcode,
    unit,
    characteristics: now.characteristics.length > 0 ? now.characteristics : before.characteristics,
    prices: [...before.prices.filter(({ typeId }) => !types.has(typeId)), ...now.prices],
    total: now.total ?? before.total,
    stocks: [...before.stocks.filter(({ warehouseId }) => !places.has(warehouseId)), ...now.stocks],
  };
}
