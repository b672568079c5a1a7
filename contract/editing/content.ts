import * as v from 'valibot';
import { requiredText, text } from '../forms/fields.ts';
import { isReservedPath, pathKey } from '../redirects.ts';
import {
  markup,
  moment,
  optionalFile,
  optionalMoment,
  paragraph,
  position,
  requiredMarkup,
  slug,
  title,
  titleRu,
  whole,
} from './fields.ts';
import type { EditingMessageKey } from './messages.ts';

/** What the shop's people write beside the catalogue. */

const says = (key: EditingMessageKey) => key;

const flag = v.optional(v.boolean('VALIDATE.INVALID'), true);
const link = v.optional(v.nullable(text(500)), null);
const label = v.optional(v.nullable(text(100)), null);

export const article = v.strictObject({
  // A number is always the id.
  slug: v.pipe(slug, v.regex(/[^0-9]/, 'EDIT.SLUG')),
  kind: v.picklist(['news', 'announcement'], 'VALIDATE.INVALID'),
  title_ro: title,
  title_ru: titleRu,
  excerpt_ro: paragraph,
  excerpt_ru: paragraph,
  body_ro: requiredMarkup,
  body_ru: markup,
  image: optionalFile,
  active: flag,
  published_at: moment,
  ends_at: optionalMoment,
});

export const contentPage = v.strictObject({
  slug,
  section: v.picklist(['about', 'info'], 'VALIDATE.INVALID'),
  title_ro: title,
  title_ru: titleRu,
  excerpt_ro: paragraph,
  excerpt_ru: paragraph,
  body_ro: requiredMarkup,
  body_ru: markup,
  position,
  active: flag,
  starts_at: optionalMoment,
  ends_at: optionalMoment,
});

export const homeBlock = v.strictObject({
  kind: v.picklist(['banner', 'slide', 'advantage', 'client'], 'VALIDATE.INVALID'),
  title_ro: title,
  title_ru: titleRu,
  text_ro: paragraph,
  text_ru: paragraph,
  button_ro: label,
  button_ru: label,
  link,
  image: optionalFile,
  icon: label,
  position,
  active: flag,
  starts_at: optionalMoment,
  ends_at: optionalMoment,
});

export const popup = v.strictObject({
  title_ro: title,
  title_ru: titleRu,
  description_ro: requiredMarkup,
  description_ru: markup,
  image: optionalFile,
  button_ro: label,
  button_ru: label,
  button_link: link,
  inactive_time: v.optional(v.nullable(whole(1, 86_400)), null),
  for_guests: v.optional(v.boolean('VALIDATE.INVALID'), false),
  active: flag,
  starts_at: optionalMoment,
  ends_at: optionalMoment,
});

/** Where an old address leads by now. */
export const redirect = v.strictObject({
  from_path: v.pipe(
    requiredText('VALIDATE.REQUIRED', 500),
    v.regex(/^\/(?![/\\])[^?#\\]*$/, says('EDIT.PATH')),
    v.transform(pathKey),
    v.check((path) => !isReservedPath(path), says('EDIT.PATH_RESERVED')),
  ),
  to_address: v.pipe(
    requiredText('VALIDATE.REQUIRED', 1_000),
    v.regex(/^(\/(?![/\\])|https:\/\/[^/\s]+\.)/i, says('EDIT.TARGET')),
  ),
  is_permanent: flag,
});

export const pageSeo = v.strictObject({
  page: requiredText('VALIDATE.REQUIRED', 100),
  title_ro: title,
  title_ru: titleRu,
  description_ro: paragraph,
  description_ru: paragraph,
  text_ro: markup,
  text_ru: markup,
});

export const phone = v.strictObject({
  phone: requiredText('VALIDATE.PHONE_REQ', 40),
  phone_to_call: v.pipe(
    requiredText('VALIDATE.PHONE_REQ', 20),
    v.regex(/^\+?\d{3,15}$/, 'VALIDATE.PHONE_VALID'),
  ),
  department_ro: v.optional(text(100), ''),
  department_ru: v.optional(text(100), ''),
  place: v.picklist(['header', 'related', 'footer'], 'VALIDATE.INVALID'),
  position,
});
