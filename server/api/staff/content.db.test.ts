import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { units } from '../../catalogue/writing/units-and-warehouses.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let editor: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  editor = await addStaff(shop.shop, { role: 'content' });
});
afterAll(() => shop.close());

type Options = { as?: AddedStaff; locale?: 'ro' | 'ru' };
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  { as = editor, locale = 'ro' }: Options = {},
) => shop.api(method, `/staff/content${path}`, { body, locale, headers: as.headers });

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** One new thing of each kind, with nothing but what it needs. */
const samples = {
  pages: { slug: 'despre', section: 'about', title_ro: 'Despre', body_ro: '<p>Noi</p>' },
  articles: {
    slug: 'stire',
    kind: 'news',
    title_ro: 'Știre',
    body_ro: '<p>Text</p>',
    published_at: day(-1),
  },
  blocks: { kind: 'slide', title_ro: 'Reduceri', link: '/discount' },
  popups: { title_ro: 'Salut', description_ro: '<p>Bună</p>' },
  phones: { phone: '022 22-10-10', phone_to_call: '+37322221010', place: 'header' },
  redirects: { from_path: '/vechi', to_address: '/news' },
} satisfies Record<string, object>;
type Kind = keyof typeof samples;
const kinds = Object.keys(samples).filter((name): name is Kind => Object.hasOwn(samples, name));

const untouched = async (work: () => Promise<unknown>) => {
  const before = await catalogueFingerprint(shop.db);
  await work();
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
};

describe.each(kinds)('%s', (kind) => {
  const changed = {
    pages: { title_ro: 'Despre noi' },
    articles: { title_ro: 'Altă știre' },
    blocks: { title_ro: 'Noutăți' },
    popups: { title_ro: 'Bun venit' },
    phones: { phone: '022 33-10-10' },
    redirects: { to_address: '/contact' },
  }[kind];

  test('are created, read, listed, changed and deleted, and the log says by whom', async () => {
    const created = await call('POST', `/${kind}/`, samples[kind]);
    expect([created.status, created.json]).toMatchObject([201, { ...samples[kind], version: 1 }]);
    const { id } = created.json;
    expect((await call('GET', `/${kind}/${id}/`)).json).toEqual(created.json);
    const { results } = (await call('GET', `/${kind}/`)).json;
    expect(results.map((one: { id: number }) => one.id)).toContain(id);

    const saved = await call('POST', `/${kind}/${id}/`, { version: 1, ...changed });
    expect([saved.status, saved.json]).toMatchObject([200, { ...changed, version: 2 }]);

    // Made from the version before: told what changed, and nothing is written.
    await untouched(async () => {
      const late = await call('POST', `/${kind}/${id}/`, { version: 1, ...changed });
      expect([late.status, late.json]).toMatchObject([
        409,
        { version: 2, changed: Object.keys(changed), actor: `staff:${editor.id}` },
      ]);
      expect((await call('DELETE', `/${kind}/${id}/?version=1`)).status).toBe(409);
    });

    expect((await call('DELETE', `/${kind}/${id}/?version=2`)).status).toBe(204);
    expect((await call('GET', `/${kind}/${id}/`)).status).toBe(404);
    const log = await shop.db
      .selectFrom('audit_entry')
      .select(['verb', 'actor'])
      .where('entity_id', '=', String(id))
      .where('entity', '=', entities[kind])
      .orderBy('id')
      .execute();
    expect(log).toEqual(
      ['create', 'change', 'delete'].map((verb) => ({ verb, actor: `staff:${editor.id}` })),
    );
  });

  test('refuse what was not asked for, in both languages', async () => {
    const body = { ...samples[kind], position: -1 };
    await untouched(async () => {
      for (const [locale, said] of [
        ['ro', 'Câmp necunoscut'],
        ['ru', 'Неизвестное поле'],
      ] as const) {
        const { status, json } = await call('POST', `/${kind}/`, body, { locale });
        expect([status, json]).toEqual([400, { position: [said] }]);
      }
    });
  });

  test('may be read by the catalogue’s people, and by the warehouse not at all', async () => {
    const reader = await addStaff(shop.shop, { role: 'catalogue' });
    const outsider = await addStaff(shop.shop, { role: 'warehouse' });
    expect((await call('GET', `/${kind}/`, undefined, { as: reader })).status).toBe(200);
    await untouched(async () => {
      for (const as of [reader, outsider]) {
        expect((await call('POST', `/${kind}/`, samples[kind], { as })).status).toBe(403);
        expect((await call('POST', `/${kind}/1/`, { version: 1 }, { as })).status).toBe(403);
        expect((await call('DELETE', `/${kind}/1/?version=1`, undefined, { as })).status).toBe(403);
      }
      expect((await call('GET', `/${kind}/`, undefined, { as: outsider })).status).toBe(403);
    });
  });
});

const entities = {
  pages: 'content_page',
  articles: 'article',
  blocks: 'home_block',
  popups: 'popup',
  phones: 'phone',
  redirects: 'redirect',
};

