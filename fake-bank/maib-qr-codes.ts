import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { maib as account } from './account.ts';
import type { Bank, BankContext } from './bank.ts';
import type { Payment, Session } from './books.ts';
import { answered, isBetween, page, refuse } from './maib-answers.ts';
import type { Write } from './notices.ts';
import { baniSent, decimal, filled, moment, sum } from './written.ts';

const CODE = 'maib.merchant.payments-';
const MOST = 100_000_00;
/** Seconds. */
const [SHORTEST, LONGEST] = [60, 60 * 86_400];

/** MIA QR codes: one payment each. */
export function qrCodes({ books, clock }: Bank) {
  const app = new Hono<BankContext>();

  app.post('/qr', async (c) => {
    const asked = await c.req.json();
    const amount = baniSent(asked.amount);
    if (amount === null || amount <= 0 || amount > MOST) return refuse(400, `${CODE}42001`);
    if (asked.currency !== 'MDL') return refuse(400, `${CODE}42000`);
    if (asked.type !== 'Dynamic' || asked.amountType !== 'Fixed')
      return refuse(400, `${CODE}42005`);
    if (!asked.description) return refuse(400, `${CODE}42006`);
    const expiresAt = new Date(asked.expiresAt);
    const seconds = (expiresAt.getTime() - clock.now().getTime()) / 1000;
    if (!(seconds >= SHORTEST && seconds <= LONGEST)) return refuse(400, `${CODE}42005`);
    const id = randomUUID();
    books.addSession({
      id,
      product: 'qr',
      ref: asked.orderId ?? null,
      amount,
      currency: asked.currency,
      language: 'ro',
      description: asked.description,
      noticeUrl: asked.callbackUrl ?? null,
      successUrl: asked.redirectUrl ?? null,
      failUrl: asked.redirectUrl ?? null,
      status: 'open',
      createdAt: clock.now(),
      expiresAt,
      endedAt: null,
    });
    const url = linkOf(id, c.req.url);
    return c.json(
      answered(
        filled({
          qrId: id,
          extensionId: null,
          orderId: asked.orderId ?? null,
          type: 'Dynamic',
          url,
          expiresAt: moment(expiresAt),
        }),
      ),
    );
  });

  app.get('/qr', (c) => {
    const { orderId } = c.req.query();
    const found = books
      .sessionIds()
      .map((id) => books.session(id))
      .filter((session) => session?.product === 'qr')
      .filter((session) => session !== undefined)
      .filter(({ ref }) => orderId === undefined || ref === orderId);
    return c.json(page(found, c.req.query(), (session) => written(session, c.req.url)));
  });

  app.get('/qr/:id', (c) => c.json(answered(written(code(c.req.param('id')), c.req.url))));

  app.post('/qr/:id/cancel', async (c) => {
    const session = code(c.req.param('id'));
    const { reason } = await c.req.json();
    if (!reason) return refuse(400, `${CODE}42006`);
    if (session.status !== 'open') return refuse(409, 'maib.merchant.mia-14005');
    books.end(session, 'cancelled');
    return c.json(answered({ qrId: session.id, status: 'Cancelled' }));
  });

  app.get('/payments', (c) => {
    const { orderId, qrId, executedAtFrom, executedAtTo } = c.req.query();
    const found = [...books.payments.values()]
      .filter(({ product }) => product === 'qr')
      .filter(({ ref }) => orderId === undefined || ref === orderId)
      .filter(({ sessionId }) => qrId === undefined || sessionId === qrId)
      .filter(({ at }) => isBetween(at, executedAtFrom, executedAtTo));
    const write = (payment: Payment) =>
      filled({
        ...noticeFields(payment),
        amount: sum(payment.amount),
        commission: sum(payment.fee),
        status: books.refunded(payment) === payment.amount ? 'Refunded' : 'Executed',
      });
    return c.json(page(found, c.req.query(), write));
  });

  function code(id: string): Session {
    const session = books.session(id);
    return session?.product === 'qr' ? session : refuse(404, `${CODE}43001`);
  }

  return app;
}

const names: Record<Session['status'], string> = {
  open: 'Active',
  paid: 'Paid',
  failed: 'Active',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const written = (session: Session, asked: string) =>
  filled({
    qrId: session.id,
    extensionId: null,
    orderId: session.ref,
    status: names[session.status],
    type: 'Dynamic',
    url: linkOf(session.id, asked),
    amountType: 'Fixed',
    amount: sum(session.amount),
    currency: session.currency,
    createdAt: moment(session.createdAt),
    expiresAt: moment(session.expiresAt),
  });

/** The real one is an address of the National Bank; this one opens the page that stands for an app. */
const linkOf = (id: string, asked: string) =>
  `${new URL(asked).origin}/maib/pay/${id.replaceAll('-', '')}`;

const noticeFields = (payment: Payment) => ({
  qrId: payment.sessionId,
  extensionId: null,
  payId: payment.id,
  referenceId: payment.rrn,
  orderId: payment.ref,
  currency: payment.currency,
  payerName: 'Test T.',
  payerIban: payment.iban,
  executedAt: moment(payment.at),
  terminalId: 'P000001',
});

/** Signed over its values, in the order of their names and without the empty ones. */
export const qrNotice =
  (payment: Payment): Write =>
  (_, { spoilt, miaOrder }) => {
    const fields = filled({
      ...noticeFields(payment),
      qrStatus: 'Paid',
      amount: sum(payment.amount),
      commission: sum(payment.fee),
    });
    delete fields.addedLastWeek;
    const asText: Record<string, unknown> = {
      ...fields,
      amount: decimal(payment.amount),
      commission: decimal(payment.fee),
    };
    const key = spoilt === 'key' ? 'somebody-else' : account.signatureKey;
    const folded = (name: string) => (miaOrder === 'case' ? name.toLowerCase() : name);
    const values = Object.keys(asText)
      .filter((name) => asText[name] !== null && asText[name] !== '')
      .toSorted((one, other) => (folded(one) < folded(other) ? -1 : 1))
      .map((name) => String(asText[name]));
    const signature = createHash('sha256')
      .update([...values, key].join(':'))
      .digest('base64');
    const body = JSON.stringify({
      result: spoilt === 'body' ? { ...fields, amount: 1 } : fields,
      ...(spoilt !== 'signature' && { signature }),
    });
    return { headers: { 'Content-Type': 'application/json' }, body };
  };
