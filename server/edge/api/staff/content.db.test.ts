import { describe, expect, test } from 'vitest';
import { addStaff } from '../../../testing/add-staff.ts';
import { openContentSetup, samples } from './content-setup.fixture.ts';

const setup = openContentSetup();
const { call, untouched } = setup;

type Kind = keyof typeof samples;
const kinds = Object.keys(samples).filter((name): name is Kind => Object.hasOwn(samples, name));

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
        { version: 2, changed: Object.keys(changed), actor: `staff:${setup.editor.id}` },
      ]);
      expect((await call('DELETE', `/${kind}/${id}/?version=1`)).status).toBe(409);
    });

    expect((await call('DELETE', `/${kind}/${id}/?version=2`)).status).toBe(204);
    expect((await call('GET', `/${kind}/${id}/`)).status).toBe(404);
    const log = await setup.shop.db
      .selectFrom('audit_entry')
      .select(['verb', 'actor'])
      .where('entity_id', '=', String(id))
      .where('entity', '=', entities[kind])
      .orderBy('id')
      .execute();
    expect(log).toEqual(
      ['create', 'change', 'delete'].map((verb) => ({ verb, actor: `staff:${setup.editor.id}` })),
    );
  });

  test('refuse what was not asked for, in both languages', async () => {
    const body = { ...samples[kind], position: -1 };
    await untouched(async () => {
      for (const [locale, sentence] of [
        ['ro', 'Câmp necunoscut'],
        ['ru', 'Неизвестное поле'],
      ] as const) {
        const { status, json } = await call('POST', `/${kind}/`, body, { locale });
        expect([status, json]).toEqual([400, { position: [sentence] }]);
      }
    });
  });

  test('may be read by the catalogue’s people, and by the warehouse not at all', async () => {
    const reader = await addStaff(setup.shop.shop, { role: 'catalogue' });
    const outsider = await addStaff(setup.shop.shop, { role: 'warehouse' });
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
