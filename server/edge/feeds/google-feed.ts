import { type Locale, localePrefix } from '../../../contract/locale.ts';
import { escapeXml } from '../../base/xml/escape-xml.ts';
import type { Shop } from '../../shop/shop.ts';
import { feedProducts } from './feed-products.ts';
import { type Presented, presentProduct } from './presented-product.ts';

const LONGEST_TITLE = 150;
/** Google reads no more. */
const MOST_DETAILS = 100;

/** Google Merchant's RSS 2.0; others read it too. */
export async function* googleFeed(shop: Shop, locale: Locale): AsyncGenerator<string> {
  const { publicUrl } = shop.config;
  const { name } = shop.settings().identity;
  const catalogue = shop.catalogue();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
    element('title', name),
    element('link', `${publicUrl}${localePrefix(locale)}`),
    element('description', name),
  ].join('')}\n`;
  for await (const products of feedProducts(shop.db)) {
    yield products
      .map((product) => item(presentProduct(product, catalogue, publicUrl, locale)))
      .join('');
  }
  yield '</channel></rss>\n';
}

function item(product: Presented): string {
  const [picture = '', ...pictures] = product.pictures;
  const { promotionPrice } = product;
  const fields: [name: string, text: string][] = [
    ['id', product.id],
    ['title', Array.from(product.title).slice(0, LONGEST_TITLE).join('')],
    ['description', product.description],
    ['link', product.link],
    ['image_link', picture],
    ...pictures.map((one): [string, string] => ['additional_image_link', one]),
    ['availability', product.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', `${product.price} MDL`],
    ['sale_price', promotionPrice === null ? '' : `${promotionPrice} MDL`],
    ['brand', product.brand],
    ['gtin', product.ean],
    ['mpn', product.code],
    ['condition', 'new'],
    ['product_type', product.path.join(' > ')],
  ];
  const elements = fields.map(([name, text]) => (text === '' ? '' : element(`g:${name}`, text)));
  const details = product.facts.slice(0, MOST_DETAILS).map(({ title: name, value }) => {
    const parts = [element('g:attribute_name', name), element('g:attribute_value', value)];
    return `<g:product_detail>${parts.join('')}</g:product_detail>`;
  });
  return `<item>${[...elements, ...details].join('')}</item>\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
