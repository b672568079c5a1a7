import type { Catalogue } from '../../demo/catalogue/make-catalogue.ts';
import type { Text } from '../../demo/records.ts';

export type Document = {
  code: string;
  /** The shop's own code and the EAN. */
  numbers: string;
  title_ro: string;
  title_ru: string;
  brand: string;
  category: string;
  attributes: string;
};

/** What is known of each product, in both languages: every engine is given the same. */
export function documentsOf({ products, brands, categories, attributes }: Catalogue): Document[] {
  const brandTitles = new Map(brands.map(({ key, title }) => [key, title]));
  const categoryTitles = new Map(categories.map(({ key, title }) => [key, both(title)]));
  const attributeTitles = new Map(attributes.map(({ key, title }) => [key, both(title)]));
  return products.map((product) => ({
    code: product.code,
    numbers: `${product.shopCode} ${product.ean}`,
    title_ro: product.title.ro,
    title_ru: product.title.ru,
    brand: brandTitles.get(product.brand) ?? product.brand,
    category: categoryTitles.get(product.category) ?? '',
    attributes: product.attributes
      .map(({ attribute, label }) => `${attributeTitles.get(attribute) ?? ''} ${both(label)}`)
      .join(' '),
  }));
}

const both = ({ ro, ru }: Text) => (ro === ru ? ro : `${ro} ${ru}`);
