import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('home_block').execute();
  await shop.db.deleteFrom('popup').execute();
  await shop.db.deleteFrom('page_seo').execute();
  await shop.db.deleteFrom('setting').execute();
  await shop.changes.readAll();
});

const block = {
  title_ro: 'Cablu la metru',
  title_ru: 'Кабель на отрез',
  text_ro: 'Tăiem lungimea comandată.',
  text_ru: 'Отрезаем заказанную длину.',
  button_ro: null,
  button_ru: null,
  link: null,
  image: null,
  icon: null,
  position: 1,
};

test('the home page is described in the reader’s language, its text cleaned', async () => {
  await shop.db
    .insertInto('page_seo')
    .values({
      page: 'home',
      title_ro: 'Cablaj',
      title_ru: 'Каблаж',
      description_ro: 'Cabluri la metru',
      description_ru: ' ',
      text_ro: '<h2>Salut</h2><script>alert(1)</script>',
      text_ru: '',
    })
    .execute();

  expect((await shop.api('GET', '/core/home-page-seo/')).json).toEqual({
    title: 'Cablaj',
    description: 'Cabluri la metru',
    text: '<h2>Salut</h2>',
  });
  expect((await shop.api('GET', '/core/home-page-seo/', { locale: 'ru' })).json).toEqual({
    title: 'Каблаж',
    description: 'Cabluri la metru',
    text: '<h2>Salut</h2>',
  });
});

test('a home page nobody has described goes by the shop’s name', async () => {
  expect((await shop.api('GET', '/core/home-page-seo')).json).toEqual({
    title: 'Cablaj',
    description: '',
    text: '',
  });
});

test('banners and slides stand apart, in their order, with a picture and a button', async () => {
  const shown = {
    ...block,
    image: '/media/default/reel.webp',
    button_ro: 'Vezi',
    button_ru: '',
    link: '/discount',
  };
  await shop.db
    .insertInto('home_block')
    .values([
      { ...block, kind: 'slide', position: 2, title_ro: 'Al doilea', title_ru: 'Второй' },
      { ...shown, kind: 'slide' },
      { ...shown, kind: 'banner', link: 'javascript:alert(1)' },
    ])
    .execute();

  const picture = (title: string) => ({ file: '/media/default/reel.webp', alt: title, title });
  const slides = (await shop.api('GET', '/core/home-page-slider/', { locale: 'ru' })).json;
  expect(slides).toEqual([
    {
      id: expect.any(Number),
      title: 'Кабель на отрез',
      text: 'Отрезаем заказанную длину.',
      image: picture('Кабель на отрез'),
      button: { text: 'Vezi', link: '/discount' },
    },
    {
      id: expect.any(Number),
      title: 'Второй',
      text: 'Отрезаем заказанную длину.',
      image: null,
      button: null,
    },
  ]);
  const banners = (await shop.api('GET', '/core/home-page-banner/')).json;
  expect(banners).toEqual([
    {
      id: expect.any(Number),
      title: 'Cablu la metru',
      text: 'Tăiem lungimea comandată.',
      image: picture('Cablu la metru'),
      button: null,
    },
  ]);
});

test('advantages have an icon, clients a logo', async () => {
  await shop.db
    .insertInto('home_block')
    .values([
      { ...block, kind: 'advantage', icon: 'reel' },
      { ...block, kind: 'client', image: '/media/default/client.webp' },
    ])
    .execute();

  expect((await shop.api('GET', '/core/our-advantages')).json).toEqual([
    {
      id: expect.any(Number),
      title: 'Cablu la metru',
      text: 'Tăiem lungimea comandată.',
      icon: 'reel',
    },
  ]);
  expect((await shop.api('GET', '/core/our-clients')).json).toEqual([
    {
      id: expect.any(Number),
      title: 'Cablu la metru',
      image: { file: '/media/default/client.webp', alt: 'Cablu la metru', title: 'Cablu la metru' },
    },
  ]);
});

