import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { maib as account } from './account.ts';
import type { Bank, BankContext } from './bank.ts';
import type { Payment, Session } from './books.ts';
import { masked } from './cards.ts';
import { answered, page, refuse } from './maib-answers.ts';
import { paymentFields } from './maib-payments.ts';
import type { Write } from './notices.ts';
import { baniSent, filled, moment, momentOrNull, sum } from './written.ts';

const SESSION_SECONDS = 25 * 60;
const CODE = 'maib.merchant.payments-';

/** Hosted checkouts: a page of the bank, for cards and MIA. */
export function checkouts({ books, clock }: Bank) {
  const app = new Hono<BankContext>();

  app.post('/', async (c) => {
    const asked = await c.req.json();
    const amount = baniSent(asked.amount);
    if (amount === null || amount <= 0) return refuse(400, `${CODE}42001`);
    if (asked.currency !== 'MDL') return refuse(400, `${CODE}42000`);
    if (!['ro', 'ru', 'en', undefined].includes(asked.language)) return refuse(400, `${CODE}42004`);
    const id = randomUUID();
    books.addSession({
      id,
      product: 'checkout',
      ref: asked.orderInfo?.id ?? null,
      amount,
      currency: asked.currency,
      language: asked.language === 'ru' ? 'ru' : 'ro',
      description: asked.orderInfo?.description ?? '',
      noticeUrl: asked.callbackUrl ?? null,
      successUrl: asked.successUrl ?? null,
      failUrl: asked.failUrl ?? null,
      status: 'open',
      createdAt: clock.now(),
      expiresAt: clock.after(SESSION_SECONDS),
      endedAt: null,
    });
    return c.json(answered({ checkoutId: id, checkoutUrl: pageOf(id, c.req.url) }));
  });

  app.get('/', (c) => {
    const { orderId } = c.req.query();
    const found = books
      .sessionIds()
      .map((id) => books.session(id))
      .filter((session) => session?.product === 'checkout')
      .filter((session) => session !== undefined)
      .filter(({ ref }) => orderId === undefined || ref === orderId);
    return c.body(
      JSON.stringify(page(found, c.req.query(), (session) => written(session, c.req.url))),
      { headers: { 'Content-Type': 'application/json' } },
    );
  });

  app.get('/:id', (c) => {
    const session = checkout(c.req.param('id'));
    return c.json(answered(written(session, c.req.url)));
  });

  app.post('/:id/cancel', (c) => {
    const session = checkout(c.req.param('id'));
    if (session.status !== 'open') return refuse(409, `${CODE}44002`);
    books.end(session, 'cancelled');
    return c.json(answered({ checkoutId: session.id, status: 'Cancelled' }));
  });

  function checkout(id: string): Session {
    const session = books.session(id);
    return session?.product === 'checkout' ? session : refuse(404, `${CODE}43001`);
  }

  function written(session: Session, asked: string) {
    const { status, endedAt } = session;
    const paid = [...books.payments.values()].find(({ sessionId }) => sessionId === session.id);
    return filled({
      id: session.id,
      createdAt: moment(session.createdAt),
      status: names[status],
      amount: sum(session.amount),
      currency: session.currency,
      language: session.language,
      callbackUrl: session.noticeUrl,
      successUrl: session.successUrl,
      failUrl: session.failUrl,
      url: pageOf(session.id, asked),
      order: session.ref === null ? null : filled({ id: session.ref, date: null }),
      payer: null,
      completedAt: momentOrNull(status === 'paid' ? endedAt : null),
      failedAt: momentOrNull(status === 'failed' ? endedAt : null),
      cancelledAt: momentOrNull(status === 'cancelled' ? endedAt : null),
      expiresAt: moment(session.expiresAt),
      payment: paid ? paymentFields(books, paid) : null,
    });
  }

  return app;
}

const names: Record<Session['status'], string> = {
  open: 'WaitingForInit',
  paid: 'Completed',
  failed: 'Failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const pageOf = (id: string, asked: string) =>
  `${new URL(asked).origin}/maib/pay/${id.replaceAll('-', '')}`;

/** Of a payment that was made: the bank tells of no other. Signed over its bytes and the time. */
export const checkoutNotice =
  (session: Session, payment: Payment): Write =>
  (at, { spoilt }) => {
    const body = JSON.stringify(
      filled({
        checkoutId: session.id,
        terminalId: 'T0000001',
        amount: sum(session.amount),
        currency: session.currency,
        completedAt: moment(payment.at),
        payerName: null,
        payerEmail: null,
        orderId: session.ref,
        orderDescription: session.description,
        paymentId: payment.id,
        paymentAmount: sum(payment.amount),
        paymentCurrency: payment.currency,
        paymentStatus: 'Executed',
        paymentExecutedAt: moment(payment.at),
        senderIban: payment.iban,
        senderName: 'Test Test',
        senderCardNumber: payment.card && masked(payment.card),
        retrievalReferenceNumber: payment.rrn,
        processingStatus: 'OK',
        processingStatusCode: '00',
        threeDsResult: payment.card && 'Y',
        paymentMethod: payment.card ? 'Card' : 'MiaQr',
      }),
    );
    const stamp = String(at.getTime());
    const key = spoilt === 'key' ? 'somebody-else' : account.signatureKey;
    const signature = createHmac('sha256', key).update(`${body}.${stamp}`).digest('base64');
    return {
      headers: {
        'Content-Type': 'application/json',
        'X-Signature-Timestamp': stamp,
        ...(spoilt !== 'signature' && { 'X-Signature': `sha256=${signature}` }),
      },
      body: spoilt === 'body' ? body.replace('"orderId"', '"orderID"') : body,
    };
  };
