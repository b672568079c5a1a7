import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../base/config/config.ts';
import { type BankSetup, done, factsOf, openBankSetup } from './bank-setup.fixture.ts';
import { openProviders } from './open-providers.ts';
import type { Fact } from './provider.ts';

let setup: BankSetup;
beforeAll(async () => {
  setup = await openBankSetup();
});
afterAll(() => setup.close());
afterEach(async () => {
  await setup.bank.habits({});
  setup.ear.take();
});

const kinds = (facts: Fact[]) => facts.map(({ kind }) => kind);
const HOUR = 3_600;

describe.each(['maib-checkout', 'maib-mia-qr', 'victoriabank'] as const)('%s', (name) => {
  const by = () => setup.provider(name);
  const captures = name === 'victoriabank';

  test('what a buyer has paid is told by the notice and by asking, to the ban', async () => {
    const attempt = await setup.begin(by(), { amount: 123_457 });
    expect(await factsOf(by().status(attempt))).toEqual([]);
    await setup.bank.pay(attempt.ref);
    const [notice] = setup.hear(by());
    expect(notice).toMatchObject({ about: { ref: attempt.ref } });
    const facts = await factsOf(by().status(attempt));
    const money = { ref: attempt.ref, amount: 123_457, currency: 'MDL' };
    expect(facts).toEqual([
      expect.objectContaining({ ...money, kind: captures ? 'authorised' : 'paid' }),
    ]);
    // What matters of it Victoriabank does not sign.
    expect(notice?.verdict).toBe(captures ? 'stale' : 'ok');
    if (notice?.verdict === 'ok') expect(notice.facts).toMatchObject([money]);
  });

  test('what is refused is told by asking', async () => {
    const attempt = await setup.begin(by());
    await setup.bank.pay(attempt.ref, { rc: '51' });
    const facts = await factsOf(by().status(attempt));
    // A code that one app has refused waits for another.
    expect(kinds(facts)).toEqual(name === 'maib-mia-qr' ? [] : ['failed']);
    if (captures) expect(facts).toMatchObject([{ reason: 'no-funds' }]);
  });

  test('nothing is found of an attempt the bank has never heard of', async () => {
    expect(done(await by().find('999999999'))).toMatchObject({ sessions: [] });
  });

  test('money that came is found by our reference alone', async () => {
    const { ref, providerId } = await setup.paid(by());
    const { sessions } = done(await by().find(ref));
    expect(sessions).toMatchObject([{ providerId, lead: null }]);
    expect(kinds(sessions[0]?.facts ?? [])).toContain('paid');
    const lost = { ...(await setup.begin(by())), providerId: null };
    expect(await factsOf(by().status(lost))).toEqual([]);
  });

  test('a part that was given back is seen in all that was, whoever asked for it', async () => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    const refund = { refundRef: '71', attempt, amount: 2_505, reason: 'Un colac întors' };
    const facts = await factsOf(by().refund(refund));
    expect(facts).toMatchObject([
      { kind: captures ? 'refunded' : 'refund-requested', refundRef: '71', amount: 2_505 },
    ]);
    const after = await setup.later(61, () => factsOf(by().status(attempt)));
    expect(after).toContainEqual(
      expect.objectContaining({ kind: 'refund-totals', refunded: 2_505, requested: 0 }),
    );
    expect(kinds(after)).toContain('paid');
  });

  test('more than was paid is given back by nobody', async () => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    const refund = { refundRef: '72', attempt, amount: 10_001, reason: 'Prea mult' };
    expect(await by().refund(refund)).toMatchObject({ outcome: 'refused', reason: 'amount' });
    expect(kinds(await factsOf(by().status(attempt)))).not.toContain('refund-totals');
  });

  test('a time-out after a refund leaves open whether it was made, and asking tells', async () => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    const path = captures
      ? '/victoriabank'
      : `/maib/v2/payments/${attempt.providerPaymentId}/refund`;
    const refund = { refundRef: '73', attempt, amount: 10_000, reason: 'Retur' };
    // Victoriabank is first asked what it holds.
    if (captures) await setup.bank.fault({ path, kind: 'delay' });
    await setup.bank.fault({ path, kind: 'cut-after' });
    expect(await by().refund(refund)).toMatchObject({ outcome: 'unknown', reason: 'cut-off' });
    const facts = await factsOf(by().status(attempt));
    expect(facts).toContainEqual(
      expect.objectContaining({
        kind: 'refund-totals',
        refunded: captures ? 10_000 : 0,
        requested: captures ? 0 : 10_000,
      }),
    );
  });

  test('an attempt that is over is told so', async () => {
    const attempt = await setup.begin(by());
    expect(await factsOf(by().status(attempt))).toEqual([]);
    if (captures) {
      // Nobody brought the form, and the bank takes it no more.
      const never = { ...attempt, ref: '888888888', expiresAt: new Date(0) };
      expect(kinds(await factsOf(by().status(never)))).toEqual(['expired']);
      return;
    }
    const after = await setup.later(HOUR, () => factsOf(by().status(attempt)));
    expect(kinds(after)).toEqual(['expired']);
  });

  test('what is cancelled is over, and cannot be cancelled again', async () => {
    const attempt = await setup.begin(by());
    // Victoriabank gives back what it holds; of what it does not hold there is nothing to cancel.
    if (captures) await setup.bank.pay(attempt.ref);
    expect(kinds(await factsOf(by().cancel?.(attempt)))).toEqual(['cancelled']);
    expect(await by().cancel?.(attempt)).not.toMatchObject({ outcome: 'done' });
    expect(kinds(await factsOf(by().status(attempt)))).toContain('cancelled');
  });

  test('what is paid is not cancelled', async () => {
    const attempt = await setup.paid(by());
    expect(await by().cancel?.(attempt)).toMatchObject({ outcome: 'refused', reason: 'state' });
    expect(kinds(await factsOf(by().status(attempt)))).toContain('paid');
  });

  test.each(['key', 'body', 'signature'] as const)(
    'a notice with another %s is bad',
    async (spoilt) => {
      await setup.bank.habits({ spoilt });
      const attempt = await setup.begin(by());
      await setup.bank.pay(attempt.ref);
      expect(setup.hear(by())).toMatchObject([{ verdict: 'bad' }]);
    },
  );

  test('the same notice twice is one event, also when it is sent again later', async () => {
    await setup.bank.habits({ copies: 2 });
    setup.ear.answers.push(202, 500);
    const attempt = await setup.begin(by());
    await setup.bank.pay(attempt.ref);
    const [first, second] = setup.hear(by());
    expect(first).toEqual(second);
    await setup.later(10, async () => {
      const [again, ...more] = setup.hear(by());
      expect(again).toEqual(first);
      expect(more).toEqual([first]);
    });
  });

  test.each([
    [429, 'refused', 'busy'],
    [503, 'unknown', 'bank-fault'],
  ])('an answer of %i is %s', async (status, outcome, reason) => {
    const path = captures ? '/victoriabank' : '/maib/v2/';
    const attempt = await setup.begin(by());
    await setup.bank.fault({ path, kind: 'answer', status, body: '{}' });
    expect(await by().status(attempt)).toMatchObject({ outcome, reason, code: `http-${status}` });
  });

  test('a page instead of an answer says nothing either way', async () => {
    const path = captures ? '/victoriabank' : '/maib/v2/';
    const attempt = await setup.begin(by());
    const page = { type: 'text/html', body: '<h1>Lucrări de întreținere</h1>' };
    await setup.bank.fault({ path, kind: 'answer', ...page });
    expect(await by().status(attempt)).toMatchObject({ outcome: 'unknown', reason: 'unreadable' });
  });

  test('a bank that is silent is not waited for without end', async () => {
    const path = captures ? '/victoriabank' : '/maib/v2/';
    const attempt = await setup.begin(by());
    await setup.bank.fault({ path, kind: 'silence' });
    const { patience } = setup.patience;
    setup.patience.patience = 50;
    const answer = await by().status(attempt);
    setup.patience.patience = patience;
    expect(answer).toMatchObject({ outcome: 'unknown', reason: 'too-late' });
  });

  test('a sum the bank does not take is refused before it is asked', async () => {
    const { least, most } = by().can;
    for (const amount of [least - 1, ...(most === null ? [] : [most + 1])]) {
      const answer = await by().create(setup.newAttempt({ amount }));
      expect(answer).toEqual({ outcome: 'refused', reason: 'amount', code: null });
    }
  });

  test.each(['12345', '1'.repeat(33), 'K7Q4ZZ', ''])(
    'a reference like %s is our mistake',
    async (ref) => {
      await expect(by().create(setup.newAttempt({ ref }))).rejects.toThrow('reference');
    },
  );
});

