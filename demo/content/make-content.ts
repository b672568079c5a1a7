import { readDistricts } from './locations.ts';
import { type PageFacts, readPage } from './pages.ts';
import { readFolder, readJson } from './read-content.ts';
import {
  type ArticleRecord,
  HomePage,
  Phones,
  type PopupRecord,
  type SeoRecord,
  ShopIdentity,
  seoPages,
} from './records.ts';
import { lei, settings } from './settings.ts';

/**
 * A company that does not exist: the mail domain is reserved for examples and no bank has this
 * code, so nothing sent or paid by mistake reaches a stranger. The numbers are well formed.
 */
const identity = readJson('identity.json', ShopIdentity);
const [orders, , service, privacy] = identity.emails.map(({ email }) => email);
const { name, legalName, idno, vatCode, legalAddress } = identity;

const facts: PageFacts = {
  name,
  identity: { legalName, idno, vatCode, legalAddress },
  email: { orders: orders ?? '', service: service ?? '', privacy: privacy ?? '' },
  shopAddress: identity.addresses[0]?.address ?? {},
  lei,
  settings: { tokenDays: settings.tokenDays, contactRequestMonths: settings.contactRequestMonths },
  updated: { ro: '1 septembrie 2026', ru: '1 сентября 2026 года' },
};

const pages = [
  'about-us',
  'certificates',
  'how-to-order',
  'guarantee-and-return',
  'terms',
  'privacy',
];

const readArticles = (): ArticleRecord[] =>
  readFolder('articles', facts)
    .map((article) => ({
      slug: article.one('slug'),
      kind: article.choice('kind', ['news', 'announcement']),
      picture: article.one('picture'),
      publishedAt: article.one('published'),
      title: article.both('title'),
      excerpt: article.both('excerpt'),
      body: article.both('body'),
    }))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));

const readPopups = (): PopupRecord[] =>
  readFolder('popups', facts).map((popup) => ({
    title: popup.both('title'),
    description: popup.both('description'),
    picture: popup.one('picture'),
    button: { text: popup.both('button'), link: popup.one('link') },
    inactiveTimeSeconds: Number(popup.one('after seconds')),
    forGuests: popup.choice('for guests', ['yes', 'no']) === 'yes',
    active: popup.choice('active', ['yes', 'no']) === 'yes',
  }));

const readSeo = (): SeoRecord[] =>
  readFolder('seo', facts)
    .map((seo) => ({
      page: seo.choice('page', seoPages),
      title: seo.both('title'),
      description: seo.both('description'),
      text: seo.both('text'),
    }))
    .toSorted((a, b) => seoPages.indexOf(a.page) - seoPages.indexOf(b.page));

export function makeContent() {
  return {
    identity,
    settings,
    phones: readJson('phones.json', Phones),
    pages: pages.map((page) => readPage(`pages/${page}.txt`, facts)),
    articles: readArticles(),
    ...readJson('home-page.json', HomePage, facts),
    popups: readPopups(),
    seo: readSeo(),
    districts: readDistricts(),
  };
}

export type Content = ReturnType<typeof makeContent>;
