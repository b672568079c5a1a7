import { sql } from 'kysely';
import { slugOf } from '../../../../contract/slug-of.ts';
import { cleanHtml } from '../../../base/text/sanitise-html.ts';
import { brands } from '../../catalogue/writing/brands.ts';
import { freeSlug } from '../../catalogue/writing/free-slug.ts';
import type { Product } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import { type ExternalLink, readLinks, saveLinks } from './external-links.ts';
import { startFindingPlaces } from './group-decisions.ts';
import { isIgnored, type MapProperty, startMapping, titleOfValue } from './map-properties.ts';
import { eanOf, inBoth, line, titlesOf } from './names-of-goods.ts';
import { noteExamples } from './note-examples.ts';
import { shopUnit } from './shop-units.ts';

/** What 1C says of a product, in the words of the shop. */
export type Described = {
  title_ro: string;
  title_ru: string;
  description_ro: string;
  description_ru: string;
  specifications: { label_ro: string; label_ru: string; value_ro: string; value_ru: string }[];
  category_id: number | null;
  brand_id: number;
  unit: string | null;
  vat_rate: number;
  code: string;
  ean: string | null;
  /** Values of attributes that people have said its properties are. */
  attributes: number[];
};

export type Describe = (product: Product) => Promise<Described>;

/** Reads once what many products are described by. */
export async function startDescribing(applying: Applying, products: Product[]): Promise<Describe> {
  const { changing, settings } = applying;
  const { trx } = changing;
  const placeOf = await startFindingPlaces(trx);
  const properties = await readLinks(
    trx,
    'property',
    products.flatMap((product) => product.properties.map(({ id }) => id)),
  );
  await noteExamples(trx, products, properties);
  const mapped = await startMapping(applying, products, properties);
  const makerOf = await startNamingMakers(applying);
  return async (product) => {
    const description = cleanHtml(product.description.slice(0, 100_000));
    const { title_ru: isRussian } = titlesOf(settings.titleLanguage, product.description);
    const ean = eanOf(product.barcode);
    const place = placeOf(product.groupIds);
    return {
      ...titlesOf(settings.titleLanguage, product.title, product.fullTitle),
      description_ro: description,
      description_ru: isRussian ? description : '',
      specifications: specificationsOf(product, properties, { ean, mapped }),
      attributes: attributesOf(product, properties, mapped),
      category_id: place.kind === 'category' ? place.id : null,
      brand_id: await makerOf(product.maker ?? namedMaker(product, properties)),
      unit: await shopUnit(changing, product.unit),
      vat_rate: product.vatRate === null ? 20 : Math.round(Math.min(100, product.vatRate)),
      code: line(product.code || product.ownCode || product.barcode || product.id.slice(0, 8), 100),
      ean,
    };
  };
}

const MOST_SPECIFICATIONS = 200;

const attributesOf = (
  product: Product,
  properties: Map<string, ExternalLink>,
  mapped: MapProperty,
): number[] => [
  ...new Set(
    product.properties.flatMap(({ id, values }) =>
      values.flatMap((value) => mapped(id, titleOfValue(properties.get(id), value)) ?? []),
    ),
  ),
];

/** Whatever is said about it that has no place of its own, as people wrote it. */
function specificationsOf(
  product: Product,
  properties: Map<string, ExternalLink>,
  { ean, mapped }: { ean: string | null; mapped: MapProperty },
): Described['specifications'] {
  const labelled = [
    ...product.properties
      .filter(({ id }) => !isIgnored(properties.get(id)))
      .map(({ id, values }) => ({
        name: String(properties.get(id)?.given.title ?? ''),
        value: values
          .map((value) => titleOfValue(properties.get(id), value))
          .filter((title) => mapped(id, title) === null)
          .join(', '),
      })),
    ...product.requisites.filter(({ name }) => name === 'Вес'),
    { name: 'EAN', value: ean === null ? product.barcode : '' },
  ];
  return labelled
    .map(({ name, value }) => ({ label: line(name, 200), value: line(value, 500) }))
    .filter(({ label, value }) => label !== '' && value !== '' && value !== '0')
    .slice(0, MOST_SPECIFICATIONS)
    .map(({ label, value }) => [inBoth(label), inBoth(value)] as const)
    .map(([label, value]) => ({
      label_ro: label.ro,
      label_ru: label.ru,
      value_ro: value.ro,
      value_ru: value.ru,
    }));
}

function namedMaker(product: Product, properties: Map<string, ExternalLink>) {
  const named = product.properties.find(
    ({ id, values }) => values.length > 0 && properties.get(id)?.given.title === 'Производитель',
  );
  const title = named && titleOfValue(properties.get(named.id), named.values[0] ?? '');
  return title ? { id: `name:${title.toLowerCase()}`, title } : null;
}

const NO_MAKER = { id: '', title: 'Fără marcă' };

/** By 1C's id, else by the name of a brand the shop has; otherwise a new one. */
async function startNamingMakers({ changing }: Applying) {
  const { trx } = changing;
  const known: Map<string, ExternalLink> = await readLinks(trx, 'brand');
  return async (given: Product['maker']): Promise<number> => {
    const maker = given && line(given.title) ? { ...given, title: line(given.title) } : NO_MAKER;
    const linked = known.get(maker.id)?.local_id;
    if (linked) return linked;
    const { rows } = await sql<{ id: number }>`
      select id
      from brand
      where lower(title) = lower(${maker.title})
        and not exists (
          select
          from external_link
          where kind = 'brand'
            and local_id = brand.id
        )
      order by id
      limit 1`.execute(trx);
    const id = rows[0]?.id ?? (await createMaker(maker));
    const link: ExternalLink = { external_id: maker.id, local_id: id, given: maker };
    known.set(maker.id, link);
    await saveLinks(trx, 'brand', [link]);
    return id;
  };

  /** 1C may have several makers of one name, and its ids often end alike. */
  async function createMaker({ title }: { title: string }) {
    const wished = slugOf(title);
    const { rows } = await sql<{ slug: string }>`
      select slug
      from brand
      where slug = ${wished}
        or slug like ${`${wished}-%`}`.execute(trx);
    const slug = freeSlug(wished, new Set(rows.map((one) => one.slug)));
    return Number((await brands.create(changing, { slug, title })).id);
  }
}