describe.each(['maib-checkout', 'maib-mia-qr'] as const)('%s', (name) => {
  const by = () => setup.provider(name);
  const CREATE = name === 'maib-checkout' ? '/maib/v2/checkouts' : '/maib/v2/mia/qr';

  test('of a create that was cut off, finding tells whether it was done', async () => {
    const made = setup.newAttempt();
    await setup.bank.fault({ method: 'POST', path: CREATE, kind: 'cut-after' });
    expect(await by().create(made)).toMatchObject({ outcome: 'unknown', reason: 'cut-off' });
    const { sessions } = done(await by().find(made.ref));
    expect(sessions).toMatchObject([{ facts: [], lead: { url: expect.any(String) } }]);

    const lost = setup.newAttempt();
    await setup.bank.fault({ method: 'POST', path: CREATE, kind: 'cut' });
    expect(await by().create(lost)).toMatchObject({ outcome: 'unknown', reason: 'cut-off' });
    expect(done(await by().find(lost.ref)).sessions).toEqual([]);
  });

  test('a token that has ended in the middle is renewed, once, for all who ask', async () => {
    const before = await setup.begin(by());
    // Whose token is of this hour, wherever the bank's clock has been.
    const anew = openProviders(readConfig(setup.environment).payments).find(
      (one) => one.name === name,
    );
    const ask = () => factsOf(anew?.status(before));
    await ask();
    await setup.later(301, async () => {
      const { tokens } = await setup.bank.books();
      await Promise.all([ask(), ask(), ask()]);
      expect((await setup.bank.books()).tokens).toBe(tokens + 1);
    });
    const denied = { path: '/maib/v2/', kind: 'answer', status: 401, body: '{}' } as const;
    await setup.bank.fault({ ...denied, times: 2 });
    expect(await by().status(before)).toMatchObject({ outcome: 'refused', reason: 'not-allowed' });
    expect(await by().status(before)).toMatchObject({ outcome: 'done' });
  });

  test('money that comes after the end is money', async () => {
    const attempt = await setup.begin(by());
    await factsOf(by().cancel?.(attempt));
    await setup.bank.pay(attempt.ref);
    expect(setup.hear(by())).toMatchObject([{ verdict: 'ok', facts: [{ kind: 'paid' }] }]);
    expect(await factsOf(by().status(attempt))).toMatchObject([{ kind: 'paid' }]);
  });

  test.each([{ amount: 1_049 }, { amount: 0 }, { amount: 999_999 }, { currency: 'EUR' }])(
    'what was paid is told as it is, though it is not what was asked: %o',
    async (how) => {
      const attempt = await setup.begin(by());
      await setup.bank.pay(attempt.ref, how);
      const told = { kind: 'paid', amount: 1_050, currency: 'MDL', ...how };
      expect(setup.hear(by())).toMatchObject([{ facts: [told] }]);
      expect(await factsOf(by().status(attempt))).toMatchObject([told]);
    },
  );

  test('given back in part, in part and the rest, and then nothing more', async () => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    for (const [refundRef, amount] of [
      ['81', 3_333],
      ['82', 3_333],
      ['83', 3_334],
    ] as const) {
      done(await by().refund({ refundRef, attempt, amount, reason: 'Retur' }));
    }
    const once = { refundRef: '84', attempt, amount: 1, reason: 'Retur' };
    expect(await by().refund(once)).toMatchObject({ outcome: 'refused', reason: 'amount' });
    await setup.later(61, async () => {
      expect(await factsOf(by().status(attempt))).toContainEqual(
        expect.objectContaining({ kind: 'refund-totals', refunded: 10_000, requested: 0 }),
      );
    });
  });

  test('what was given back at the counter is seen', async () => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    await setup.bank.refunds({ paymentId: attempt.providerPaymentId, amount: 10_000 });
    expect(await factsOf(by().status(attempt))).toContainEqual(
      expect.objectContaining({ kind: 'refund-totals', refunded: 10_000 }),
    );
  });

  test('all money of a time is listed, page after page, and none of another time', async () => {
    const refs: string[] = [];
    const from = new Date(Date.now() + 7 * 86_400_000);
    await setup.later(7 * 86_400 + 60, async () => {
      const attempt = await setup.begin(by(), { expiresAt: new Date(from.getTime() + 3_600_000) });
      // More than a page holds.
      await setup.bank.pay(attempt.ref, { times: 101 });
      refs.push(attempt.ref);
    });
    const to = new Date(from.getTime() + 3_600_000);
    const facts = await factsOf(by().list?.(from, to));
    const ours = facts.filter(({ ref }) => refs.includes(ref ?? ''));
    expect(ours.filter(({ kind }) => kind === 'paid')).toHaveLength(101);
    expect(await factsOf(by().list?.(new Date(0), new Date(1)))).toEqual([]);
  });

  test('what the bank refuses is told by its code, and by none of its words', async () => {
    const errorMessage = 'Ion Popescu, MD24AG000225100013104168';
    const answers = async (errorCode: string) => {
      const body = JSON.stringify({
        ok: false,
        result: null,
        errors: [{ errorCode, errorMessage }],
      });
      await setup.bank.fault({ path: CREATE, kind: 'answer', body });
      return by().create(setup.newAttempt());
    };
    expect(await answers('maib.merchant.payments-44000')).toEqual({
      outcome: 'refused',
      reason: 'not-allowed',
      code: 'maib.merchant.payments-44000',
    });
    expect(await answers(errorMessage)).toEqual({
      outcome: 'refused',
      reason: 'invalid',
      code: null,
    });
  });

  test.each(['{"ok":true}', '{"ok":true,"result":null}', '{"ok":true,"result":{}}', '"ok"', ''])(
    'an answer of %s leaves open what was done',
    async (body) => {
      await setup.bank.fault({ path: CREATE, kind: 'answer', body });
      const answer = await by().create(setup.newAttempt());
      expect(answer).toMatchObject({ outcome: 'unknown', reason: 'unreadable' });
    },
  );

  test('where a bank sends us elsewhere, we do not go', async () => {
    await setup.bank.fault({ path: CREATE, kind: 'answer', status: 302, body: '' });
    expect(await by().create(setup.newAttempt())).toMatchObject({ outcome: 'unknown' });
  });

  test('a page that is no page is no lead', async () => {
    const ids = { checkoutId: '1', checkoutUrl: 'javascript:alert(1)', qrId: '1', url: 'data:x' };
    const body = JSON.stringify({ ok: true, result: ids });
    await setup.bank.fault({ path: CREATE, kind: 'answer', body });
    expect(await by().create(setup.newAttempt())).toMatchObject({ reason: 'unreadable' });
  });
});

