import { Hono } from 'hono';
import * as v from 'valibot';
import { environments } from './account.ts';
import type { Bank, BankContext } from './bank.ts';
import { faultForm } from './faults.ts';
import { habitsForm } from './notices.ts';
import { takePayment } from './take-payment.ts';

/** How tests, and whoever tries a shop, steer the bank: every question and answer is JSON. */
export function control(bank: Bank, answerAuthorisation: (ref: string, rc: string) => boolean) {
  const { books, clock, faults, notices } = bank;
  const app = new Hono<BankContext>();

  app.use(async (c, next) => {
    // A page of another site may send forms here, and no JSON.
    const isJson = c.req.header('Content-Type')?.startsWith('application/json');
    return c.req.method === 'GET' || isJson ? next() : c.body(null, 415);
  });

  app.get('/environment/:bank', (c) => {
    const { origin } = new URL(c.req.url);
    return c.req.param('bank') === 'victoriabank'
      ? c.json(environments.victoriabank(origin))
      : c.json(environments.maib(origin));
  });

  app.post('/clock', async (c) => {
    const { seconds } = v.parse(v.object({ seconds: v.number() }), await c.req.json());
    clock.forward(seconds);
    await notices.sendDue();
    return c.json({ now: clock.now() });
  });

  app.post('/faults', async (c) => {
    faults.plan(v.parse(faultForm, await c.req.json()));
    return c.json({});
  });

  app.post('/notices', async (c) => {
    notices.behave(v.parse(habitsForm, await c.req.json()));
    return c.json({});
  });

  app.get('/notices', async (c) => {
    await notices.settled();
    return c.json(notices.list());
  });

  app.post('/notices/send', async (c) => {
    const { ids } = v.parse(v.object({ ids: v.array(v.string()) }), await c.req.json());
    await notices.sendNow(ids);
    return c.json(notices.list());
  });

  app.post('/victoriabank', async (c) => {
    const { noticeUrl } = v.parse(v.object({ noticeUrl: v.string() }), await c.req.json());
    bank.victoriabankNotices.url = noticeUrl;
    return c.json({});
  });

  /** As a buyer would, and for another sum or in another currency as no buyer could. */
  app.post('/pay', async (c) => {
    const { ref, rc, times, ...how } = v.parse(payForm, await c.req.json());
    const session = books
      .sessionIds()
      .map((id) => books.session(id))
      .findLast((one) => one?.ref === ref);
    if (session && rc === '00') {
      for (let time = 0; time < times; time += 1) takePayment(bank, session, how);
    }
    if (session && rc !== '00') books.end(session, 'failed');
    if (!session && !answerAuthorisation(ref, rc)) return c.json({ paid: false }, 404);
    await notices.settled();
    return c.json({ paid: rc === '00' });
  });

  app.post('/refunds', async (c) => {
    const asked = v.parse(refundForm, await c.req.json());
    if (asked.next) books.planRefund(asked.next);
    const payment = asked.paymentId === undefined ? undefined : books.payments.get(asked.paymentId);
    if (payment && asked.amount) books.refundAtOnce(payment, asked.amount);
    return c.json({});
  });

  app.get('/books', (c) => {
    const sums: Record<string, number> = {};
    const add = (ref: string | null, amount: number) => {
      sums[ref ?? ''] = (sums[ref ?? ''] ?? 0) + amount;
    };
    for (const payment of books.payments.values()) {
      add(payment.ref, payment.amount - books.refunded(payment));
    }
    for (const { ref, captured, reversed } of books.authorisations.values()) {
      add(ref, captured === null ? 0 : captured - (reversed ?? 0));
    }
    return c.json({
      tokens: bank.tokens.size,
      sums,
      sessions: books.sessionIds().map((id) => books.session(id)),
      payments: [...books.payments.values()],
      refunds: [...books.refunds.values()].map((refund) => ({
        ...refund,
        status: books.statusOf(refund),
      })),
      authorisations: [...books.authorisations.values()],
    });
  });

  return app;
}

const payForm = v.object({
  ref: v.string(),
  rc: v.optional(v.string(), '00'),
  /** How often money comes for the one session. */
  times: v.optional(v.number(), 1),
  amount: v.exactOptional(v.number()),
  currency: v.exactOptional(v.string()),
});

/** How the next refund ends; or one that nobody asked for, made at the bank's counter. */
const refundForm = v.object({
  next: v.optional(v.picklist(['Accepted', 'Rejected', 'Manual'])),
  paymentId: v.optional(v.string()),
  amount: v.optional(v.number()),
});
