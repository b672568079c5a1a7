import { sql } from 'kysely';
import { defaultLocale, type Locale } from '../../../contract/locale.ts';
import { isAwaiting } from '../../../contract/order-transitions.ts';
import type { MailKind } from '../../../contract/staff/mails.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Letter } from '../../base/mail/letter.ts';
import { proformaForMail } from '../documents/order-documents.ts';
import { findTemplate } from '../letters/edit-mail-texts.ts';
import { readSender } from '../letters/read-sender.ts';
import type { OrderMailData } from '../letters/templates/order-step.ts';
import { canHaveProforma } from '../orders/can-have-proforma.ts';
import type { OrderRow } from '../orders/lock-order.ts';
import { lastEventOf } from '../orders/order-events.ts';
import { presentOrder } from '../orders/present-order.ts';
import { orderWithLines } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';

/** Of what is written down with an order, what its buyer hears of when it changes. */
const toldOf = [
  'total',
  'pay_method',
  'payment_status',
  'company',
  'idno',
  'tva',
  'legal_address',
] as const;

/**
 * Writes a mail about an order: to the customer in the customer's language, to the shop in its own.
 * One that is sent takes its papers along; one that is only read gives none a number.
 */
export async function composeOrderMail(
  shop: Shop,
  kind: MailKind,
  orderId: string,
  { isSent = true }: { isSent?: boolean } = {},
): Promise<Letter> {
  const template = findTemplate(kind);
  if (!template?.isAboutOrder) throw new Error(`no mail of kind ${kind} is about an order`);
  const found = await orderWithLines(shop.db, orderId);
  if (!found) throw new Error(`there is no order ${orderId}`);
  const { order } = found;
  const locale = kind === 'order-notice' ? defaultLocale : order.locale;
  const data = await readOrderMailData(shop.db, kind, found, locale);
  const sender = await readSender(shop.db, shop, locale);
  const canHave = canHaveProforma(shop, order);
  if (!isSent) return template.write(sender, { ...data, canHaveProforma: canHave });
  const proforma = data.hasProforma ? await proformaForMail(shop, orderId, locale) : null;
  const letter = template.write(sender, {
    ...data,
    hasProforma: proforma !== null,
    canHaveProforma: canHave,
    ...(proforma && { payment: proforma.payment }),
  });
  return proforma ? { ...letter, attached: [proforma.file] } : letter;
}

/** What a mail of this kind has to tell of an order, as things stand. */
export async function readOrderMailData(
  db: Database,
  kind: MailKind,
  { order, lines }: NonNullable<Awaited<ReturnType<typeof orderWithLines>>>,
  locale: Locale,
): Promise<OrderMailData> {
  const changed = kind === 'order-changed' ? await lastChangeOf(db, order.id) : undefined;
  return {
    order: presentOrder(order, lines, locale),
    reason: changed ? changed.text : await readReason(db, order.id, kind),
    isOtherWay: changed?.kind === 'contact',
    sent: lines.map(({ sent }) => sent),
    isCorrected: kind === 'order-parcel' && (await wasParcelCorrected(db, order.id)),
    hasProforma: await asksToPay(db, kind, order),
    isByPhone: kind === 'order-confirmation' && (await wasTakenByPhone(db, order.id)),
  };
}

/** Other goods stood there before, and the customer was told of them; of a way alone it was not. */
const wasParcelCorrected = async (db: Database, orderId: string) => {
  const before = (await lastEventOf(db, orderId, 'parcel'))?.before;
  return Boolean(before && 'lines' in before);
};

const wasTakenByPhone = async (db: Database, orderId: string) =>
  (await lastEventOf(db, orderId, 'placed'))?.actor.startsWith('staff:') ?? false;

/**
 * Who pays by transfer gets what to pay with the order, and again when the order was changed; whose
 * order waited, once it is confirmed.
 */
const asksToPay = async (db: Database, kind: MailKind, order: OrderRow) =>
  order.pay_method === 'transfer' &&
  order.payment_status !== 'paid' &&
  order.payment_status !== 'refunded' &&
  order.status !== 'cancelled' &&
  !isAwaiting(order) &&
  (kind === 'order-confirmation' ||
    kind === 'order-changed' ||
    (kind === 'order-confirmed' && (await hasWaited(db, order.id))));

const hasWaited = async (db: Database, orderId: string) => {
  const placed = await lastEventOf(db, orderId, 'placed');
  return placed?.after !== null && placed?.after !== undefined && 'awaiting' in placed.after;
};

/** Why it was cancelled. */
async function readReason(db: Database, orderId: string, kind: MailKind): Promise<string> {
  if (kind !== 'order-cancelled') return '';
  return (await lastEventOf(db, orderId, 'status'))?.text ?? '';
}

/** What the last mail to the buyer was about: other goods, or another way, payment or company. */
const lastChangeOf = (db: Database, orderId: string) =>
  db
    .selectFrom('order_event')
    .select(['kind', 'text'])
    .where('order_id', '=', orderId)
    .where((where) =>
      where.or([
        where('kind', '=', 'lines'),
        where.and([where('kind', '=', 'contact'), sql<boolean>`after ?| ${[...toldOf]}::text[]`]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
