import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { units } from '../../../shop/catalogue/writing/units-and-warehouses.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openContentSetup, samples } from './content-setup.fixture.ts';

const setup = openContentSetup();
const { call, untouched } = setup;

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
    expect((await setup.shop.api('GET', '/core/home-page-seo/')).json.title).toBe('Prize');
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
  await inShop(setup.shop.db, (c) => units.create(c, { key: 'm', title_ro: 'm', title_ru: 'м' }));
  const renamed = await call('POST', '/units/m/', { version: 1, title_ru: 'метр' });
  const metre = { key: 'm', version: 2, title_ro: 'm', title_ru: 'метр' };
  expect(renamed.json).toEqual(metre);
  const { json } = await setup.shop.api('GET', '/staff/units/', { headers: setup.editor.headers });
  expect(json).toContainEqual(expect.objectContaining(metre));
  await untouched(async () => {
    const { status } = await call('POST', '/units/m/', { version: 2, is_cut: true });
    expect(status).toBe(400);
    expect((await call('POST', '/units/zz/', { version: 1, title_ro: 'z' })).status).toBe(404);
  });
});

describe('a picture that is brought', () => {
  const upload = (bytes: Uint8Array<ArrayBuffer>, as = setup.editor) =>
    setup.shop.app.request('/api/staff/pictures/?name=Poza%20nou%C4%83.png', {
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
    expect((await setup.shop.app.request(file)).headers.get('content-type')).toBe('image/webp');
    const { json } = await call('POST', '/blocks/', { ...samples.blocks, image: file });
    expect(json.image).toBe(file);
  });

  test('is refused when it is none, too large, or brought by somebody who may not', async () => {
    const reader = await addStaff(setup.shop.shop, { role: 'sales' });
    await untouched(async () => {
      expect((await upload(Buffer.from('MZ\x90'))).status).toBe(400);
      expect((await upload(Buffer.alloc(0))).status).toBe(400);
      expect((await upload(Buffer.alloc(21 * 2 ** 20))).status).toBe(400);
      expect((await upload(await png(), reader)).status).toBe(403);
    });
  });
});
