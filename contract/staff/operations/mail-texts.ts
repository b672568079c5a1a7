import * as v from 'valibot';
import { named, strictForm } from '../../editing/fields.ts';
import { requiredText, text } from '../../forms/fields.ts';
import { staffOperation } from '../../operation.ts';
import { localeName } from '../../shapes/values.ts';
import { asFile, exportOf } from '../export-of.ts';

/** What a mail says in one place. Lines of its own, or markup, it has none. */
/** More than any mail has. */
const MOST_SENTENCES = 100;
const sentence = requiredText('VALIDATE.REQUIRED', 1_000);
const texts = named(
  v.pipe(v.string(), v.regex(/^[a-z_]{1,50}$/, 'VALIDATE.UNKNOWN_FIELD')),
  strictForm({ ro: sentence, ru: sentence }),
  MOST_SENTENCES,
);

const mailKind = v.object({
  kind: v.string(),
  /** 0: nobody has worded anything of it. */
  version: v.number(),
  /** Names that any of its texts may hold in braces. */
  variables: v.array(v.string()),
  fields: v.array(
    v.object({
      field: v.string(),
      ro: v.string(),
      ru: v.string(),
      /** What the shop says by itself. */
      default_ro: v.string(),
      default_ru: v.string(),
      /** Variables it must name. */
      required: v.array(v.string()),
    }),
  ),
  /** Whether an order of the shop can stand in for the example. */
  is_about_order: v.boolean(),
});
export type EditedMailKind = v.InferOutput<typeof mailKind>;

const params = v.object({ kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,50}$/)) });

/** The sentences of all mails, and which of them are worded by the shop. */
export const listMailTexts = staffOperation('get', '/staff/content/mail-texts/', {
  needs: 'content.read',
  answer: v.array(mailKind),
});

export const exportMailTexts = exportOf('/staff/content/mail-texts/export/', {
  needs: 'content.read',
  query: v.object(asFile),
});

/** Word the given sentences of a mail; those not given are the shop’s own. */
export const saveMailTexts = staffOperation('post', '/staff/content/mail-texts/{kind}/', {
  needs: 'content.write',
  // They tell customers where to send their money.
  isSensitive: true,
  params,
  body: strictForm({
    version: v.pipe(v.number('VALIDATE.INVALID'), v.integer('VALIDATE.INVALID')),
    texts,
  }),
  answer: mailKind,
  refusals: [404, 409],
});

/** The mail as it would leave with these sentences, about an example or an order. */
export const previewMail = staffOperation('post', '/staff/content/mail-texts/{kind}/preview/', {
  needs: 'content.read',
  params,
  body: strictForm({
    texts,
    locale: localeName,
    /** Only for those who may read orders. */
    order: v.optional(text(40)),
    /** Of the example: as if it had been taken by telephone. */
    by_phone: v.optional(v.boolean('VALIDATE.INVALID'), false),
  }),
  answer: v.object({ subject: v.string(), text: v.string(), html: v.string() }),
  refusals: [404],
});
