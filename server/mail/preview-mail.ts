import type { Locale } from '../../contract/locale.ts';
import type { Order } from '../../contract/shapes/order.ts';
import { type Mistakes, Refused } from '../changes/refused.ts';
import type { Database } from '../database/connect.ts';
import { presentOrder } from '../orders/present-order.ts';
import { linesOf } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';
import { findTemplate, mistakesInTexts } from './edit-mail-texts.ts';
import type { Letter } from './letter.ts';
import type { Wordings } from './mail-texts.ts';
import { readSender } from './read-sender.ts';
import { sampleOrder } from './sample-order.ts';

type Wished = { texts: Wordings[string]; locale: Locale; order: string | undefined };

/** The mail as it would leave with these sentences, whether or not they are saved. */
export async function previewMail(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  kind: string,
  { texts, locale, order: orderId }: Wished,
): Promise<Letter | Refused> {
  const template = findTemplate(kind);
  const order = orderId ? await readOrder(shop.db, orderId, locale) : sampleOrder(locale);
  if (!template || !order) return new Refused({ kind: 'missing' });
  const fields: Mistakes = mistakesInTexts(template, texts);
  if (Object.keys(fields).length > 0) return new Refused({ kind: 'invalid', fields });
  const sender = await readSender(shop.db, shop, locale);
  return template.example({ ...sender, wordings: { [kind]: texts } }, order);
}

async function readOrder(db: Database, id: string, locale: Locale): Promise<Order | null> {
  const order = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', id.toUpperCase())
    .executeTakeFirst();
  return order ? presentOrder(order, await linesOf(db, [order.id]), locale) : null;
}
