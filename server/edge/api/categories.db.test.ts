import { expect, test } from 'vitest';
import { demoShop } from '../../testing/demo-shop.ts';

const shop = await demoShop();

const read = async (path: string, locale: 'ro' | 'ru' = 'ro') =>
  (await shop.api('GET', `/categories/${path}`, { locale })).json;

test('every category is listed with its way, its level and its number of products', async () => {
  const all = await read('all-categories/');
  const rows = await shop.db.selectFrom('category').selectAll().execute();
  expect(all).toHaveLength(rows.length);
  for (const entry of all) {
    const { path, level } = rows.find(({ id }) => id === entry.id) ?? { path: [], level: 0 };
    const slugs = path.map((id) => rows.find((row) => row.id === id)?.slug);
    expect(entry).toMatchObject({ level, link: `/catalog/${slugs.join('/')}` });
  }
  const { json } = await shop.api('GET', '/products/all-products/');
  const top = await read('categories/');
  const counted = top.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe(json.total);
});

test('the footer names the same categories as the top, in the reader’s language', async () => {
  const [top, footer] = [await read('categories/', 'ru'), await read('footer-categories/', 'ru')];
  expect(footer).toEqual(
    top.map(({ id, slug, title }: Record<string, unknown>) => ({ id, slug, title })),
  );
  expect(footer[0].title).toBe('Кабели и провода');
  expect(top[0].link).toBe('/ru/catalog/cabluri-si-conductoare');
});

test('a category of each level has a page with its breadcrumbs and children', async () => {
  const leaf = shop.shop.catalogue().categories.find(({ level }) => level === 4);
  const slugs = leaf?.path.map(({ slug }) => slug) ?? [];
  for (const level of [1, 2, 3, 4]) {
    const page = await read(`categories/${slugs.slice(0, level).join('/')}/`);
    const category = leaf?.path[level - 1];
    expect(page).toMatchObject({ id: category?.id, level, slug: category?.slug });
    expect(Object.values(page.breadcrumbs).filter(Boolean)).toEqual(
      leaf?.path.slice(0, level).map(({ title }, at) => ({
        title: title.ro,
        link: `/catalog/${slugs.slice(0, at + 1).join('/')}`,
      })),
    );
    expect(page.subcategories.map(({ id }: { id: number }) => id)).toEqual(
      category?.children.map(({ id }) => id),
    );
  }
});

test('slugs that are no way are not found', async () => {
  const leaf = shop.shop.catalogue().categories.find(({ level }) => level === 4);
  const slugs = leaf?.path.map(({ slug }) => slug) ?? [];
  const other = shop.shop.catalogue().topCategories.at(-1)?.slug;
  for (const path of [
    'nimic',
    slugs[1],
    `${other}/${slugs[1]}`,
    `${slugs[0]}/${slugs[2]}`,
    `${slugs[0]}/${slugs[1]}/${slugs[3]}`,
    `${slugs.join('/')}/${slugs[3]}`,
  ]) {
    const { status } = await shop.api('GET', `/categories/categories/${path}/`);
    expect(status, path).toBe(404);
  }
});

test('categories are answered from memory', async () => {
  expect(await shop.countQueries(() => read('all-categories/'))).toBe(0);
});
