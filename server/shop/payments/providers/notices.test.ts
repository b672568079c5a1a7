import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualPatience } from './ask-bank.ts';
import { decimalOf } from './bank-amount.ts';
import { maibCheckout } from './maib-checkout.ts';
import { connectToMaib } from './maib-connection.ts';
import { maibMiaQr } from './maib-mia-qr.ts';
import type { Notice } from './provider.ts';

const connection = (signatureKey: string) =>
  connectToMaib(
    { url: 'https://bank.example', clientId: '', clientSecret: '', signatureKey },
    usualPatience,
  );

describe('a notice of maib Checkout', () => {
  const KEY = '67be8e54-ac28-485d-9369-27f6d3c55a27';
  const STAMP = 1761032516817;
  const SIGNATURE = 'sha256=mtFkCMxfwj9t2wvY/7JASHLw+K/du4mY8azf1lV0ttg=';
  // As published, blanks and all.
  const BODY =
    '{"checkoutId": "5a4d27a4-79f5-426b-9403-cccdeee81747","terminalId": "T1234567","amount": 1234.56,"currency": "MDL","completedAt": "2024-11-23T19:35:00.6772285+02:00","payerName": "John","payerEmail": "Smith","payerPhone": "37368473653","payerIp": "192.175.12.22","orderId": "ORDER-2025-0001","orderDescription": "Online purchase of electronics","orderDeliveryAmount": 50.00,"orderDeliveryCurrency": "MDL","paymentId": "379b31a3-8283-43d4-8a7b-eef8c0736a32","paymentAmount": 1234.56,"paymentCurrency": "MDL","paymentStatus": "Executed","paymentExecutedAt": "2025-05-05T23:38:07.2760698+03:00","senderIban": "NL43RABO1438227787","senderName": "Steven","senderCardNumber": "444433******1111","retrievalReferenceNumber": "ABC324353245","processingStatus": "OK","processingStatusCode": "00","approvalCode": "123456","threeDsResult": "Y","threeDsReason": null,"paymentMethod": "Card"}';

  const about = { ref: 'ORDER-2025-0001', providerId: '5a4d27a4-79f5-426b-9403-cccdeee81747' };

  const read = (
    body: string,
    headers: Record<string, string>,
    receivedAt = new Date(STAMP),
    key = KEY,
  ): Notice =>
    maibCheckout(connection(key)).parseNotice(Buffer.from(body), new Headers(headers), receivedAt);

  const headers = { 'X-Signature': SIGNATURE, 'X-Signature-Timestamp': String(STAMP) };

  const signed = (body: string, stamp: string | number = STAMP) => ({
    'X-Signature': `sha256=${createHmac('sha256', KEY).update(`${body}.${stamp}`).digest('base64')}`,
    'X-Signature-Timestamp': String(stamp),
  });

  test('the bank’s own example is taken, and what was paid is read', () => {
    expect(read(BODY, headers)).toEqual({
      verdict: 'ok',
      eventKey: '379b31a3-8283-43d4-8a7b-eef8c0736a32 Executed',
      about,
      remark: null,
      facts: [
        {
          ...about,
          kind: 'paid',
          providerPaymentId: '379b31a3-8283-43d4-8a7b-eef8c0736a32',
          amount: 123_456,
          currency: 'MDL',
          at: new Date('2025-05-05T20:38:07.276Z'),
          fee: null,
          payer: { name: 'Steven', account: 'NL43RABO1438227787' },
        },
      ],
    });
  });

  test('its other example, whose body is no JSON, is the bank’s and cannot be read', () => {
    const example = {
      'X-Signature': 'sha256=yu2OvBe3Gyq1Nz/4R6KO8F3KpGCuW7VhH9yUPhYtNRU=',
      'X-Signature-Timestamp': '1762181943494',
    };
    const key = '4cde378d-43b6-405f-94aa-55c010d4d42a';
    expect(read('[CALLBACK MESSAGE]', example, new Date(1762181943494), key)).toEqual({
      verdict: 'unknown',
      about: null,
    });
  });

  test('headers that a proxy has doubled are read once', () => {
    const doubled = {
      'X-Signature': `${SIGNATURE}, ${SIGNATURE}`,
      'X-Signature-Timestamp': `${STAMP}, ${STAMP}`,
    };
    expect(read(BODY, doubled).verdict).toBe('ok');
    const forged = { ...headers, 'X-Signature': `sha256=${'A'.repeat(43)}=, ${SIGNATURE}` };
    expect(read(BODY, forged).verdict).toBe('bad');
  });

  test.each([
    ['none', {}],
    ['no stamp', { 'X-Signature': SIGNATURE }],
    ['no signature', { 'X-Signature-Timestamp': String(STAMP) }],
    ['a stamp that is no number', { ...headers, 'X-Signature-Timestamp': 'now' }],
    ['a signature of another form', { ...headers, 'X-Signature': SIGNATURE.slice(7) }],
  ])('one with %s is unsigned', (_, some: Record<string, string>) => {
    expect(read(BODY, some)).toEqual({ verdict: 'bad', why: 'unsigned' });
  });

  test('one byte more, another stamp or another key, and it is not the bank’s', () => {
    const bad = { verdict: 'bad', why: 'wrong-signature' };
    expect(read(`${BODY} `, headers)).toEqual(bad);
    expect(read(BODY, { ...headers, 'X-Signature-Timestamp': String(STAMP + 1) })).toEqual(bad);
    expect(read(BODY, headers, new Date(STAMP), 'another')).toEqual(bad);
  });

  test('no body has the signature of another', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(read(other, signed(one)).verdict).toBe('bad');
        expect(read(one, signed(one)).verdict).not.toBe('bad');
      }),
    );
  });

  test.each([
    ['ten minutes old', -600],
    ['of the future', 600],
  ])('a stamp %s makes us ask, and says of what', (_, seconds) => {
    const receivedAt = new Date(STAMP - seconds * 1000);
    expect(read(BODY, headers, receivedAt)).toMatchObject({ verdict: 'stale', about });
  });

  test('a clock three minutes off changes nothing', () => {
    expect(read(BODY, headers, new Date(STAMP - 180_000)).verdict).toBe('ok');
  });

  test('the same payment in new bytes is the same event, and unknown fields are nothing to us', () => {
    const told: Record<string, unknown> = JSON.parse(BODY);
    const turned = Object.fromEntries(Object.entries(told).toReversed());
    const body = JSON.stringify({ ...turned, currency: 8, added: { by: ['bank'] } }, null, 2);
    expect(read(body, signed(body))).toEqual(read(BODY, headers));
  });

  test.each(['1e21', '-5', '"100,50"', '1.005', 'null', 'true', '[]'])(
    'a sum of %s is no sum: the bank is asked',
    (sum) => {
      const body = BODY.replace('"paymentAmount": 1234.56', `"paymentAmount": ${sum}`);
      expect(read(body, signed(body))).toEqual({ verdict: 'unknown', about });
    },
  );

  test('the sum that counts is the payment’s, to the ban', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (bani) => {
        const body = BODY.replace(
          '"paymentAmount": 1234.56',
          `"paymentAmount": ${decimalOf(bani)}`,
        );
        expect(read(body, signed(body))).toMatchObject({ facts: [{ kind: 'paid', amount: bani }] });
      }),
    );
  });

  test('a payment that failed is no money', () => {
    const body = BODY.replace('Executed', 'Failed');
    expect(read(body, signed(body))).toMatchObject({ verdict: 'ok', facts: [{ kind: 'failed' }] });
  });

  test('a status nobody has heard of is asked about', () => {
    const body = BODY.replace('Executed', 'Levitating');
    expect(read(body, signed(body))).toEqual({ verdict: 'unknown', about });
  });

  test('what is longer than any notice is not looked at', () => {
    const body = BODY.replace('{', `{${' '.repeat(70_000)}`);
    expect(read(body, signed(body))).toEqual({ verdict: 'bad', why: 'too-long' });
  });
});

