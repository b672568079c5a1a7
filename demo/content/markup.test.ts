import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';
import { makeContent } from './make-content.ts';

const { districts: _, ...content } = makeContent();
const html = /^(pages|articles)\.\d+\.body$|^popups\.\d+\.description$|^seo\.\d+\.text$/;
const texts = everyText(content);
const bodies = texts
  .filter(({ path }) => html.test(path))
  .flatMap(({ path, ro, ru }) => [
    { where: `${path}.ro`, language: 'ro', body: ro },
    { where: `${path}.ru`, language: 'ru', body: ru },
  ]);

const allowed = new Set('h2 h3 p ul ol li strong em a table thead tbody tr th td'.split(' '));
const parents: Record<string, string[]> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};

/** What is wrong with the markup, first fault first. */
function faults(body: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of body.matchAll(
    /<(\/?)([^\s>]*)([^>]*)>/g,
  )) {
    if (!allowed.has(name)) found.push(`tag ${tag}`);
    if (slash === '/') {
      if (open.pop() !== name) found.push(`closing ${tag}`);
      continue;
    }
    const wanted = parents[name];
    if (wanted && !wanted.includes(open.at(-1) ?? '')) found.push(`${tag} outside ${wanted}`);
    const shape = name === 'a' ? /^ href="[^"<>]+"$/ : /^$/;
    if (!shape.test(attributes)) found.push(`attributes of ${tag}`);
    open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open}`);
  if (/&(?!amp;|lt;|gt;|quot;|nbsp;)/.test(body)) found.push('bare ampersand');
  return found;
}

const columns = (row: string) => row.match(/<t[hd]>/g)?.length;

describe('HTML', () => {
  test('the check finds faults where there are some', () => {
    expect(faults('<p>da</p>')).toEqual([]);
    expect(faults('<p>nu')).toEqual(['left open: p']);
    expect(faults('<p><em>nu</p></em>')).toEqual(['closing </p>', 'closing </em>']);
    expect(faults('<script>nu</script>')).toEqual(['tag <script>', 'tag </script>']);
    expect(faults('<p onclick="x">nu</p>')).toEqual(['attributes of <p onclick="x">']);
    expect(faults('<li>nu</li>')).toEqual(['<li> outside ul,ol']);
  });

  test('every page, article, popup and page text is there to be checked', () => {
    const { pages, articles, popups, seo } = content;
    const checked = [pages, articles, popups, seo].reduce((sum, { length }) => sum + length, 0);
    expect(bodies).toHaveLength(2 * checked);
  });

  test.each(bodies)('$where is made of the plain tags, properly closed', ({ body }) => {
    expect(faults(body)).toEqual([]);
  });

  test('every row of a table has as many cells as its head', () => {
    const ragged = bodies.filter(({ body }) =>
      body
        .split('<table>')
        .slice(1)
        .some((table) => {
          const rows = table
            .slice(0, table.indexOf('</table>'))
            .split('<tr>')
            .slice(1)
            .map(columns);
          return new Set(rows).size !== 1;
        }),
    );
    expect(ragged.map(({ where }) => where)).toEqual([]);
  });

  test('a text that is not HTML holds no markup', () => {
    const marked = texts.filter(({ path, ro, ru }) => !html.test(path) && /[<>&]/.test(ro + ru));
    expect(marked.map(({ path }) => path)).toEqual([]);
  });
});

describe('links', () => {
  const screens = ['/contact', '/discount', '/brand', '/news', '/landing', '/cart', '/favorite'];
  const routes = new Set([
    ...screens,
    ...content.pages.map(({ slug }) => `/content/${slug}`),
    ...content.articles.map(({ slug }) => `/news/${slug}`),
  ]);
  const leadsSomewhere = (link: string) =>
    routes.has(link) || /^\/search\?search=([^\s#&+%]|%20)+$/.test(link);

  const linksOf = (body: string) => [...body.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
  const all = bodies.flatMap(({ where, language, body }) =>
    linksOf(body).map((link) => ({ where, language, link })),
  );
  const inner = all.filter(({ link }) => link.startsWith('/'));

  test('an inner link stays in the language of its text', () => {
    const astray = inner.filter(
      ({ language, link }) => link.startsWith('/ru/') !== (language === 'ru'),
    );
    expect(astray).toEqual([]);
  });

  test('an inner link leads to a page that exists', () => {
    expect(inner.length).toBeGreaterThan(50);
    expect(inner.filter(({ link }) => !leadsSomewhere(link.replace(/^\/ru/, '')))).toEqual([]);
  });

  test('an outer link is a letter to the shop or a secure page', () => {
    const known = content.identity.emails.map(({ email }) => `mailto:${email}`);
    const outer = all.filter(({ link }) => !link.startsWith('/'));
    expect(outer.filter(({ link }) => !known.includes(link) && !/^https:\/\//.test(link))).toEqual(
      [],
    );
  });

  test('both languages of a text link to the same places', () => {
    const places = (body: string) =>
      linksOf(body).map((link) => link.replace(/^\/ru/, '').replace(/=.*/, '='));
    const differ = texts.filter(
      ({ path, ro, ru }) => html.test(path) && places(ro).join() !== places(ru).join(),
    );
    expect(differ.map(({ path }) => path)).toEqual([]);
  });

  test('a button leads to a page of the shop, without a language of its own', () => {
    const buttons = [content.banner, ...content.slides, ...content.popups].map(
      ({ button }) => button,
    );
    const lost = buttons.filter(
      ({ link }) => !leadsSomewhere(link) && !/^\/catalog\/[a-z0-9-]+$/.test(link),
    );
    expect(lost).toEqual([]);
  });
});
