import type { Locale } from '../../../contract/locale.ts';
import type { Block, Fact, LetterContent } from './letter.ts';
import { type Markup, markup } from './markup.ts';

/** Mail programs know tables and inline styles, and little else. Nothing is fetched from outside. */
const ink = '#12161c';
const steel = '#5b6673';
const copper = '#b3541e';
const line = '#dfe4ea';
const mist = '#f4f6f8';
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const body = `${font};font-size:15px;line-height:22px;color:${ink};word-break:break-word`;
const small = `${font};font-size:13px;line-height:19px;color:${steel}`;
const figures = 'white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums';

export function renderHtml(
  { subject, title, blocks }: LetterContent,
  shopName: string,
  locale: Locale,
) {
  return markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${mist}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${mist}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${line};border-radius:10px">
<tr><td style="padding:20px 24px;border-bottom:3px solid ${copper};${font};font-size:20px;font-weight:700;color:${ink}">${shopName}</td></tr>
<tr><td style="padding:24px 24px 0"><h1 style="margin:0;${font};font-size:22px;line-height:28px;color:${ink}">${title}</h1></td></tr>
${blocks.map(row)}
<tr><td style="height:24px;line-height:24px;font-size:0">&nbsp;</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

const row = (block: Block) =>
  markup`<tr><td style="padding:16px 24px 0;${body}">${blockHtml(block)}</td></tr>
`;

function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'paragraph':
      return markup`${block.text}`;
    case 'button':
      return markup`<a href="${block.link}" style="display:inline-block;padding:11px 20px;border-radius:10px;background:${copper};color:#ffffff;font-weight:600;text-decoration:none">${block.text}</a>`;
    case 'link':
      return markup`<a href="${block.link}" style="color:${copper}">${block.text}</a>`;
    case 'quote':
      return markup`${heading(block.title)}<div style="padding:10px 14px;border-left:3px solid ${line};background:${mist}">${lines(block.text)}</div>`;
    case 'facts':
      return markup`${heading(block.title)}${table(block.rows.map(factRow))}`;
    case 'goods':
      return markup`${heading(block.title)}${table(
        block.lines.map(
          ({ title, detail, total }) =>
            markup`<tr><td style="padding:8px 12px 8px 0;border-top:1px solid ${line};${body}">${title}<br><span style="${small}">${detail}</span></td><td valign="top" style="padding:8px 0;border-top:1px solid ${line};${body};${figures}">${total}</td></tr>`,
        ),
      )}`;
    case 'sums':
      return table([
        ...block.rows.map((sum) => sumRow(sum, 'font-weight:400')),
        sumRow(block.total, `font-weight:700;font-size:18px;border-top:2px solid ${ink}`),
      ]);
  }
}

const heading = (title: string) =>
  markup`<h2 style="margin:0 0 6px;${font};font-size:16px;line-height:22px;color:${ink}">${title}</h2>`;

const table = (rows: Markup[]) =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`;

const factRow = ({ label, value, link }: Fact) =>
  markup`<tr><td valign="top" width="38%" style="padding:3px 12px 3px 0;${small}">${label}</td><td valign="top" style="padding:3px 0;${body}">${
    link ? markup`<a href="${link}" style="color:${copper}">${value}</a>` : value
  }</td></tr>`;

const sumRow = ({ label, value }: Fact, style: string) =>
  markup`<tr><td style="padding:4px 12px 4px 0;${body};${style}">${label}</td><td style="padding:4px 0;${body};${figures};${style}">${value}</td></tr>`;

const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((written, index) => (index === 0 ? markup`${written}` : markup`<br>${written}`));
