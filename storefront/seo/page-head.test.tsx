import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AtAddress } from '../router/at-address.fixture.tsx';
import { PageHead } from './page-head.tsx';
import { SiteContext } from './site.ts';

/** The tags of a page's head, as the server sends them. */
function headOf(address: string, props: ComponentProps<typeof PageHead>) {
  const html = renderToString(
    <SiteContext value={{ publicUrl: 'https://cablaj.example', name: 'Cablaj' }}>
      <AtAddress path={address}>
        <html lang="ro">
          <head />
          <body>
            <PageHead {...props} />
          </body>
        </html>
      </AtAddress>
    </SiteContext>,
  );
  return /<head>(.*)<\/head>/.exec(html)?.[1]?.split(/(?<=>)(?=<(?!\/))/) ?? [];
}

const linksOf = (head: string[]) => head.filter((tag) => tag.startsWith('<link'));

test('a page tells everything about itself, in its head', () => {
  const head = headOf('/product/nym-3x2-5?utm_source=mail', {
    title: 'Cablu NYM 3x2,5',
    description: 'Cupru "roșu", PVC',
    image: '/media/default/nym.webp',
    type: 'product',
  });
  expect(head).toEqual([
    '<title>Cablu NYM 3x2,5</title>',
    '<meta name="description" content="Cupru &quot;roșu&quot;, PVC"/>',
    '<link rel="canonical" href="https://cablaj.example/product/nym-3x2-5"/>',
    '<link rel="alternate" hrefLang="ro" href="https://cablaj.example/product/nym-3x2-5"/>',
    '<link rel="alternate" hrefLang="ru" href="https://cablaj.example/ru/product/nym-3x2-5"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://cablaj.example/product/nym-3x2-5"/>',
    '<meta property="og:title" content="Cablu NYM 3x2,5"/>',
    '<meta property="og:description" content="Cupru &quot;roșu&quot;, PVC"/>',
    '<meta property="og:type" content="product"/>',
    '<meta property="og:url" content="https://cablaj.example/product/nym-3x2-5"/>',
    '<meta property="og:image" content="https://cablaj.example/media/default/nym.webp"/>',
    '<meta property="og:locale" content="ro_MD"/>',
    '<meta property="og:locale:alternate" content="ru_MD"/>',
    '<meta property="og:site_name" content="Cablaj"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]);
});

test('a page without a picture of its own is shared with the shop’s mark', () => {
  const head = headOf('/news', { title: 'Știri', image: null });
  expect(head).toContain(
    '<meta property="og:image" content="https://cablaj.example/icon-512.png"/>',
  );
  expect(head).toContain('<meta name="twitter:card" content="summary"/>');
});

test('both languages of a page name the same alternates', () => {
  const alternates = (address: string) => linksOf(headOf(address, { title: 'Știri' })).slice(1);
  expect(alternates('/ru/news?page=2')).toEqual(alternates('/news?page=2'));
  expect(linksOf(headOf('/ru/news?page=2', { title: 'Новости' }))).toContain(
    '<link rel="canonical" href="https://cablaj.example/ru/news?page=2"/>',
  );
});

test('the home page is / and /ru', () => {
  expect(linksOf(headOf('/ru', { title: 'Cablaj' }))).toEqual([
    '<link rel="canonical" href="https://cablaj.example/ru"/>',
    '<link rel="alternate" hrefLang="ro" href="https://cablaj.example/"/>',
    '<link rel="alternate" hrefLang="ru" href="https://cablaj.example/ru"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://cablaj.example/"/>',
  ]);
});

test('a page may name an address of its own, in any language', () => {
  const head = headOf('/ru/product/OLD', { title: 'NYM', path: '/ru/product/new?order_by=new' });
  expect(linksOf(head)[0]).toBe(
    '<link rel="canonical" href="https://cablaj.example/ru/product/new"/>',
  );
});

const noindex = '<meta name="robots" content="noindex, follow"/>';

test('narrowed lists and whoever asks for it are kept from search engines', () => {
  expect(headOf('/catalog/cabluri?order_by=new', { title: 'Cabluri' })).toContain(noindex);
  expect(headOf('/cart', { title: 'Coș', noindex: true })).toContain(noindex);
  expect(headOf('/catalog/cabluri?page=2', { title: 'Cabluri' })).not.toContain(noindex);
});
