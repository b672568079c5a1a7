import type { Offer, Product } from '../commerceml/objects.ts';
import { namePictures } from '../pictures/show-pictures.ts';
import type { Applying, Outcome } from './applying.ts';
import { type Done, holdLinked, planMany } from './change-products.ts';
import { type Described, startDescribing } from './describe-product.ts';
import { type ExternalLink, readProductLinks } from './external-links.ts';
import { placeProducts } from './place-products.ts';
import type { Candidate } from './sort-out-twins.ts';
import { forgetWaiting, keepBodies, readWaiting } from './waiting-list.ts';

const keyOf = ({ id, characteristicId }: Product) =>
  characteristicId ? `${id}#${characteristicId}` : id;

/**
 * What 1C says of its goods. What is linked is changed; the others are placed with the offers that
 * came before them, or wait for theirs.
 */
export async function applyProducts(applying: Applying, staged: Product[]): Promise<Outcome[]> {
  // Kept with what waits: whose it is is asked when it is placed.
  const products = applying.base ? staged.map((one) => ({ ...one, base: applying.base })) : staged;
  const { trx } = applying.changing;
  const ids = products.map(({ id }) => id);
  const links = await readProductLinks(trx, ids);
  const held = await holdLinked(applying, links, { attributes: true, details: true });
  const describe = await startDescribing(applying, products);
  const linksOf = Map.groupBy(links, ({ external_id: id }) => id.split('#', 1)[0] ?? id);
  const unknown = ids.filter((id) => !linksOf.has(id));
  const offers = await readWaiting(trx, 'offer', unknown);
  const waiting = await readWaiting(trx, 'product', unknown);
  const outcomes = new Map<Product, Outcome>();
  const changed: { product: Product; done: Done }[] = [];
  const candidates: { product: Product; candidate: Candidate }[] = [];
  const bodies = new Map<string, Product>();
  const many = planMany(applying, held);
  const goodsAt = applying.formedAt;
  const last = new Map(products.map((product) => [keyOf(product), product]));

  const saidOf = async (link: ExternalLink, product: Product) => {
    const described = await describe(product);
    // A package of changes may leave properties out.
    const attributes = product.properties.length > 0 ? described.attributes : undefined;
    return { fields: fieldsOf(link, described), attributes };
  };

  for (const product of products) {
    const key = keyOf(product);
    const own = (linksOf.get(product.id) ?? []).filter(
      ({ external_id: id }) => id === key || id.startsWith(`${key}#`),
    );
    if (last.get(key) !== product)
      outcomes.set(product, { outcome: 'skipped', reason: 'said-twice' });
    else if (product.isService) outcomes.set(product, { outcome: 'skipped', reason: 'service' });
    else if (own.length > 0) {
      for (const link of own) {
        const done: Done = isOlder(link, applying.formedAt)
          ? { link, said: {}, outcome: { outcome: 'skipped', reason: 'older' } }
          : many.change(link, {
              // A deletion mark says that it is gone, and nothing else.
              ...(product.isDeleted ? { fields: {} } : await saidOf(link, product)),
              given: {
                is_deleted: product.isDeleted,
                goods_at: applying.formedAt,
                base: applying.base || null,
              },
            });
        changed.push({ product, done });
      }
      bodies.set(key, product);
    } else if (product.isDeleted) {
      outcomes.set(product, { outcome: 'skipped', reason: 'deleted' });
    } else {
      const own = [...offers].filter(([id]) => id === key || id.startsWith(`${key}#`));
      const decision = waiting.get(key)?.decision ?? null;
      for (const [id, { body, said_at: offerAt }] of own) {
        const candidate = { key: id, product, offer: body as Offer, decision, goodsAt, offerAt };
        candidates.push({ product, candidate });
      }
      if (own.length === 0) {
        const candidate = { key, product, offer: null, decision, goodsAt, offerAt: '' };
        candidates.push({ product, candidate });
      }
    }
  }
  await many.write();
  for (const { product, done } of changed) {
    outcomes.set(product, strongest([outcomes.get(product), done.outcome]));
  }
  await keepBodies(trx, bodies);
  await namePictures(
    applying.changing,
    changed.flatMap(({ product: { pictures }, done: { link, outcome } }) =>
      outcome.outcome === 'skipped' ? [] : [{ external_id: link.external_id, pictures }],
    ),
  );
  const gone = products.filter(
    (product) => product.isDeleted && last.get(keyOf(product)) === product,
  );
  await forgetWaiting(
    trx,
    gone.map(({ id }) => id),
  );
  const placed = await placeProducts(
    applying,
    candidates.map(({ candidate }) => candidate),
  );
  for (const { product, candidate } of candidates) {
    const outcome = placed.get(candidate.key) ?? { outcome: 'waiting' };
    outcomes.set(product, strongest([outcomes.get(product), outcome]));
  }
  return products.map((product) => outcomes.get(product) ?? { outcome: 'skipped' });
}

/** A file that was written before what we know already. */
export const isOlder = (link: ExternalLink, formedAt: string, part = 'goods_at') =>
  typeof link.given[part] === 'string' && formedAt !== '' && String(link.given[part]) > formedAt;

/** Names, codes and units of variants come with their offers. */
function fieldsOf({ external_id, given }: ExternalLink, described: Described) {
  const { title_ro, title_ru, code, ean, unit, category_id, attributes, ...shared } = described;
  const fields = { ...shared, ...(category_id !== null && { category_id }) };
  if (external_id.includes('#')) return fields;
  // A bar code that is somebody else's was left out, and stays out until it changes.
  return {
    ...fields,
    title_ro,
    title_ru,
    code,
    ...(given.factor === 1 && unit !== null && { unit }),
  };
}

const strength: Outcome['outcome'][] = [
  'refused',
  'archived',
  'created',
  'changed',
  'waiting',
  'unchanged',
  'skipped',
];

/** Of several variants what is worth knowing most. */
function strongest(outcomes: (Outcome | undefined)[]): Outcome {
  const all = outcomes.flatMap((one) => (one ? [one] : []));
  const [first] = all.toSorted(
    (one, other) => strength.indexOf(one.outcome) - strength.indexOf(other.outcome),
  );
  return first ?? { outcome: 'skipped' };
}
