import { beforeAll, expect } from 'vitest';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { openedOnce } from '../../../testing/opened-once.ts';

type Options = { as?: AddedStaff; locale?: 'ro' | 'ru' };

const openShared = openedOnce(async () => {
  const shop = await openTestShop('empty');
  return { shop, editor: await addStaff(shop.shop, { role: 'content' }) };
});

/** An empty shop and somebody who writes what it says; files share it. */
export function openContentSetup() {
  let shop: TestShop;
  let editor: AddedStaff;
  beforeAll(async () => {
    ({ shop, editor } = await openShared());
  });
  return {
    get shop() {
      return shop;
    },
    get editor() {
      return editor;
    },
    call: (
      method: 'GET' | 'POST' | 'DELETE',
      path: string,
      body?: object,
      { as = editor, locale = 'ro' }: Options = {},
    ) => shop.api(method, `/staff/content${path}`, { body, locale, headers: as.headers }),
    untouched: async (work: () => Promise<unknown>) => {
      const before = await catalogueFingerprint(shop.db);
      await work();
      expect(await catalogueFingerprint(shop.db)).toEqual(before);
    },
  };
}

export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** One new thing of each kind, with nothing but what it needs. */
export const samples = {
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
