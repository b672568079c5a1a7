import type { InferOutput } from 'valibot';
import type { Locale } from '../../contract/locale.ts';
import { plainText } from '../../contract/plain-text.ts';
import type { footerContacts } from '../../contract/shapes/contact.ts';
import type { ArticleCard } from '../../contract/shapes/content.ts';
import type { Product } from '../../contract/shapes/product.ts';
import { localPath } from '../../kit/i18n/locale.ts';
import { absoluteUrl, type Site } from './site.ts';

/** One thing described in the words of schema.org. */
export type JsonLd = { '@type': string; [property: string]: unknown };

/** As it stands in a page: data that no browser runs and that cannot end its own element. */
export const writeJsonLd = (things: JsonLd[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** The shop where a page only refers to it: by the id it has everywhere, and by name. */
const shop = (site: Site) => ({
  '@type': 'Organization',
  '@id': `${site.publicUrl}/#organization`,
  name: site.name,
});

type Contacts = Pick<
  InferOutput<typeof footerContacts>,
  'address' | 'emails' | 'phones' | 'socials'
>;

export const organization = (
  site: Site,
  { address, emails, phones, socials }: Contacts,
): JsonLd => ({
  ...shop(site),
  url: absoluteUrl(site, '/'),
  logo: absoluteUrl(site, '/icon.svg'),
  email: emails[0],
  telephone: phones[0]?.phone_to_call,
  address: address.map((place) => ({
    '@type': 'PostalAddress',
    streetAddress: place.address,
    addressCountry: 'MD',
  })),
  sameAs: socials.map(({ link }) => link),
});

export const webSite = (site: Site, locale: Locale): JsonLd => ({
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl(site, localPath(locale, '/')),
  inLanguage: locale,
  publisher: shop(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteUrl(site, localPath(locale, '/search'))}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** From the home page to the page itself, which may stand last without a link. */
export const breadcrumbList = (
  site: Site,
  items: readonly { title: string; link?: string | null }[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ title, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: link ? absoluteUrl(site, link) : undefined,
  })),
});

type Described = Pick<
  Product,
  | 'slug'
  | 'title'
  | 'code'
  | 'ean'
  | 'brand'
  | 'category'
  | 'description'
  | 'gallery'
  | 'price'
  | 'promotion_price'
  | 'is_promotion'
  | 'stock'
  | 'is_archived'
  | 'specifications'
>;

export function product(site: Site, locale: Locale, shown: Described): JsonLd {
  const url = absoluteUrl(site, localPath(locale, `/product/${shown.slug}`));
  return {
    '@type': 'Product',
    name: shown.title,
    url,
    sku: shown.code,
    gtin: shown.ean ?? undefined,
    brand: { '@type': 'Brand', name: shown.brand.title },
    category: shown.category.title,
    description: plainText(shown.description, 5000) || undefined,
    image: shown.gallery.map(({ file }) => absoluteUrl(site, file)),
    additionalProperty: shown.specifications
      .filter(({ shared }) => shared !== 'brand')
      .map(({ title, value }) => ({ '@type': 'PropertyValue', name: title, value })),
    offers: shown.is_archived ? undefined : offer(site, url, shown),
  };
}

/** Without a price, as guests see every product, there is no offer. */
function offer(site: Site, url: string, shown: Described) {
  const price = shown.is_promotion ? (shown.promotion_price ?? shown.price) : shown.price;
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'MDL',
    availability: `https://schema.org/${shown.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: shop(site),
  };
}

export const article = (site: Site, locale: Locale, shown: ArticleCard): JsonLd => ({
  '@type': 'Article',
  headline: shown.title,
  description: plainText(shown.excerpt) || undefined,
  image: shown.image ? [absoluteUrl(site, shown.image.file)] : undefined,
  datePublished: shown.published_at,
  inLanguage: locale,
  mainEntityOfPage: absoluteUrl(site, localPath(locale, `/news/${shown.slug}`)),
  author: shop(site),
  publisher: shop(site),
});