describe('what customers see', () => {
  const states = [
    ['draft', { active: false }],
    ['planned', { active: true, starts_at: day(1) }],
    ['shown', { active: true, starts_at: day(-1), ends_at: day(1) }],
    ['ended', { active: true, starts_at: day(-2), ends_at: day(-1) }],
  ] as const;

  test.each(states)(
    'a page that is %s is told so, and shown in its time alone',
    async (state, on) => {
      const slug = `pagina-${state}`;
      const { json } = await call('POST', '/pages/', { ...samples.pages, slug, ...on });
      expect(json.state).toBe(state);
      const isShown = state === 'shown';
      const page = await shop.api('GET', `/content-pages/items/${slug}/`);
      expect(page.status).toBe(isShown ? 200 : 404);
      const { text } = await shop.api('GET', '/content-pages/items/');
      expect(text.includes(slug)).toBe(isShown);
      const sitemap = await shop.app.request('/sitemaps/pages-1.xml');
      expect((await sitemap.text()).includes(slug)).toBe(isShown);
    },
  );

  test.each(states)('so is a slide that is %s', async (state, on) => {
    const title_ro = `slide ${state}`;
    const { json } = await call('POST', '/blocks/', { ...samples.blocks, title_ro, ...on });
    expect(json.state).toBe(state);
    const { text } = await shop.api('GET', '/core/home-page-slider/');
    expect(text.includes(title_ro)).toBe(state === 'shown');
  });

  test('news are found by kind, state and words', async () => {
    const news = (slug: string, fields: object) =>
      call('POST', '/articles/', { ...samples.articles, slug, ...fields });
    await news('maine', { published_at: day(1), title_ro: 'Mâine deschidem' });
    await news('anunt', { kind: 'announcement', title_ro: 'Închis luni' });
    const slugs = async (query: string) =>
      (await call('GET', `/articles/?${query}`)).json.results.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect(await slugs('state=planned')).toEqual(['maine']);
    expect(await slugs('kind=announcement')).toEqual(['anunt']);
    expect(await slugs('search=LUNI')).toEqual(['anunt']);
    const all = await slugs('limit=500');
    const first = (await call('GET', '/articles/?limit=1')).json;
    expect(first.total).toBe(all.length);
    const others = await slugs(`limit=500&before=${first.next}`);
    expect([...(await slugs('limit=1')), ...others]).toEqual(all);
    expect((await call('GET', '/articles/?before=x')).status).toBe(400);
    expect((await call('GET', '/articles/?state=secret')).status).toBe(400);
  });

  test('a page that went back to be a draft leads nobody to it', async () => {
    const { json } = await call('POST', '/pages/', { ...samples.pages, slug: 'intai' });
    await call('POST', `/pages/${json.id}/`, { version: 1, slug: 'apoi' });
    const moved = () => shop.api('GET', '/content-pages/items/intai/');
    expect((await moved()).json.moved_to).toBe('/content/apoi');
    await call('POST', `/pages/${json.id}/`, { version: 2, active: false });
    expect((await moved()).json.moved_to).toBeUndefined();
  });
});

test('what one language lacks is marked', async () => {
  const { json } = await call('POST', '/pages/', {
    ...samples.pages,
    slug: 'lipsa',
    title_ru: 'О нас',
    excerpt_ru: 'Кратко',
  });
  expect(json.missing).toEqual({ ro: ['excerpt'], ru: ['body'] });
  const { results } = (await call('GET', '/pages/')).json;
  expect(results.find(({ slug }: { slug: string }) => slug === 'lipsa').missing).toEqual({
    ro: ['excerpt'],
    ru: ['body'],
  });
});

