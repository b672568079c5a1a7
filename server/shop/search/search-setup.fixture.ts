import { expect } from 'vitest';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { demoShop } from '../../testing/demo-shop.ts';

type Options = { locale?: 'ro' | 'ru'; more?: string; path?: string };

export const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

/** The demo shop as tests of search use it; it is only read. */
export async function openSearchSetup() {
  const shop = await demoShop();

  /** The text as a browser encodes it; `more` stands in the address as it is. */
  async function search(text: string, { locale, more = '', path }: Options = {}) {
    const { status, json } = await shop.api(
      'GET',
      `${path ?? '/products/search-filter/'}?search=${encodeURIComponent(text)}${more}`,
      { ...(locale && { locale }) },
    );
    expect(status, text).toBe(200);
    const answer: FilteredProductList = json;
    return answer;
  }

  async function everyId(text: string, more = ''): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const answer = await search(text, { more: `${more}&page=${page}` });
      ids.push(...idsOf(answer));
      if (answer.pages.next === null) return ids;
    }
  }

  /** The values an attribute has on each of the products, in their order. */
  async function valuesOf(ids: number[], attribute: string): Promise<string[]> {
    const rows = await shop.db
      .selectFrom('product_attribute')
      .innerJoin('attribute_value', 'attribute_value.id', 'attribute_value_id')
      .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
      .select(['product_id', 'attribute_value.key'])
      .where('attribute.key', '=', attribute)
      .where('product_id', 'in', ids)
      .execute();
    const byId = new Map(rows.map(({ product_id, key }) => [product_id, key]));
    return ids.map((id) => byId.get(id) ?? 'none');
  }

  return { shop, search, everyId, valuesOf };
}
