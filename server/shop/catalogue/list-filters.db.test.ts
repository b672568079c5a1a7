import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../contract/shapes/listing.ts';
import { type DemoShop, demoShop } from '../../testing/demo-shop.ts';

const shop = await demoShop();
const { token } = shop;

type Option = { name: string; title: string; count: number };

async function filters(query: string, options: Parameters<DemoShop['api']>[2] = {}) {
  const { status, json } = await shop.api(
    'GET',
    `/categories/categories-filter/?${query}`,
    options,
  );
  expect(status, query).toBe(200);
  const answer: Filter[] = json;
  return answer;
}
const optionsOf = (filter: Filter | undefined): Option[] =>
  (filter?.filter_items ?? []).flatMap((item) => ('count' in item ? [item] : []));
const named = (all: Filter[], type: string) => all.find(({ filter_type }) => filter_type === type);
const titled = (all: Filter[], title: string) => all.find((filter) => filter.title === title);
const CABLES = 'parent_type=category&parent_slug=cabluri-si-conductoare';
const NYM = 'parent_type=subsubsubcategory&parent_slug=cablu-nym-j-nym-o';

describe('what is offered', () => {
  test('a leaf offers its own attributes, in its order', async () => {
    const leaf = shop.shop.catalogue().categoryByName.get('4/cablu-nym-j-nym-o');
    const offered = (await filters(NYM)).filter(({ filter_type }) =>
      /^attribute/.test(filter_type),
    );
    const titles = leaf?.attributes.map(({ title }) => title.ro) ?? [];
    expect(offered.map(({ filter_type, title }) => [filter_type, title])).toEqual(
      titles.map((title, at) => [`attribute_${at + 1}`, title]),
    );
    expect(titles.slice(0, 3)).toEqual(['Marcă cablu', 'Număr de conductoare', 'Secțiune']);
  });

  test('what the trade asks first stands before price and brand', async () => {
    for (const query of [CABLES, NYM, 'is_promotion=true']) {
      const types = (await filters(query, { token })).map(({ filter_type }) =>
        filter_type.replace(/_\d+$/, ''),
      );
      const trade = types.filter((type) => type !== 'category').slice(0, 5);
      expect(trade).toEqual(['attribute', 'attribute', 'attribute', 'price', 'brand']);
    }
  });

  test('numbers stand in the order of numbers', async () => {
    const sections = optionsOf(titled(await filters(CABLES), 'Secțiune')).map(({ name }) =>
      Number(name.replace('section_mm2:', '')),
    );
    expect(sections.length).toBeGreaterThan(8);
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  });

  test.each([
    ['conectori-module-patch-cord', 'subsubcategory', 'Categorie', ['5e', '6', '6A']],
    ['prize-si-intrerupatoare-ip44-ip54', 'subsubcategory', 'Grad de protecție', ['IP44', 'IP54']],
    [
      'intrerupatoare-automate-modulare',
      'subsubcategory',
      'Număr de poli',
      ['1P', '2P', '3P', '4P'],
    ],
  ])('grades stand by the number in them: %s', async (slug, type, title, grades) => {
    const all = await filters(`parent_type=${type}&parent_slug=${slug}`);
    expect(optionsOf(titled(all, title)).map((option) => option.title)).toEqual(grades);
  });

  test('words and brands stand by the number of products', async () => {
    const all = await filters(CABLES);
    for (const filter of [titled(all, 'Culoare'), named(all, 'brand')]) {
      const counts = optionsOf(filter).map(({ count }) => count);
      expect(counts.length).toBeGreaterThan(2);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
  });

  test('a category offers its children, a leaf none', async () => {
    const catalogue = shop.shop.catalogue();
    const children = catalogue.categoryByName.get('1/cabluri-si-conductoare')?.children;
    expect(optionsOf(named(await filters(CABLES), 'category')).map(({ name }) => name)).toEqual(
      children?.map(({ id }) => String(id)),
    );
    expect(named(await filters(NYM), 'category')).toBeUndefined();
  });

  test('above the leaves at most twelve attributes are offered', async () => {
    for (const query of [CABLES, '', 'is_promotion=true']) {
      const offered = (await filters(query)).filter((one) => one.filter_type.startsWith('attr'));
      expect(offered.length).toBeGreaterThan(3);
      expect(offered.length).toBeLessThanOrEqual(12);
    }
  });

  test('both languages name the same options', async () => {
    const [romanian, russian] = [await filters(CABLES), await filters(CABLES, { locale: 'ru' })];
    const names = (all: Filter[]) => all.map((filter) => optionsOf(filter).map(({ name }) => name));
    expect(names(russian)).toEqual(names(romanian));
    expect(named(romanian, 'brand')?.title).toBe('Brand');
    expect(named(russian, 'brand')?.title).toBe('Бренд');
    expect(named(russian, 'attribute_1')?.title).not.toBe(named(romanian, 'attribute_1')?.title);
  });

  test('an attribute keeps its number when another drops out', async () => {
    const before = await filters(NYM);
    const after = await filters(`${NYM}&attributes=cores:99`);
    for (const { title, filter_type } of after) {
      expect(titled(before, title)?.filter_type).toBe(filter_type);
    }
  });
});

describe('price', () => {
  test('a guest is offered no price', async () => {
    expect(named(await filters(`${CABLES}&price__gte=1`), 'price')).toBeUndefined();
    expect(JSON.stringify(await filters(CABLES))).not.toContain('price');
  });

  test('a customer sees the lowest and the highest, the own bounds left aside', async () => {
    const { json: cheap } = await shop.api('GET', `/products/items/?${CABLES}&order_by=cheap`, {
      token,
    });
    const { json: dear } = await shop.api('GET', `/products/items/?${CABLES}&order_by=expensive`, {
      token,
    });
    const paid = (list: typeof cheap) => list.results[0].promotion_price ?? list.results[0].price;
    const bounds = [
      { id: 'price__gte', filter_item_name: 'price__gte', name: 'de la', value: paid(cheap) },
      { id: 'price__lte', filter_item_name: 'price__lte', name: 'până la', value: paid(dear) },
    ];
    for (const query of [CABLES, `${CABLES}&price__gte=20&price__lte=30`]) {
      expect(named(await filters(query, { token }), 'price')?.filter_items).toEqual(bounds);
    }
  });
});

describe('counts', () => {
  test('a chosen option that leaves nothing stays, others do not', async () => {
    const query = `${CABLES}&attributes=section_mm2:120~mark:NYM-J`;
    const all = await filters(query);
    const marks = optionsOf(titled(all, 'Marcă cablu'));
    expect(marks.find(({ name }) => name === 'mark:NYM-J')?.count).toBe(0);
    for (const filter of all) {
      for (const { name, count } of optionsOf(filter)) {
        if (!['mark:NYM-J', 'section_mm2:120'].includes(name)) expect(count).toBeGreaterThan(0);
      }
    }
  });
});

test('search and promotions bring the filters of what they list', async () => {
  const { json } = await shop.api('GET', '/products/search-filter/?search=nym&is_stock=true');
  const kept = await filters('search=nym&is_stock=true');
  expect(json.filters).toEqual(kept);
  expect(json.total).toBeGreaterThan(0);
  const brands = optionsOf(named(json.filters, 'brand'));
  expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(json.total);
});

test('a search that lands in one branch offers the categories it divides into', async () => {
  const catalogue = shop.shop.catalogue();
  const titles = optionsOf(named(await filters('search=nym'), 'category'));
  const parents = new Set(
    titles.map(({ name }) => catalogue.categoryById.get(Number(name))?.parent?.id),
  );
  expect(parents.size).toBe(1);
});