describe('maib-checkout', () => {
  const by = () => setup.provider('maib-checkout');

  test.each([
    ['Accepted', 'refunded'],
    ['Rejected', 'refund-refused'],
    ['Manual', 'refund-requested'],
  ] as const)('a refund that ends %s is %s', async (next, kind) => {
    const attempt = await setup.paid(by(), { amount: 10_000 });
    await setup.bank.refunds({ next });
    const asked = { refundRef: '91', attempt, amount: 4_000, reason: 'Retur' };
    const facts = await factsOf(by().refund(asked));
    const [requested] = facts;
    expect(requested).toMatchObject({ kind: 'refund-requested', byHand: false });
    const refundId = requested?.kind === 'refund-requested' ? requested.refundId : null;
    const refund = { ...asked, refundId };
    const then = () => by().refundStatus?.(refund);
    expect(await then()).toMatchObject({ facts: [{ kind: 'refund-requested', refundRef: '91' }] });
    const ended = await setup.later(61, async () => await then());
    expect(ended).toMatchObject({ facts: [{ kind, refundRef: '91' }] });
    if (next === 'Manual') expect(ended).toMatchObject({ facts: [{ byHand: true }] });
    const totals = await setup.later(61, () => factsOf(by().status(attempt)));
    expect(kinds(totals).includes('refund-totals')).toBe(next !== 'Rejected');
  });

  test('a session that the bank has forgotten is over, unless money came', async () => {
    const attempt = await setup.begin(by());
    const forgotten = { ...attempt, providerId: '00000000-0000-4000-8000-000000000000' };
    expect(kinds(await factsOf(by().status(forgotten)))).toEqual(['expired']);
    await setup.bank.pay(attempt.ref);
    expect(kinds(await factsOf(by().status(forgotten)))).toEqual(['paid']);
  });

  test('a notice sent again by its first stamp after an hour makes us ask', async () => {
    await setup.bank.habits({ keepsStamp: true });
    setup.ear.answers.push(503);
    const attempt = await setup.begin(by());
    await setup.bank.pay(attempt.ref);
    const afterwards = new Date(Date.now() + HOUR * 1000);
    setup.ear.take();
    await setup.later(HOUR, async () => {
      expect(setup.hear(by(), afterwards)).toMatchObject([
        { verdict: 'stale', about: { ref: attempt.ref } },
      ]);
    });
  });
});