describe('the order of a list', () => {
  const add = async (title_ro: string) =>
    (await call('POST', '/blocks/', { kind: 'advantage', title_ro })).json.id;
  const shown = async () =>
    (await shop.api('GET', '/core/our-advantages')).json.map(({ id }: { id: number }) => id);
  const order = (ids: number[], seen: number[]) =>
    call('POST', '/blocks/order/', { group: 'advantage', ids, seen });

  test('is the one it was put in; what is new comes last; texts keep their version', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    expect(await shown()).toEqual([a, b, c]);
    expect((await order([c, a, b], [a, b, c])).status).toBe(204);
    expect(await shown()).toEqual([c, a, b]);
    const d = await add('D');
    expect(await shown()).toEqual([c, a, b, d]);
    expect((await call('GET', `/blocks/${a}/`)).json.version).toBe(1);

    await untouched(async () => {
      const late = await order([a, b, c, d], [a, b, c, d]);
      expect([late.status, late.json]).toMatchObject([
        409,
        { changed: ['order'], actor: `staff:${editor.id}` },
      ]);
      for (const ids of [
        [a, b],
        [a, a, b, c],
        [a, b, c, 999_999],
      ]) {
        expect((await order(ids, [c, a, b, d])).status).toBe(400);
      }
    });
  });

  test('of two who order at once one is told that it changed', async () => {
    const ids = await shown();
    const wishes = [ids.toReversed(), [...ids.slice(1), ids[0]]];
    const answers = await Promise.all(wishes.map((wish) => order(wish, ids)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('dangerous markup', () => {
  test.each([
    '<p onclick="steal()">Text</p>',
    '<p style="position:fixed">Text</p><script>steal()</script>',
    '<p>Text<img src="data:image/svg+xml,x" onerror=steal()></p>',
    '<p><a href="javascript:steal()">Text</a></p>',
    '<p><a href="data:text/html,x">Text</a></p>',
    '<iframe srcdoc="<script>steal()</script>"></iframe><p>Text</p>',
    '<svg><p>Text</p><set attributeName=href to=javascript:steal()></svg>',
  ])('%s is gone before it is stored', async (body) => {
    const sent = { ...samples.pages, slug: `xss-${Date.now()}`, body_ro: body };
    const { json } = await call('POST', '/pages/', sent);
    for (const kept of [json.body_ro, (await call('GET', `/pages/${json.id}/`)).json.body_ro]) {
      expect(kept).toMatch(/^<p>(<a>)?Text(<\/a>)?<\/p>$/);
    }
    await call('DELETE', `/pages/${json.id}/?version=1`);
  });

  test.each([
    ['blocks', { link: 'javascript:steal()' }, 'link'],
    ['blocks', { link: '//evil.example' }, 'link'],
    ['popups', { button_link: 'data:text/html,x' }, 'button_link'],
    ['articles', { slug: 'x', image: '/media/default/nowhere.webp' }, 'image'],
    ['articles', { slug: 'x', image: 'https://evil.example/x.webp' }, 'image'],
  ] as const)('%s with %j are refused', async (kind, fields, field) => {
    await untouched(async () => {
      const { status, json } = await call('POST', `/${kind}/`, { ...samples[kind], ...fields });
      expect([status, Object.keys(json)]).toEqual([400, [field]]);
    });
  });
});

describe('texts for search engines', () => {
  const titled = { title_ro: 'Cabluri electrice', description_ro: 'Cabluri și prize' };
  const save = (body: object, page = 'home') => call('POST', `/seo/${page}/`, body);

  test('are written once and then changed, and customers’ pages have them', async () => {
    expect((await call('GET', '/seo/')).json).toMatchObject([
      { page: 'home', version: 0 },
      { page: 'brands', version: 0 },
    ]);
    expect((await save({ version: 0, ...titled })).json).toMatchObject({ ...titled, version: 1 });
    expect((await save({ version: 0, title_ro: 'Altfel' })).status).toBe(409);
    expect((await save({ version: 1, title_ro: 'Prize' })).json).toMatchObject({ version: 2 });
    expect((await shop.api('GET', '/core/home-page-seo/')).json.title).toBe('Prize');
    await untouched(async () => {
      expect((await save({ version: 0, ...titled }, 'checkout')).status).toBe(404);
      expect((await save({ version: 0 }, 'brands')).status).toBe(400);
    });
  });

  test('written by two at once are kept from one of them', async () => {
    const answers = await Promise.all(
      ['A', 'B'].map((title_ro) => save({ version: 0, ...titled, title_ro }, 'brands')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('a unit is called otherwise, and nothing else of it changes', async () => {
  await inShop(shop.db, (c) => units.create(c, { key: 'm', title_ro: 'm', title_ru: 'м' }));
  const renamed = await call('POST', '/units/m/', { version: 1, title_ru: 'метр' });
  const metre = { key: 'm', version: 2, title_ro: 'm', title_ru: 'метр' };
  expect(renamed.json).toEqual(metre);
  const { json } = await shop.api('GET', '/staff/units/', { headers: editor.headers });
  expect(json).toContainEqual(expect.objectContaining(metre));
  await untouched(async () => {
    const { status } = await call('POST', '/units/m/', { version: 2, is_cut: true });
    expect(status).toBe(400);
    expect((await call('POST', '/units/zz/', { version: 1, title_ro: 'z' })).status).toBe(404);
  });
});

describe('a picture that is brought', () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, as = editor) =>
    shop.app.request('/api/staff/pictures/?name=Poza%20nou%C4%83.png', {
      method: 'POST',
      headers: { ...as.headers, 'Content-Type': 'application/octet-stream' },
      body: bytes,
    });
  const png = () =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: '#b3541e' } })
      .png()
      .toBuffer();

  test('can be shown by what names it', async () => {
    const answer = await upload(await png());
    expect(answer.status).toBe(201);
    const { file } = await answer.json();
    expect((await shop.app.request(file)).headers.get('content-type')).toBe('image/webp');
    const { json } = await call('POST', '/blocks/', { ...samples.blocks, image: file });
    expect(json.image).toBe(file);
  });

  test('is refused when it is none, too large, or brought by somebody who may not', async () => {
    const reader = await addStaff(shop.shop, { role: 'sales' });
    await untouched(async () => {
      expect((await upload(Buffer.from('MZ\x90'))).status).toBe(400);
      expect((await upload(Buffer.alloc(0))).status).toBe(400);
      expect((await upload(Buffer.alloc(21 * 2 ** 20))).status).toBe(400);
      expect((await upload(await png(), reader)).status).toBe(403);
    });
  });
});
