import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { localeOfPath } from '../../kit/i18n/locale.ts';
import { renderPartIn } from '../entry-server.tsx';
import { type Answers, apiWith } from '../router/api-with.fixture.ts';
import { useLocation } from '../router/hooks.ts';
import { InRouter } from '../router/in-router.tsx';
import { loadView } from '../router/load-view.ts';
import { staticRouter } from '../router/router.ts';
import { answers, contacts } from './layout.fixture.ts';
import { Layout } from './layout.tsx';
import { loader } from './layout-data.ts';
import { RenderPartContext, SkipHydration } from './skip-hydration.tsx';

const Page = () => <h1>Pagina</h1>;

/** The frame's HTML as the server sends it, from an API that has these answers and no others. */
async function frame(path: string, served: Answers = answers) {
  const storefront = {
    screens: [
      {
        name: 'tested',
        path: path.replace(/^\/ru/, '').replace(/\?.*/, ''),
        load: async () => ({ Component: Page }),
      },
    ],
    loadFrame: loader,
    Problem: Page,
  };
  const view = await loadView(storefront, new URL(path, 'http://shop'), { apiIn: apiWith(served) });
  const html = renderToString(
    <RenderPartContext value={renderPartIn(localeOfPath(view.location.pathname))}>
      <InRouter router={staticRouter(view)}>
        <Layout />
      </InRouter>
    </RenderPartContext>,
  );
  const part = (tag: string) => html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`));
  return { html, header: part('header'), footer: part('footer') };
}

test('the page stands whole when nothing around it can be loaded', async () => {
  const { html } = await frame('/cart', {});
  expect(html).toContain('<h1>Pagina</h1>');
  expect(html).toContain('action="/search"');
  expect(html).toContain('href="/content/about-us"');
});

test('a search works before any script: a form with one field, sent to the search page', async () => {
  expect((await frame('/')).header).toMatch(/<form[^>]*action="\/search".*name="search"/);
  expect((await frame('/ru/cart')).header).toMatch(
    /<form[^>]*action="\/ru\/search".*name="search"/,
  );
});

test('without a script the page says what works, and whom to call for the rest', async () => {
  const note = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];
  expect(note((await frame('/')).html)).toMatch(/activați JavaScript.*href="tel:\+37369400100"/);
  expect(note((await frame('/ru')).html)).toContain('включите JavaScript');
});

test('the search page shows what was searched for, other pages keep their own filters', async () => {
  expect((await frame('/brand?search=VVGng')).header).not.toContain('value="VVGng"');
  expect((await frame('/search?search=VVGng')).header).toMatch(/name="search"[^>]*value="VVGng"/);
});

test('the top bar tells the first address, two lines of the schedule and the first e-mail', async () => {
  const { header } = await frame('/');
  expect(header).toContain('<a href="https://maps.example/17"');
  expect(header).not.toContain('Uzinelor 19');
  expect(header).toContain('09:00-14:00');
  expect(header).not.toContain('Duminică');
  expect(header).toContain('href="mailto:comenzi@cablaj.example"');
  expect(header).not.toContain('service@');
});

test('the top bar leads to the shop’s own pages', async () => {
  const links = ({ header }: { header: string }) => {
    const nav = header.slice(header.indexOf('<nav'), header.indexOf('</nav>'));
    return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  const paths = ['/content/about-us', '/news', '/brand', '/contact', '/discount'];
  expect(links(await frame('/cart'))).toEqual(paths);
  expect(links(await frame('/ru/cart'))).toEqual(paths.map((path) => `/ru${path}`));
});

test('an address without a map link is no link', async () => {
  const { footer } = await frame('/');
  expect(footer).toMatch(/<span[^>]*>str\.\sUzinelor 19<\/span>/);
});

const { '/api/core/shop/': _, ...withoutSettings } = answers;

test.each([
  ['the list', answers],
  ['the usual list, where the settings cannot be read', withoutSettings],
])('phones have viber and whatsapp unless their prefix is on %s', async (_, served) => {
  const { html } = await frame('/', served);
  expect(html).toContain('href="viber://chat?number=%2B37369400100"');
  expect(html).toContain('href="https://wa.me/37369400100"');
  expect(html).toContain('href="tel:+37322221020"');
  expect(html).not.toContain('viber://chat?number=%2B373222');
  expect(html).not.toContain('wa.me/373222');
});

test('the newest announcement stands over the header', async () => {
  const { html } = await frame('/');
  expect(html.indexOf('Sâmbătă inventar')).toBeLessThan(html.indexOf('<header'));
  expect(html).toContain('href="/news/inventar"');
  expect(html).not.toContain('Programul de Paște');
});

test('the other language is the same page with what was chosen on it', async () => {
  expect((await frame('/catalog/cabluri?brands_id=4')).header).toMatch(
    /href="\/ru\/catalog\/cabluri\?brands_id=4" hrefLang="ru"/i,
  );
  expect((await frame('/ru/search?search=NYM')).header).toMatch(
    /href="\/search\?search=NYM" hrefLang="ro"/i,
  );
});

test('the footer lists every category as a link, those after the seventh folded away', async () => {
  const { footer } = await frame('/');
  const folded = footer.slice(footer.indexOf('Vezi toate categoriile'), footer.indexOf('Cum ne'));
  const linked = (html: string) => [...html.matchAll(/href="\/catalog\/categoria-(\d)"/g)].length;
  expect(linked(footer)).toBe(9);
  expect(linked(folded)).toBe(2);
});

test('the footer says who sells here and on which terms', async () => {
  const { footer } = await frame('/');
  expect(footer).toContain('© Cablaj S.R.L.');
  expect(footer).toContain('IDNO 1014600987651');
  expect(footer).toContain('href="/content/termeni-si-conditii"');
});

test('the footer speaks of the shop by its own name, where that is known', async () => {
  const own: typeof answers = { ...answers, '/api/core/shop/': { name: 'Lumina' } };
  expect((await frame('/', own)).footer).toContain('Despre Lumina');
  expect((await frame('/ru', own)).footer).toContain('О компании Lumina');
  expect((await frame('/', withoutSettings)).footer).toContain('Despre noi');
});

test('of what a new shop has not said yet there is neither a heading nor a sign', async () => {
  const silent = {
    ...contacts,
    address: [],
    work_schedule: [],
    phones: [],
    emails: [],
    content_pages: [],
    categories: [],
  };
  const { footer } = await frame('/', { ...answers, '/api/contacts/footer-contacts/': silent });
  const headings = (html: string) =>
    [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(headings(footer)).toEqual(['Despre Cablaj']);
  expect(footer).not.toContain('#phone"');
  const told = (await frame('/')).footer;
  expect(headings(told)).toHaveLength(4);
  expect(told).toContain('#phone"');
});

test('a shop without an address still tells when it is open, and draws no map', async () => {
  const footerOf = async (schedule: Partial<typeof contacts>) => {
    const told = { ...contacts, address: [], work_schedule: [], ...schedule };
    return (await frame('/', { ...answers, '/api/contacts/footer-contacts/': told })).footer;
  };
  const byDay = await footerOf({ work_schedule: [{ period: 'Luni', hours: '9:00–17:00' }] });
  const inWords = await footerOf({ free_schedule: 'Doar la telefon' });
  expect(byDay).toContain('9:00–17:00');
  expect(inWords).toContain('Doar la telefon');
  for (const footer of [byDay, inWords]) expect(footer).not.toContain('data-map');
  expect((await frame('/')).footer).toContain('data-map');
});

test('nothing personal is in the page: no counts, and the way in for a guest', async () => {
  const { header } = await frame('/');
  expect(header).toContain('Intră în cont');
  expect(header).toMatch(/<a href="\/cart"[^>]*>.*?Coș<\/span>/);
});

test('parts that are kept for the next page are of its language, and of what is known by then', async () => {
  const emails = ['nou@cablaj.example'];
  const moved = { ...answers, '/api/contacts/footer-contacts/': { ...contacts, emails } };
  const romanian = await frame('/');
  const russian = await frame('/ru');
  expect(russian.footer).toContain('href="/ru/brand"');
  const changed = await frame('/cart', moved);
  expect(changed.footer).toContain('mailto:nou@cablaj.example');
  expect(changed.header).toContain('mailto:nou@cablaj.example');
  expect(changed.footer).toContain('href="/brand"');
  expect((await frame('/news')).footer).toBe(romanian.footer);
});

let isBroken = false;
function Part({ phone }: { phone: string }) {
  if (isBroken) throw new Error('a part breaks');
  return <p>{phone}</p>;
}

const pageWith = (part: ReactElement) =>
  renderToString(
    <RenderPartContext value={renderPartIn('ro')}>
      <h1>Pagina</h1>
      <SkipHydration isWhole>{part}</SkipHydration>
    </RenderPartContext>,
  );

test('a part that breaks is missing from its page, and there again on the next one', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  expect(pageWith(<Part phone="078" />)).toBe('<h1>Pagina</h1><div class="contents"></div>');
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'a part breaks' }));
  isBroken = false;
  expect(pageWith(<Part phone="078" />)).toContain('<p>078</p>');
});

const Whereabouts = () => <p>{useLocation().pathname}</p>;

test('a part cannot know which page it is on: the browser keeps it on the next one', () => {
  expect(() => renderPartIn('ro')(<Whereabouts />)).toThrow();
});
