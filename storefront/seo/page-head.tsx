import { defaultLocale, type Locale, locales } from '../../contract/locale.ts';
import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useLocation } from '../router/hooks.ts';
import { type JsonLd, writeJsonLd } from './json-ld.ts';
import { canonicalPath, isNarrowed } from './page-address.ts';
import { absoluteUrl, useSite } from './site.ts';

type Props = {
  title: string;
  description?: string;
  /** The page's own address without its language, where the one it was asked by may differ. */
  path?: string;
  /** Filtered, sorted and searched lists are kept from search engines without saying so. */
  noindex?: boolean;
  /** Address of a picture for those who share the page; without one the shop's mark stands in. */
  image?: string | null;
  jsonLd?: JsonLd | JsonLd[];
  type?: 'website' | 'article' | 'product';
};

const MARK = '/icon-512.png';

const territory: Record<Locale, string> = { ro: 'ro_MD', ru: 'ru_MD' };

/** What a page tells search engines and those who share it. React moves it into the head. */
export function PageHead({
  title,
  description,
  path,
  noindex = false,
  image,
  jsonLd = [],
  type = 'website',
}: Props) {
  const site = useSite();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const canonical = canonicalPath(path?.split('?')[0] ?? pathname, search);
  const urlIn = (language: Locale) => absoluteUrl(site, localPath(language, canonical));
  const things = [jsonLd].flat();
  const data = things.length > 0 && writeJsonLd(things);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {(noindex || isNarrowed(search)) && <meta name="robots" content="noindex, follow" />}

      <link rel="canonical" href={urlIn(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLocale)} />

      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={urlIn(locale)} />
      <meta property="og:image" content={absoluteUrl(site, image ?? MARK)} />
      <meta property="og:locale" content={territory[locale]} />
      {locales
        .filter((language) => language !== locale)
        .map((language) => (
          <meta key={language} property="og:locale:alternate" content={territory[language]} />
        ))}
      <meta property="og:site_name" content={site.name} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />

      {data && (
        <script
          // Another one for other data: Trusted Types complain of a script that changes.
          key={data}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: data }}
        />
      )}
    </>
  );
}
