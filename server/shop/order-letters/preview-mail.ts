import type { Locale } from '../../../contract/locale.ts';
import type { MailKind } from '../../../contract/staff/mails.ts';
import { type Mistakes, Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Letter } from '../../base/mail/letter.ts';
import type { Wordings } from '../../base/mail/mail-texts.ts';
import { findTemplate, mistakesInTexts } from '../letters/edit-mail-texts.ts';
import { readSender } from '../letters/read-sender.ts';
import type { OrderMailData } from '../letters/templates/order-step.ts';
import { orderWithLines } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';
import { readOrderMailData } from './compose-order-mail.ts';
import { sampleOrderMailData } from './sample-order.ts';

type Wished = {
  texts: Wordings[string];
  locale: Locale;
  order: string | undefined;
  /** Of the example: taken by telephone. Of an order its timeline says it. */
  isByPhone: boolean;
};

/** The mail as it would leave with these sentences, whether or not they are saved. */
export async function previewMail(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  kind: string,
  { texts, locale, order: orderId, isByPhone }: Wished,
): Promise<Letter | Refused> {
  const template = findTemplate(kind);
  if (!template) return new Refused({ kind: 'missing' });
  const data = orderId
    ? await readOrder(shop.db, template.kind, orderId, locale)
    : sampleOrderMailData(locale, { isByPhone });
  if (!data) return new Refused({ kind: 'missing' });
  const fields: Mistakes = mistakesInTexts(template, texts);
  if (Object.keys(fields).length > 0) return new Refused({ kind: 'invalid', fields });
  const sender = await readSender(shop.db, shop, locale);
  return template.write({ ...sender, wordings: { [kind]: texts } }, data);
}

async function readOrder(
  db: Database,
  kind: MailKind,
  id: string,
  locale: Locale,
): Promise<OrderMailData | null> {
  const found = await orderWithLines(db, id.toUpperCase());
  return found ? readOrderMailData(db, kind, found, locale) : null;
}
