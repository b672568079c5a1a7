import { isOf, keyOf, type Product, productIn } from '../commerceml/objects.ts';
import { namePictures } from '../pictures/show-pictures.ts';
import type { Applying, Outcome } from './applying.ts';
import { candidatesOf } from './candidates.ts';
import { type Done, idsOf, lockByIds, planMany } from './change-products.ts';
import { type Described, startDescribing } from './describe-product.ts';
import { type ExternalLink, readProductLinks } from './external-links.ts';
import { placeProducts } from './place-products.ts';
import { forgetWaiting, keepBodies, readWaiting } from './waiting-list.ts';

/**
 * What 1C says of its goods. What is linked is changed; the others are placed with the offers that
 * came before them, or wait for theirs.
 */
export async function applyProducts(applying: Applying, staged: Product[]): Promise<Outcome[]> {
  const { base, changing, formedAt } = applying;
  const { trx } = changing;
  // Kept with what waits: whose it is is asked when it is placed.
  const products = base ? staged.map((one) => ({ ...one, base })) : staged;
  const ids = products.map(({ id }) => id);
  const links = await readProductLinks(trx, ids);
  const stored = await lockByIds(trx, idsOf(links), { attributes: true, details: true });
  const describe = await startDescribing(applying, products);
  const linksOf = Map.groupBy(links, ({ external_id: id }) => productIn(id));
  const outcomes = new Map<Product, Outcome>();
  const changed: { product: Product; done: Done }[] = [];
  const newProducts: Product[] = [];
  const many = planMany(applying, stored);
  const last = new Map(products.map((product) => [keyOf(product), product]));

  const given1cOf = async (link: ExternalLink, product: Product) => {
    // A deletion mark says that it is gone, and nothing else.
    if (product.isDeleted) return { fields: {} };
    const described = await describe(product);
    // A package of changes may leave properties out.
    const attributes = product.properties.length > 0 ? described.attributes : undefined;
    return { fields: fieldsOf(link, described), attributes };
  };

  for (const product of products) {
    const key = keyOf(product);
    const own = (linksOf.get(product.id) ?? []).filter((link) => isOf(link.external_id, key));
    const skipped =
      last.get(key) !== product
        ? 'said-twice'
        : product.isService
          ? 'service'
          : own.length === 0 && product.isDeleted
            ? 'deleted'
            : null;
    if (skipped !== null) outcomes.set(product, { outcome: 'skipped', reason: skipped });
    else if (own.length === 0) newProducts.push(product);
    else {
      for (const link of own) {
        const done: Done = isOlder(link, formedAt)
          ? { link, given: {}, outcome: { outcome: 'skipped', reason: 'older' } }
          : many.change(link, {
              ...(await given1cOf(link, product)),
              given: { is_deleted: product.isDeleted, goods_at: formedAt, base: base || null },
            });
        changed.push({ product, done });
      }
    }
  }
  await many.write();
  for (const { product, done } of changed) {
    outcomes.set(product, strongest([outcomes.get(product), done.outcome]));
  }
  await keepBodies(trx, [...new Set(changed.map(({ product }) => product))]);
  await namePictures(
    changing,
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
  const waiting = await readWaiting(
    trx,
    'product',
    newProducts.map(({ id }) => id),
  );
  const candidates = await candidatesOf(
    trx,
    newProducts.map((product) => ({
      product,
      goodsAt: formedAt,
      decision: waiting.get(keyOf(product))?.decision ?? null,
    })),
  );
  const placed = await placeProducts(applying, candidates);
  for (const { key, product } of candidates) {
    const outcome = placed.get(key) ?? { outcome: 'waiting' };
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
  const [first] = outcomes
    .filter((one) => one !== undefined)
    .toSorted((one, other) => strength.indexOf(one.outcome) - strength.indexOf(other.outcome));
  return first ?? { outcome: 'skipped' };
}
