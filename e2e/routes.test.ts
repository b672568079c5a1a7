import { describe, expect, test } from 'vitest';
import { guestRoutes, inRussian } from './every-route.ts';
import { shopUrl } from './visitor.ts';

/** Pages as a search engine gets them: no script runs. */
async function fetchPage(path: string) {
  const response = await fetch(`${shopUrl()}${path}`, { redirect: 'manual' });
  const html = await response.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return {
    response,
    html,
    lang: attribute(/<html lang="(\w+)"/),
    name: attribute(/<body data-route="([^"]*)"/),
    title: attribute(/<title>([^<]*)<\/title>/),
    heading: attribute(/<h1[^>]*>(.*?)<\/h1>/s),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
        ([, lang, href]) => [lang, href?.replaceAll('&amp;', '&')],
      ),
    ),
    isNoindex: /<meta name="robots" content="[^"]*noindex/.test(html),
  };
}

type FetchedPage = Awaited<ReturnType<typeof fetchPage>>;

const fetched = new Map<string, Promise<FetchedPage>>();
/** A guest's page is the same for every test here: it is fetched once. */
function read(path: string): Promise<FetchedPage> {
  const page = fetched.get(path) ?? fetchPage(path);
  fetched.set(path, page);
  return page;
}

const routes = Object.entries(guestRoutes);

describe.each(routes)('%s', (_, { path, status = 200, indexed = true }) => {
  test('is rendered on the server in both languages, each naming the other', async () => {
    const ro = await read(path);
    const ru = await read(inRussian(path));
    expect([ro.response.status, ru.response.status]).toEqual([status, status]);
    expect([ro.lang, ru.lang]).toEqual(['ro', 'ru']);
    expect(ro.name).toMatch(/^[a-z-]+__ro$/);
    expect(ru.name).toBe(ro.name?.replace('__ro', '__ru'));
    expect(ro.heading).toMatch(/\p{L}{2}/u);
    expect(ru.heading).toMatch(/\p{L}{2}/u);
    expect(ro.title).toBeTruthy();
    expect(ru.title).toMatch(/[а-яё]/i);
    expect([ro.isNoindex, ru.isNoindex]).toEqual([!indexed, !indexed]);
    if (status !== 200) return;
    expect(ro.alternates).toEqual(ru.alternates);
    expect(ro.canonical).toBe(ro.alternates.ro);
    expect(ru.canonical).toBe(ru.alternates.ru);
    expect(ro.alternates['x-default']).toBe(ro.alternates.ro);
    const address = (url: string | undefined) => new URL(url ?? '').pathname;
    expect(address(ro.canonical)).toBe(path.split('?')[0]);
    expect(address(ru.canonical)).toBe(inRussian(path).split('?')[0]);
  });

  test('comes with a strict policy and no inline script', async () => {
    const { response, html } = await read(path);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBeTruthy();
    expect(response.headers.get('permissions-policy')).toBeTruthy();
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const executable = scripts.filter(
      (attributes) => !/type="application\/(ld\+)?json"/.test(attributes),
    );
    for (const attributes of executable) expect(attributes).toContain('src="/');
    expect(html).not.toMatch(/ on[a-z]+="/);
  });
});

test('promotion pages are named so in each language', async () => {
  expect((await read('/discount')).name).toBe('discount__ro');
  expect((await read('/ru/discount?page=2')).name).toBe('discount__ru');
});

test('the not-found page has the title the shop promises', async () => {
  const { title, html } = await read('/nothing/here');
  expect(title).toBe('404 Pagina nu s-a găsit');
  expect(html).toContain('href="/"');
});

test('a guest’s pages hold no price', async () => {
  for (const { path } of Object.values(guestRoutes)) {
    const { html } = await read(path);
    const cards = [...html.matchAll(/"(?:price|promotion_price|discount)":(?!null)([^,}]*)/g)];
    expect(cards.map(([text]) => text)).toEqual([]);
    expect(html).not.toMatch(/"offers"/);
  }
});

test('a form either leads to a page of results or stays where it is until there is a script', async () => {
  const paths = [
    ...Object.values(guestRoutes).map(({ path }) => path),
    '/accounts/reset-password?uid=1&token=2',
  ];
  for (const path of paths) {
    const forms = (await read(path)).html.match(/<form[^>]*>/g) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) expect(form, path).toMatch(/ (action="\/|method="dialog")/);
  }
});

test('the home page alone goes to the language a visitor chose before', async () => {
  const ask = (path: string) =>
    fetch(`${shopUrl()}${path}`, {
      redirect: 'manual',
      headers: { Cookie: 'i18n_redirected=ru' },
    });
  const home = await ask('/');
  expect([home.status, home.headers.get('location')]).toEqual([302, '/ru']);
  expect((await ask('/news')).status).toBe(200);
  expect((await ask('/ru')).status).toBe(200);
});

test('what browsers and phones ask for unasked is there, and what is not there stays so', async () => {
  const ask = async (path: string) => {
    const { status, headers, url } = await fetch(`${shopUrl()}${path}`);
    return [status, headers.get('content-type'), new URL(url).pathname];
  };
  expect(await ask('/favicon.ico')).toEqual([200, 'image/x-icon', '/favicon.ico']);
  const touched = [200, 'image/png', '/apple-touch-icon.png'];
  expect(await ask('/apple-touch-icon.png')).toEqual(touched);
  expect(await ask('/apple-touch-icon-precomposed.png')).toEqual(touched);
  const html = 'text/html; charset=utf-8';
  expect(await ask('/.well-known/change-password')).toEqual([200, html, '/account']);
  // By this one a browser finds out whether an answer to the former means anything.
  const none = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect(await ask(none)).toEqual([404, html, none]);
});

test('search engines find a sitemap of both languages', async () => {
  const robots = await (await fetch(`${shopUrl()}/robots.txt`)).text();
  expect(robots).toMatch(/Sitemap: .*\/sitemap\.xml/);
  const index = await (await fetch(`${shopUrl()}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(files.length).toBeGreaterThan(3);
  const products = files.find((url) => url.includes('product'));
  const list = await (await fetch(`${shopUrl()}${new URL(products ?? '').pathname}`)).text();
  expect(list).toContain('/product/cablu-vvgng-a-ls-3x2-5-mm2');
  expect(list).toContain('/ru/product/cablu-vvgng-a-ls-3x2-5-mm2');
});
