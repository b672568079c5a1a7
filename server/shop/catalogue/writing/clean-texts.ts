import { cleanHtml } from '../../../base/text/sanitise-html.ts';

/** The texts that carry markup, of products, brands and categories. */
const names = ['description_ro', 'description_ru', 'general_info_ro', 'general_info_ru'] as const;
type Texts = Partial<Record<(typeof names)[number], string>>;

/** Those that are given, without what no text needs. */
export const cleaned = (texts: Texts): Texts =>
  Object.fromEntries(
    names.flatMap((name) => {
      const html = texts[name];
      return html === undefined ? [] : [[name, cleanOnce(html)]];
    }),
  );

const MOST_REMEMBERED = 10_000;
const known = new Map<string, string>();

/** Products of a family share most of their sentences; in a load each is cleaned once. */
function cleanOnce(html: string): string {
  const clean = known.get(html) ?? cleanHtml(html);
  if (known.size < MOST_REMEMBERED) known.set(html, clean);
  return clean;
}
