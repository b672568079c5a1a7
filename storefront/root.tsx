import { type ReactNode, useContext, useEffect } from 'react';
import { useLocale } from '../kit/i18n/locale.ts';
import { AssetsContext } from './assets.ts';
import { InnerLinks } from './inner-links.tsx';
import { Layout } from './layout/layout.tsx';
import { PAGE_DATA_ID, PageDataContext } from './page-data.ts';
import { useRouterState } from './router/hooks.ts';
import wakeUrl from './wake.js?url&no-inline';

export const Root = () => (
  <Document>
    <InnerLinks>
      <Layout />
    </InnerLinks>
  </Document>
);

/** The whole page, head included; titles and descriptions come from the pages themselves. */
function Document({ children }: { children: ReactNode }) {
  const assets = useContext(AssetsContext);
  const pageData = useContext(PageDataContext);
  const locale = useLocale();
  const screen = useRouterState(({ view }) => view.screen || 'not-found');
  useEffect(() => {
    // From here on the page answers to its visitor.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#12161c" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Nothing is drawn before all above the footer is here: a half page jumps with each part. */}
        <link rel="expect" href="#footer" blocking="render" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {/* With a precedence React writes them before all other links: nothing is drawn without. */}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shop" />
        ))}
        {/*
         * The page is read before it is used. Its scripts are fetched, all at once, when it and its
         * first picture are to be seen, or after two seconds: on a phone they would hold both up.
         * Where nobody looks nothing is drawn, and nothing is waited for.
         */}
        <script
          src={wakeUrl}
          defer
          fetchPriority="low"
          data-scripts={assets.scripts.join(' ')}
          data-preloads={assets.preloads.join(' ')}
        />
      </head>
      {/* A page by name, for whoever counts or watches pages: `discount__ru`. */}
      <body data-route={`${screen}__${locale}`}>
        {children}
        <script
          id={PAGE_DATA_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          dangerouslySetInnerHTML={{ __html: pageData }}
        />
      </body>
    </html>
  );
}
