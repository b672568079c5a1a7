import { expect, test } from 'vitest';
import { article, breadcrumbList, organization, product, webSite, writeJsonLd } from './json-ld.ts';

const site = { publicUrl: 'https://cablaj.example', name: 'Cablaj' };
const publisher = {
  '@type': 'Organization',
  '@id': 'https://cablaj.example/#organization',
  name: 'Cablaj',
};

const cable = {
  slug: 'nym-3x2-5',
  title: 'Cablu NYM 3x2,5',
  code: 'NYM-325',
  ean: '4840000000011',
  brand: { id: 1, slug: 'lapp', title: 'LAPP' },
  category: { id: 2, title: 'Cabluri rigide', link: '/catalog/cabluri/rigide' },
  description: '<p>Cupru, PVC.</p>',
  gallery: [{ file: '/media/default/nym.webp', alt: '', title: '' }],
  price: 24.5,
  promotion_price: null,
  is_promotion: false,
  stock: 120,
  is_archived: false,
  specifications: [
    { title: 'Brand', value: 'LAPP', shared: 'brand' as const },
    { title: 'Сечение', value: '2,5 мм²', shared: ['section_mm2:2.5'] },
    { title: 'Стандарт', value: 'EN 50525', shared: null },
  ],
};

test('a customer sees a product offered at its price', () => {
  expect(product(site, 'ru', cable)).toEqual({
    '@type': 'Product',
    name: 'Cablu NYM 3x2,5',
    url: 'https://cablaj.example/ru/product/nym-3x2-5',
    sku: 'NYM-325',
    gtin: '4840000000011',
    brand: { '@type': 'Brand', name: 'LAPP' },
    category: 'Cabluri rigide',
    description: 'Cupru, PVC.',
    image: ['https://cablaj.example/media/default/nym.webp'],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Сечение', value: '2,5 мм²' },
      { '@type': 'PropertyValue', name: 'Стандарт', value: 'EN 50525' },
    ],
    offers: {
      '@type': 'Offer',
      url: 'https://cablaj.example/ru/product/nym-3x2-5',
      price: '24.50',
      priceCurrency: 'MDL',
      availability: 'https://schema.org/InStock',
      seller: publisher,
    },
  });
});

test('while a promotion lasts, its price is the one offered', () => {
  const offered = { ...cable, is_promotion: true, promotion_price: 19.9, stock: 0 };
  expect(product(site, 'ro', offered).offers).toMatchObject({
    price: '19.90',
    availability: 'https://schema.org/OutOfStock',
  });
});

test('what is no longer sold, or has no bar code, is not offered and says none', () => {
  const gone = product(site, 'ro', { ...cable, is_archived: true, ean: null });
  expect([gone.offers, gone.gtin]).toEqual([undefined, undefined]);
});

test('a guest is offered nothing: no price, no offer', () => {
  const text = writeJsonLd([
    product(site, 'ro', { ...cable, is_promotion: true, price: null, promotion_price: null }),
  ]);
  expect(text).toContain('"name":"Cablu NYM 3x2,5"');
  expect(text).not.toMatch(/offer|price|MDL/i);
});

test('no text can end the element it stands in', () => {
  const text = writeJsonLd([breadcrumbList(site, [{ title: '</script><script>alert(1)' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: '</script><script>alert(1)' }],
      },
    ],
  });
});

test('breadcrumbs lead over whole addresses to the page itself', () => {
  const items = [
    { title: 'Acasă', link: '/' },
    { title: 'Cabluri', link: '/catalog/cabluri' },
  ];
  expect(breadcrumbList(site, [...items, { title: 'NYM', link: null }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Acasă', item: 'https://cablaj.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Cabluri',
      item: 'https://cablaj.example/catalog/cabluri',
    },
    { '@type': 'ListItem', position: 3, name: 'NYM', item: undefined },
  ]);
});

test('the search box of a search engine leads to the search of the same language', () => {
  expect(webSite(site, 'ru')).toMatchObject({
    '@type': 'WebSite',
    url: 'https://cablaj.example/ru',
    inLanguage: 'ru',
    potentialAction: {
      target: {
        urlTemplate: 'https://cablaj.example/ru/search?search={search_term_string}',
      },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the shop is described by its contacts', () => {
  const phone = { id: 1, phone: '022 123 456', phone_to_call: '+37322123456', department: '' };
  const described = organization(site, {
    address: [{ address: 'str. Uzinelor 1, Chișinău', map_link: null }],
    emails: ['info@cablaj.example'],
    phones: [phone],
    socials: [{ kind: 'facebook', link: 'https://facebook.com/cablaj' }],
  });
  expect(described).toEqual({
    ...publisher,
    url: 'https://cablaj.example/',
    logo: 'https://cablaj.example/icon.svg',
    email: 'info@cablaj.example',
    telephone: '+37322123456',
    address: [
      {
        '@type': 'PostalAddress',
        streetAddress: 'str. Uzinelor 1, Chișinău',
        addressCountry: 'MD',
      },
    ],
    sameAs: ['https://facebook.com/cablaj'],
  });
});

test('an article says when it was published and by whom', () => {
  const described = article(site, 'ro', {
    id: 1,
    slug: 'magazin-nou',
    kind: 'news',
    title: 'Magazin nou',
    excerpt: 'Deschidem.',
    image: null,
    published_at: '2026-11-01T07:00:00.000Z',
  });
  expect(described).toEqual({
    '@type': 'Article',
    headline: 'Magazin nou',
    description: 'Deschidem.',
    image: undefined,
    datePublished: '2026-11-01T07:00:00.000Z',
    inLanguage: 'ro',
    mainEntityOfPage: 'https://cablaj.example/news/magazin-nou',
    author: publisher,
    publisher,
  });
});