describe('a notice of MIA', () => {
  const KEY = '8508706b-3454-4733-8295-56e617c4abcf';
  // The bank's example; no key that it publishes fits its own signature of it.
  const RESULT = {
    qrId: '789e0123-f456-7890-a123-456789012345',
    extensionId: '40e6ba44-7dff-48cc-91ec-386a38318c68',
    qrStatus: 'Paid',
    payId: '123e4567-e89b-12d3-a456-426614174000',
    referenceId: 'QR000123456789',
    orderId: '789e0123-e89b-45d6-b789-426614174111',
    amount: 100.5,
    commission: 2.5,
    currency: 'MDL',
    payerName: 'John D.',
    payerIban: 'MD24AG000225100013104168',
    executedAt: '2029-10-22T10:32:28+03:00',
    terminalId: 'P011111',
  };
  const SIGNATURE = 'O0Anl9kQbnjvsjje2oC3bk1Sk0/2xNxkn1h53QTIvBw=';
  const about = { ref: RESULT.orderId, providerId: RESULT.qrId };

  const read = (told: object, key = KEY) =>
    maibMiaQr(connection(key)).parseNotice(
      Buffer.from(JSON.stringify(told)),
      new Headers(),
      new Date(),
    );

  const signature = (values: string[]) =>
    createHash('sha256')
      .update([...values, KEY].join(':'))
      .digest('base64');

  const signed = (result: Record<string, unknown>, fold = (name: string) => name.toLowerCase()) => {
    const asText = { ...result, amount: Number(result.amount).toFixed(2), commission: '2.50' };
    const values = Object.entries(asText)
      .filter(([, value]) => value !== null && value !== '')
      .toSorted(([one], [other]) => (fold(one) < fold(other) ? -1 : 1))
      .map(([, value]) => String(value));
    return { result, signature: signature(values) };
  };

  test('the rule as it is written takes the bank’s example', () => {
    expect(read({ result: RESULT, signature: SIGNATURE })).toEqual({
      verdict: 'ok',
      eventKey: `${RESULT.payId} Paid`,
      about,
      remark: null,
      facts: [
        {
          ...about,
          kind: 'paid',
          providerPaymentId: RESULT.payId,
          amount: 10_050,
          currency: 'MDL',
          at: new Date('2029-10-22T07:32:28Z'),
          fee: 250,
          payer: { name: 'John D.', account: 'MD24AG000225100013104168' },
        },
      ],
    });
  });

  test('what is empty is not signed, and every field that is told is', () => {
    const { terminalId: _, ...result } = { ...RESULT, extensionId: null, payerName: '' };
    expect(read(signed(result)).verdict).toBe('ok');
    expect(read(signed({ ...RESULT, added: 'last week' })).verdict).toBe('ok');
    const { signature: right } = signed(RESULT);
    const more = { result: { ...RESULT, added: 'last week' }, signature: right };
    expect(read(more)).toEqual({ verdict: 'bad', why: 'wrong-signature' });
  });

  test('the other order of names is taken too, and remarked upon', () => {
    const notice = read(signed(RESULT, (name) => name));
    expect(notice).toMatchObject({
      verdict: 'ok',
      remark: expect.stringContaining('payId before'),
    });
  });

  test('another sum, another key, or the rule of another product: not the bank’s', () => {
    const bad = { verdict: 'bad', why: 'wrong-signature' };
    expect(read({ result: { ...RESULT, amount: 1 }, signature: SIGNATURE })).toEqual(bad);
    expect(read({ result: RESULT, signature: SIGNATURE }, 'another')).toEqual(bad);
    // Sums in their shortest form, nothing left out.
    const values = Object.keys(RESULT)
      .toSorted()
      .map((name) => String(Object(RESULT)[name]));
    expect(read({ result: RESULT, signature: signature(values) })).toEqual(bad);
  });

  test.each([
    ['no JSON', 'x'],
    ['no result', { signature: SIGNATURE }],
    ['no signature', { result: RESULT }],
    ['1e21 lei', { result: { ...RESULT, amount: 1e21 }, signature: SIGNATURE }],
    ['less than nothing', { result: { ...RESULT, amount: -5 }, signature: SIGNATURE }],
    ['a thing inside', { result: { ...RESULT, orderId: {} }, signature: SIGNATURE }],
  ])('with %s it cannot be read', (_, told) => {
    expect(read(Object(told))).toEqual({ verdict: 'bad', why: 'unreadable' });
  });

  test('a state of the code nobody has heard of is asked about', () => {
    const told = signed({ ...RESULT, qrStatus: 'Torn' });
    expect(read(told)).toEqual({ verdict: 'unknown', about });
  });

  test('any sum is signed with two decimals, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (bani) => {
        const told = signed({ ...RESULT, amount: Number(decimalOf(bani)) });
        expect(read(told)).toMatchObject({ verdict: 'ok', facts: [{ amount: bani }] });
      }),
    );
  });
});
