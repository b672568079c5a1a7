import { Hono } from 'hono';
import type { Bank, BankContext } from './bank.ts';
import type { Books, Payment } from './books.ts';
import { answered, isBetween, page, refuse } from './maib-answers.ts';
import { baniSent, filled, moment, sum } from './written.ts';

const CODE = 'maib.merchant.payments-';
/** What the sandbox answers for every refund of MIA. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Payments of every product, and their refunds. */
export function payments({ books }: Bank) {
  const app = new Hono<BankContext>();

  app.get('/', (c) => {
    const { orderId, paymentId, executedAtFrom, executedAtTo } = c.req.query();
    const found = [...books.payments.values()]
      .filter(({ ref }) => orderId === undefined || ref === orderId)
      .filter(({ id }) => paymentId === undefined || id === paymentId)
      .filter(({ at }) => isBetween(at, executedAtFrom, executedAtTo));
    return c.json(page(found, c.req.query(), (payment) => paymentFields(books, payment)));
  });

  app.get('/refunds/:id', (c) => {
    const refund = books.refunds.get(c.req.param('id'));
    if (!refund) return refuse(404, `${CODE}43001`);
    const payment = books.payments.get(refund.paymentId);
    return c.json(
      answered(
        filled({
          id: refund.id,
          paymentId: refund.paymentId,
          refundType: refund.amount === payment?.amount ? 'Full' : 'Partial',
          amount: sum(refund.amount),
          currency: payment?.currency ?? null,
          refundReason: refund.reason,
          executedAt: moment(refund.at),
          status: books.statusOf(refund),
        }),
      ),
    );
  });

  app.get('/:id', (c) => c.json(answered(paymentFields(books, payment(c.req.param('id'))))));

  app.post('/:id/refund', async (c) => {
    const asked = await c.req.json();
    const paid = payment(c.req.param('id'));
    if (!asked.reason) return refuse(400, `${CODE}42006`);
    const left = books.left(paid);
    const amount = asked.amount === undefined ? left : baniSent(asked.amount);
    if (amount === null || amount <= 0) return refuse(400, `${CODE}42001`);
    if (amount > left) return refuse(409, 'payments.acquiring.payments-01001');
    const refund = books.refund(paid, amount, asked.reason);
    const refundId = paid.product === 'qr' ? NO_ID : refund.id;
    return c.json(answered({ refundId, status: 'Created' }));
  });

  function payment(id: string): Payment {
    return books.payments.get(id) ?? refuse(404, `${CODE}43001`);
  }

  return app;
}

export function paymentFields(books: Books, payment: Payment) {
  const back = books.refunded(payment);
  const left = books.left(payment);
  return filled({
    paymentId: payment.id,
    paymentIntentId: null,
    executedAt: moment(payment.at),
    status: statusOf(payment.amount, back),
    amount: sum(payment.amount),
    currency: payment.currency,
    type: payment.product === 'qr' ? 'MIA' : 'MMC',
    providerType: payment.product === 'qr' ? 'QR' : 'MMC',
    senderName: 'Test Test',
    senderIban: payment.iban,
    referenceNumber: payment.rrn,
    mcc: 'NONE',
    orderId: payment.ref,
    terminalId: 'T0000001',
    refundedAmount: sum(back),
    requestedRefundAmount: sum(books.requested(payment)),
    isRefundable: left > 0,
    partialRefundAvailable: left > 0,
    paymentEntryPoint: 'Checkout',
    refundableAmount: sum(left),
  });
}

function statusOf(amount: number, back: number) {
  if (back === 0) return 'Executed';
  return back === amount ? 'Refunded' : 'PartiallyRefunded';
}
