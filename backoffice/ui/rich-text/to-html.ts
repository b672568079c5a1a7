import type { JSONContent } from '@tiptap/core';
import { safeLink } from '../../../contract/safe-link.ts';

/**
 * A text of the editor as the shop keeps it. Written here, not by the editor: so it is letter for
 * letter what the shop's own cleaning lets through, and saving twice changes nothing.
 */
export const toHtml = (document: JSONContent): string =>
  (document.content ?? []).map(blockHtml).join('');

function blockHtml(node: JSONContent): string {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return content.length > 0 ? `<p>${inlineHtml(content)}</p>` : '';
    case 'heading':
      return content.length > 0
        ? `<h${attrs?.level}>${inlineHtml(content)}</h${attrs?.level}>`
        : '';
    case 'bulletList':
      return `<ul>${content.map(itemHtml).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${content.map(itemHtml).join('')}</ol>`;
    case 'blockquote':
      return `<blockquote>${contentHtml(content)}</blockquote>`;
    case 'horizontalRule':
      return '<hr />';
    case 'table':
      return tableHtml(content);
    default:
      return '';
  }
}

const itemHtml = ({ content = [] }: JSONContent) => `<li>${contentHtml(content)}</li>`;

/** The first paragraph of a place stands in it as it is: `<li>text</li>`. */
function contentHtml([first, ...others]: JSONContent[]): string {
  const rest = others.map(blockHtml).join('');
  const isText = first?.type === 'paragraph';
  return (isText ? inlineHtml(first.content ?? []) : first ? blockHtml(first) : '') + rest;
}

/** Rows of nothing but headings, at the top, are the head. */
function tableHtml(rows: JSONContent[]): string {
  const isHead = ({ content = [] }: JSONContent) =>
    content.every(({ type }) => type === 'tableHeader');
  const firstOther = rows.findIndex((row) => !isHead(row));
  const headRows = firstOther === -1 ? rows.length : firstOther;
  const part = (tag: string, some: JSONContent[]) =>
    some.length > 0 ? `<${tag}>${some.map(rowHtml).join('')}</${tag}>` : '';
  return `<table>${part('thead', rows.slice(0, headRows))}${part('tbody', rows.slice(headRows))}</table>`;
}

const rowHtml = ({ content = [] }: JSONContent) =>
  `<tr>${content.map((cell) => cellHtml(cell)).join('')}</tr>`;

function cellHtml({ type, content = [] }: JSONContent) {
  const tag = type === 'tableHeader' ? 'th' : 'td';
  return `<${tag}>${contentHtml(content)}</${tag}>`;
}

/** Pieces of one link stand in one link. */
function inlineHtml(nodes: JSONContent[]): string {
  let html = '';
  for (let at = 0; at < nodes.length; ) {
    const link = linkOf(nodes[at]);
    let end = at + 1;
    while (end < nodes.length && linkOf(nodes[end]) === link) end += 1;
    const inside = nodes.slice(at, end).map(pieceHtml).join('');
    html += link === null ? inside : `${link}${inside}</a>`;
    at = end;
  }
  return html;
}

/** The link's opening tag; null without a link that is safe to follow. */
function linkOf(node: JSONContent | undefined): string | null {
  const href: unknown = node?.marks?.find(({ type }) => type === 'link')?.attrs?.href;
  const link = typeof href === 'string' ? safeLink(href) : null;
  if (!link) return null;
  return `<a href="${quoted(link.address)}"${link.isOutside ? ' rel="noopener"' : ''}>`;
}

function pieceHtml({ type, text = '', attrs, marks = [] }: JSONContent): string {
  if (type === 'hardBreak') return '<br />';
  if (type === 'picture') return pictureHtml(String(attrs?.src), String(attrs?.alt ?? ''));
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const slanted = has('italic') ? `<em>${escaped(text)}</em>` : escaped(text);
  return has('bold') ? `<strong>${slanted}</strong>` : slanted;
}

const pictureHtml = (src: string, alt: string) =>
  /^\/media\/[a-z]+\/[a-z0-9._-]+$/.test(src) ? `<img src="${src}" alt="${quoted(alt)}" />` : '';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');