describe('maib-mia-qr', () => {
  const by = () => setup.provider('maib-mia-qr');

  test('the bank’s part of it is told with the money', async () => {
    const attempt = await setup.begin(by(), { amount: 100_000 });
    await setup.bank.pay(attempt.ref);
    expect(setup.hear(by())).toMatchObject([{ facts: [{ amount: 100_000, fee: 500 }] }]);
  });

  test('refunds have no names there, and none is made up', async () => {
    const attempt = await setup.paid(by());
    for (const refundRef of ['101', '102']) {
      const facts = await factsOf(
        by().refund({ refundRef, attempt, amount: 500, reason: 'Retur' }),
      );
      expect(facts).toMatchObject([{ refundRef, refundId: null }]);
    }
  });

  test('a notice signed in the other order is taken, with a remark', async () => {
    await setup.bank.habits({ miaOrder: 'code' });
    const attempt = await setup.begin(by());
    await setup.bank.pay(attempt.ref);
    expect(setup.hear(by())).toMatchObject([{ verdict: 'ok', remark: expect.any(String) }]);
  });
});

describe('victoriabank', () => {
  const by = () => setup.provider('victoriabank');

  test('money is held first, and taken once', async () => {
    const attempt = await setup.begin(by(), { amount: 10_000 });
    expect(await by().capture?.(attempt, 10_000)).toMatchObject({ outcome: 'refused' });
    await setup.bank.pay(attempt.ref);
    expect(await by().capture?.(attempt, 10_001)).toMatchObject({ reason: 'amount' });
    expect(await by().capture?.(attempt, 9_000)).toMatchObject({
      facts: [{ kind: 'paid', amount: 9_000, ref: attempt.ref }],
    });
    expect(await by().capture?.(attempt, 9_000)).toMatchObject({
      outcome: 'unknown',
      code: '1--3',
    });
    expect((await setup.bank.books()).sums[attempt.ref]).toBe(9_000);
  });

  test('what a buyer has changed to another currency is never taken', async () => {
    const asked = setup.newAttempt();
    const { lead, expiresAt } = done(await by().create(asked));
    if (lead.by !== 'form') throw new Error('There is no form.');
    // Neither side signs it.
    const fields = { ...lead.fields, CURRENCY: 'RUB' };
    await fetch(lead.url, { method: 'POST', body: new URLSearchParams(fields) });
    await setup.bank.pay(asked.ref);
    const attempt = { ...asked, providerId: null, providerPaymentId: null, expiresAt };
    expect(await factsOf(by().status(attempt))).toMatchObject([{ currency: 'RUB' }]);
    expect(await by().capture?.(attempt, asked.amount)).toMatchObject({ reason: 'state' });
  });

  test('a form of another sum than we signed is not taken', async () => {
    const { lead } = done(await by().create(setup.newAttempt()));
    if (lead.by !== 'form') throw new Error('There is no form.');
    const fields = { ...lead.fields, AMOUNT: '0.01' };
    const body = new URLSearchParams(fields);
    expect(await (await fetch(lead.url, { method: 'POST', body })).text()).toContain('"-17"');
  });

  test('an answer the bank has not signed is none', async () => {
    const attempt = await setup.begin(by());
    const body = `<form><input name="ACTION" value="0"><input name="RC" value="00"><input name="ORDER" value="${attempt.ref}"></form>`;
    await setup.bank.fault({ path: '/victoriabank', kind: 'answer', type: 'text/html', body });
    expect(await by().status(attempt)).toMatchObject({ outcome: 'unknown', reason: 'unreadable' });
  });
});

test('a bank that is not there was asked for nothing', async () => {
  const url = await setup.nobodysUrl();
  const { payments } = readConfig({ ...setup.environment, MAIB_URL: url, VICTORIABANK_URL: url });
  const refused = { outcome: 'refused', reason: 'unreachable', code: 'ECONNREFUSED' };
  for (const provider of openProviders(payments)) {
    expect(await provider.find('123456')).toEqual(refused);
  }
});
