import { html } from 'hono/html';
import { cardNames, cards } from '../cards.ts';
import { decimal } from '../written.ts';
import { words } from './words.ts';

type Act = 'pay' | 'refuse' | 'leave' | 'late';

type Shown = {
  language: 'ro' | 'ru';
  amount: number;
  currency: string;
  description: string;
  ref: string | null;
  isOpen: boolean;
  /** What the buyer can do; a page that is over offers what is still possible. */
  offers: Act[];
  isQr?: boolean;
  isRefused?: boolean;
  /** Where a form leads that brings the answer to the shop. */
  back?: { url: string; fields: Record<string, string> };
};

/** What the buyer sees of the bank. Without a script: everything on it is a form. */
export function buyersPage(shown: Shown) {
  const { language, isOpen, offers, isQr = false, back } = shown;
  const say = words[language];
  const title = isQr ? say.qrTitle : say.title;
  const shownOffers = offers.filter((act) => isOpen || act !== 'pay');
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${say.bank}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>
<p class="bank">${say.bank}</p>
<p class="warning">${say.warning}</p>
</header>
<main>
<h1>${title}</h1>
${shown.isRefused ? html`<p role="alert">${say.refused}</p>` : ''}
${isOpen || back ? '' : html`<p role="alert">${say.closed}</p>`}
<dl>
<dt>${say.amount}</dt><dd class="amount">${inLei(shown.amount, say.currency)}</dd>
<dt>${say.for}</dt><dd>${shown.description}</dd>
<dt>${say.number}</dt><dd>${shown.ref ?? ''}</dd>
</dl>
${
  back
    ? returning(back, say.back)
    : html`<form method="post">
${isQr || !isOpen ? '' : choice(language)}
${shownOffers.map(
  (act) =>
    html`<button name="act" value="${act}"${act === 'pay' ? html` class="first"` : ''}>${say[act]}</button>`,
)}
</form>`
}
</main>
</body>
</html>`;
}

const inLei = (bani: number, currency: string) =>
  `${decimal(bani)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '\u00a0')}\u00a0${currency}`;

function choice(language: 'ro' | 'ru') {
  const say = words[language];
  return html`<fieldset>
<legend>${say.card}</legend>
${cardNames.map(
  (name) => html`<label>
<input type="radio" name="card" value="${name}"${name === 'good' ? html` checked` : ''}>
<span>${say[name]}<small>${cards[name].number.replace(/(\d{4})(?=\d)/g, '$1 ')}</small></span>
</label>`,
)}
</fieldset>`;
}

const returning = ({ url, fields }: NonNullable<Shown['back']>, word: string) =>
  html`<form method="post" action="${url}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="first">${word}</button>
</form>`;
