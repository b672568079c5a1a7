import sanitizeHtml from 'sanitize-html';
import { safeLink } from '../../../contract/safe-link.ts';

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Only pictures of our own: no page tells another site who reads it. */
const isOwnPicture = (source = '') => /^\/media\/(?!.*\.\.)[^\\\s]+$/.test(source);

/**
 * HTML written by people, reduced to what texts need. Applied when it is written and again when
 * it is answered, so that neither an old row nor a row written by another program gets through.
 */
export const cleanHtml = (html: string) =>
  sanitizeHtml(html, {
    allowedTags: [...blocks, ...tables, 'strong', 'em', 'a', 'img'],
    allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: cleanLink },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
  });

function cleanLink(tagName: string, { href = '', title }: sanitizeHtml.Attributes) {
  const link = safeLink(href);
  const attribs: sanitizeHtml.Attributes = {};
  if (link) attribs.href = link.address;
  if (title) attribs.title = title;
  if (link?.isOutside) attribs.rel = 'noopener';
  return { tagName, attribs };
}
