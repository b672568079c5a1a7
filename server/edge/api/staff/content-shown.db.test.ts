import { describe, expect, test } from 'vitest';
import { day, openContentSetup, samples } from './content-setup.fixture.ts';

const setup = openContentSetup();
const { call, untouched } = setup;

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
      const page = await setup.shop.api('GET', `/content-pages/items/${slug}/`);
      expect(page.status).toBe(isShown ? 200 : 404);
      const { text } = await setup.shop.api('GET', '/content-pages/items/');
      expect(text.includes(slug)).toBe(isShown);
      const sitemap = await setup.shop.app.request('/sitemaps/pages-1.xml');
      expect((await sitemap.text()).includes(slug)).toBe(isShown);
    },
  );

  test.each(states)('so is a slide that is %s', async (state, on) => {
    const title_ro = `slide ${state}`;
    const { json } = await call('POST', '/blocks/', { ...samples.blocks, title_ro, ...on });
    expect(json.state).toBe(state);
    const { text } = await setup.shop.api('GET', '/core/home-page-slider/');
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
    const moved = () => setup.shop.api('GET', '/content-pages/items/intai/');
    expect((await moved()).json.moved_to).toBe('/content/apoi');
    await call('POST', `/pages/${json.id}/`, { version: 2, active: false });
    expect((await moved()).json.moved_to).toBeUndefined();
  });
});

describe('the order of a list', () => {
  const add = async (title_ro: string) =>
    (await call('POST', '/blocks/', { kind: 'advantage', title_ro })).json.id;
  const shown = async () =>
    (await setup.shop.api('GET', '/core/our-advantages')).json.map(({ id }: { id: number }) => id);
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
        { changed: ['order'], actor: `staff:${setup.editor.id}` },
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