test('only active popups are told, the newest first', async () => {
  const popup = {
    title_ro: 'Veche',
    title_ru: 'Старая',
    description_ro: '<p>Text</p><img src="https://spy.example/x.gif">',
    description_ru: '<p>Текст</p>',
    image: null,
    button_ro: 'Cum comand',
    button_ru: 'Как заказать',
    button_link: '/content/cum-comand',
    inactive_time: 30,
  };
  await shop.db
    .insertInto('popup')
    .values([
      popup,
      { ...popup, title_ro: 'Nouă', inactive_time: null, for_guests: true },
      { ...popup, title_ro: 'Stinsă', active: false },
    ])
    .execute();

  const popups = (await shop.api('GET', '/core/popups')).json;
  expect(popups).toEqual([
    {
      id: expect.any(Number),
      title: 'Nouă',
      description: '<p>Text</p>',
      image: null,
      button: { text: 'Cum comand', link: '/content/cum-comand' },
      inactive_time: null,
      for_guests: true,
    },
    expect.objectContaining({ title: 'Veche', inactive_time: 30, for_guests: false }),
  ]);
});

test('the browser learns the shop’s settings in lei, and where the shop is', async () => {
  expect((await shop.api('GET', '/core/shop/')).json).toEqual({
    name: 'Cablaj',
    logo: null,
    page_size: 24,
    token_days: 30,
    delivery: { capital_district_id: 100, free_above: 5000, fee_capital: 100, fee_elsewhere: 150 },
    phone_prefixes_without_messengers: ['+373222'],
    has_proforma: false,
  });
  await shop.db
    .insertInto('setting')
    .values({
      key: 'delivery',
      value: JSON.stringify({
        capitalDistrictId: 100,
        freeAbove: 49_950,
        feeInCapital: 5_000,
        feeElsewhere: 8_050,
      }),
    })
    .execute();
  await shop.changes.readAll();

  expect((await shop.api('GET', '/core/shop/')).json.delivery).toEqual({
    capital_district_id: 100,
    free_above: 499.5,
    fee_capital: 50,
    fee_elsewhere: 80.5,
  });
  expect((await shop.api('GET', '/core/footer-maps')).json).toEqual({ lat: 47.0105, lng: 28.8638 });
});

test('the browser learns how long a token lives', async () => {
  await shop.db.insertInto('setting').values({ key: 'token_days', value: '7' }).execute();
  await shop.changes.readAll();
  expect((await shop.api('GET', '/core/shop/')).json.token_days).toBe(7);
});

test('the menu has three levels in the reader’s language', async () => {
  const top = await insertCategory(1, null, 'cabluri');
  const second = await insertCategory(2, top, 'cupru');
  const third = await insertCategory(3, second, 'vvgng');
  await insertCategory(4, third, 'vvgng-3');
  await shop.changes.readAll();

  const [menu] = (await shop.api('GET', '/core/menu-items/', { locale: 'ru' })).json;
  expect(menu).toMatchObject({ slug: 'cabluri', title: 'ru cabluri', link: '/ru/catalog/cabluri' });
  expect(menu.subcategories[0]).toMatchObject({ slug: 'cupru', title: 'ru cupru' });
  expect(menu.subcategories[0].subcategories[0]).toMatchObject({ slug: 'vvgng' });
  expect(menu.subcategories[0].subcategories[0]).not.toHaveProperty('subcategories');
});

async function insertCategory(
  level: number,
  parent: { id: number; path: number[] } | null,
  slug: string,
) {
  const path = parent?.path ?? [];
  const { rows } = await sql<{ id: number; path: number[] }>`
    with next as (select nextval(pg_get_serial_sequence('category', 'id'))::integer as id)
    insert into category (id, parent_id, level, path, slug, title_ro, title_ru, position)
    overriding system value
    select id, ${parent?.id ?? null}, ${level}, ${path}::integer[] || id, ${slug}, ${`ro ${slug}`}, ${`ru ${slug}`}, 1
    from next
    returning id, path`.execute(shop.db);
  const [row] = rows;
  if (!row) throw new Error('no category');
  return row;
}

test('each read costs one query at most, however much there is', async () => {
  await shop.db
    .insertInto('home_block')
    .values(
      Array.from({ length: 50 }, (_, position) => ({ ...block, kind: 'slide' as const, position })),
    )
    .execute();

  for (const path of [
    '/core/home-page-seo/',
    '/core/home-page-banner/',
    '/core/home-page-slider/',
    '/core/our-advantages',
    '/core/our-clients',
    '/core/popups',
  ]) {
    expect(await shop.countQueries(() => shop.api('GET', path)), path).toBe(1);
  }
  for (const path of ['/core/menu-items/', '/core/footer-maps', '/core/shop/']) {
    expect(await shop.countQueries(() => shop.api('GET', path)), path).toBe(0);
  }
});
