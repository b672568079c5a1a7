import { type Locale, localePrefix } from '../../contract/locale.ts';
import type { Shop } from '../shop.ts';
import { escapeXml } from '../xml/escape-xml.ts';
import { feedProducts } from './feed-products.ts';
import { type Presented, presentProduct } from './presented-product.ts';

const LONGEST_TITLE = 150;

/** Google Merchant's RSS 2.0; others read it too. */
export async function* googleFeed(shop: Shop, locale: Locale): AsyncGenerator<string> {
  const { publicUrl } = shop.config;
  const { name } = shop.settings().identity;
  const { brandById, categoryById } = shop.catalogue();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
    element('title', name),
    element('link', `${publicUrl}${localePrefix(locale)}`),
    element('description', name),
  ].join('')}\n`;
  for await (const products of feedProducts(shop.db)) {
    yield products
      .map((product) =>
        item(presentProduct(product, publicUrl, locale), {
          brand: brandById.get(product.brand_id)?.title ?? '',
          path: (categoryById.get(product.category_id)?.path ?? []).map(
            ({ title }) => title[locale],
          ),
        }),
      )
      .join('');
  }
  yield '</channel></rss>\n';
}

function item(product: Presented, { brand, path }: { brand: string; path: string[] }): string {
  const [picture = '', ...pictures] = product.pictures;
  const { promotionPrice } = product;
  const said: [name: string, text: string][] = [
    ['id', product.id],
    ['title', Array.from(product.title).slice(0, LONGEST_TITLE).join('')],
    ['description', product.description],
    ['link', product.link],
    ['image_link', picture],
    ...pictures.map((one): [string, string] => ['additional_image_link', one]),
    ['availability', product.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', `${product.price} MDL`],
    ['sale_price', promotionPrice === null ? '' : `${promotionPrice} MDL`],
    ['brand', brand],
    ['gtin', product.ean],
    ['mpn', product.code],
    ['condition', 'new'],
    ['product_type', path.join(' > ')],
  ];
  const elements = said.map(([name, text]) => (text === '' ? '' : element(`g:${name}`, text)));
  return `<item>${elements.join('')}</item>\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
