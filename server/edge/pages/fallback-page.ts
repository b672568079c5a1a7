import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { type Locale, localePrefix } from '../../../contract/locale.ts';

/**
 * `closed` passes by itself, such as a database restart, and so does `busy`, when more pages are
 * asked for than can be made; `broken` is a mistake of ours.
 */
export type FallbackReason = 'closed' | 'busy' | 'broken';

type Words = { title: string; text: string; again: string; home: string };

const words: Record<FallbackReason, Record<Locale, Words>> = {
  closed: {
    ro: {
      title: 'Magazinul revine imediat',
      text: 'Pagina revine în câteva momente. Coșul și favoritele se păstrează.',
      again: 'Încercați din nou',
      home: 'Pagina principală',
    },
    ru: {
      title: 'Магазин скоро откроется',
      text: 'Страница скоро заработает. Корзина и избранное сохранены.',
      again: 'Попробовать ещё раз',
      home: 'На главную',
    },
  },
  busy: {
    ro: {
      title: 'Avem foarte mulți vizitatori',
      text: 'Pagina nu a putut fi pregătită la timp. Încercați din nou peste câteva secunde: coșul și favoritele se păstrează.',
      again: 'Încercați din nou',
      home: 'Pagina principală',
    },
    ru: {
      title: 'Сейчас очень много посетителей',
      text: 'Страницу не успели подготовить. Попробуйте ещё раз через несколько секунд: корзина и избранное сохранены.',
      again: 'Попробовать ещё раз',
      home: 'На главную',
    },
  },
  broken: {
    ro: {
      title: 'Pagina nu a putut fi afișată',
      text: 'A apărut o problemă la noi. Încercați din nou sau reveniți la pagina principală.',
      again: 'Încercați din nou',
      home: 'Pagina principală',
    },
    ru: {
      title: 'Не удалось показать страницу',
      text: 'Неполадка на нашей стороне. Попробуйте ещё раз или вернитесь на главную.',
      again: 'Попробовать ещё раз',
      home: 'На главную',
    },
  },
};

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;background:#f4f6f8;color:#12161c;
font:1rem/1.5 system-ui,sans-serif}
header{background:#12161c;color:#fff;padding:20px 24px;font-size:1.25rem;font-weight:700}
main{width:100%;max-width:640px;margin:auto;padding:24px;display:grid;gap:16px}
section{background:#fff;border:1px solid #dfe4ea;border-radius:14px;padding:24px}
section:first-child{border-top:4px solid #ffc526}
h1,h2{line-height:1.2;letter-spacing:-.015em}
h1{font-size:1.75rem}
h2{font-size:1.125rem}
p{margin-top:8px;color:#5b6673}
nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:20px}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:10px;
border:1px solid #7f8a96;color:#12161c;font-weight:600;text-decoration:none}
a.main{background:#ad4f1b;border-color:#ad4f1b;color:#fff}
a:focus-visible{outline:2px solid #12161c;outline-offset:2px}
`;

/** The page stands alone, whatever of the shop is down: only this style may be used in it. */
export const fallbackPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Said in the reader's language first; the other stands below for whoever came by a shared link. */
export function fallbackPage(reason: FallbackReason, locale: Locale, shopName: string): string {
  const other: Locale = locale === 'ro' ? 'ru' : 'ro';
  const texts = words[reason];
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts[locale].title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>${shopName}</header>
<main>
<section>
<h1>${texts[locale].title}</h1>
${explanation(texts[locale], locale)}
</section>
<section lang="${other}">
<h2>${texts[other].title}</h2>
${explanation(texts[other], other)}
</section>
</main>
</body>
</html>
`.toString();
}

/** An empty address is the page itself, asked for again. */
const explanation = ({ text, again, home }: Words, locale: Locale) =>
  html`<p>${text}</p>
<nav><a class="main" href="">${again}</a><a href="${localePrefix(locale) || '/'}">${home}</a></nav>`;
