import type { Locale } from '../../../contract/locale.ts';
import { escapeXml } from '../../base/xml/escape-xml.ts';
import type { Category } from '../../shop/reference/categories.ts';
import type { Shop } from '../../shop/shop.ts';
import { feedProducts } from './feed-products.ts';
import { type Presented, presentProduct } from './presented-product.ts';

/** YML, which marketplaces of the region read. */
export async function* ymlFeed(shop: Shop, locale: Locale): AsyncGenerator<string> {
  const { publicUrl } = shop.config;
  const { name, legalName } = shop.settings().identity;
  const catalogue = shop.catalogue();
  const made = new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="${made}"><shop>${[
    element('name', name),
    element('company', legalName || name),
    element('url', publicUrl),
    '<currencies><currency id="MDL" rate="1"/></currencies>',
    `<categories>${catalogue.categories.map((category) => categoryXml(category, locale)).join('')}</categories>`,
  ].join('')}<offers>\n`;
  for await (const products of feedProducts(shop.db)) {
    yield products
      .map((product) =>
        offer(presentProduct(product, catalogue, publicUrl, locale), product.category_id),
      )
      .join('');
  }
  yield '</offers></shop></yml_catalog>\n';
}

const categoryXml = ({ id, parent, title }: Category, locale: Locale) =>
  `<category id="${id}"${parent ? ` parentId="${parent.id}"` : ''}>${escapeXml(title[locale])}</category>`;

function offer(product: Presented, categoryId: number) {
  const { price, promotionPrice } = product;
  const fields: [name: string, text: string][] = [
    ['url', product.link],
    ['price', promotionPrice ?? price],
    ['oldprice', promotionPrice === null ? '' : price],
    ['currencyId', 'MDL'],
    ['categoryId', String(categoryId)],
    ...product.pictures.map((one): [string, string] => ['picture', one]),
    ['name', product.title],
    ['vendor', product.brand],
    ['vendorCode', product.code],
    ['barcode', product.ean],
    ['description', product.description],
  ];
  const elements = fields.map(([name, text]) => (text === '' ? '' : element(name, text)));
  const params = product.facts.map(
    ({ title, value }) => `<param name="${escapeXml(title)}">${escapeXml(value)}</param>`,
  );
  return `<offer id="${product.id}" available="${product.isInStock}">${[...elements, ...params].join('')}</offer>\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
