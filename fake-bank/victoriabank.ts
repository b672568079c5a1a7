import {
  createPrivateKey,
  createPublicKey,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { keys, terminal } from './account.ts';
import type { Bank, BankContext } from './bank.ts';
import { type Authorisation, newRrn } from './books.ts';
import { cards, isCard } from './cards.ts';
import type { Write } from './notices.ts';
import { buyersPage } from './pages/buyers-page.ts';
import { baniSent, decimal } from './written.ts';

type Fields = Record<string, string>;

/** The e-Gateway: everything is a form, and every form is signed. */
export function victoriabank(bank: Bank) {
  const { books, clock } = bank;
  const app = new Hono<BankContext>();

  app.post('/cgi-bin/cgi_link', async (c) => {
    const fields = textsOf(await c.req.parseBody());
    if (!isGenuine(fields, clock.now())) return c.html(asForm(reply(fields, '3', '-17')));
    switch (fields.TRTYPE) {
      case '0':
        return authorise(fields);
      case '21':
        return c.html(asForm(capture(fields)));
      case '24':
        return c.html(asForm(reverse(fields)));
      case '90':
        return c.html(asForm(tell(fields)));
      default:
        return c.html(asForm(reply(fields, '3', '-2')));
    }
  });

  /** The browser is here: the buyer is asked on a page. */
  function authorise(fields: Fields) {
    const amount = baniSent(fields.AMOUNT);
    if (amount === null || held(fields.ORDER)) {
      const { BACKREF = '/' } = fields;
      const answer = reply(fields, held(fields.ORDER) ? '1' : '3', '-2');
      return new Response(null, {
        status: 303,
        headers: { Location: `${BACKREF}?${new URLSearchParams(answer)}` },
      });
    }
    const authorisation: Authorisation = {
      key: randomUUID(),
      ref: fields.ORDER ?? '',
      amount,
      currency: fields.CURRENCY ?? '',
      description: fields.DESC ?? '',
      language: fields.LANG === 'ru' ? 'ru' : 'ro',
      backref: fields.BACKREF ?? '',
      rc: null,
      rrn: newRrn(),
      intRef: randomBytes(8).toString('hex').toUpperCase(),
      captured: null,
      reversed: null,
    };
    books.authorisations.set(authorisation.key, authorisation);
    return new Response(null, {
      status: 303,
      headers: { Location: `/victoriabank/pay/${authorisation.key}` },
    });
  }

  function capture(fields: Fields) {
    const authorisation = approved(fields);
    const amount = baniSent(fields.AMOUNT);
    if (!authorisation || amount === null || amount > authorisation.amount)
      return reply(fields, '2', '05');
    if (authorisation.captured !== null) return reply(fields, '1', '-3');
    if (authorisation.reversed !== null) return reply(fields, '2', '05');
    authorisation.captured = amount;
    return replyOf(authorisation, '0', '00', amount);
  }

  function reverse(fields: Fields) {
    const authorisation = approved(fields);
    const amount = baniSent(fields.AMOUNT);
    if (
      !authorisation ||
      amount === null ||
      amount > (authorisation.captured ?? authorisation.amount)
    ) {
      return reply(fields, '2', '05');
    }
    if (authorisation.reversed !== null) return reply(fields, '1', '-3');
    authorisation.reversed = amount;
    return replyOf(authorisation, '0', '00', amount);
  }

  function tell(fields: Fields) {
    const authorisation = held(fields.ORDER);
    const amounts: Record<string, number | null> = {
      '0': authorisation?.rc == null ? null : authorisation.amount,
      '21': authorisation?.captured ?? null,
      '24': authorisation?.reversed ?? null,
    };
    const amount = amounts[fields.TRAN_TRTYPE ?? ''] ?? null;
    if (!authorisation || amount === null) return reply(fields, '3', '-24');
    return replyOf(
      authorisation,
      authorisation.rc === '00' ? '0' : '2',
      authorisation.rc ?? '',
      amount,
    );
  }

  const held = (ref: string | undefined) =>
    [...books.authorisations.values()].find((authorisation) => authorisation.ref === ref);

  function approved({ ORDER, RRN, INT_REF }: Fields) {
    const authorisation = held(ORDER);
    return authorisation?.rc === '00' &&
      authorisation.rrn === RRN &&
      authorisation.intRef === INT_REF
      ? authorisation
      : undefined;
  }

  function reply(fields: Fields, ACTION: string, RC: string): Fields {
    const { TERMINAL = '', TRTYPE = '', ORDER = '' } = fields;
    return signed({ TERMINAL, TRTYPE, ORDER, AMOUNT: '', CURRENCY: '', ACTION, RC, RRN: '' });
  }

  const replyOf = (
    authorisation: Authorisation,
    ACTION: string,
    RC: string,
    amount: number,
  ): Fields =>
    signed({
      TERMINAL: terminal,
      TRTYPE: '0',
      ORDER: authorisation.ref,
      AMOUNT: decimal(amount),
      CURRENCY: authorisation.currency,
      ACTION,
      RC,
      APPROVAL: '123456',
      RRN: authorisation.rrn,
      INT_REF: authorisation.intRef,
    });

  function signed(fields: Fields): Fields {
    const all = {
      ...fields,
      TIMESTAMP: clock.now().toISOString().replace(/\D/g, '').slice(0, 14),
      NONCE: randomBytes(16).toString('hex'),
    };
    const text = Buffer.from(lengthened(all, ['ACTION', 'RC', 'RRN', 'ORDER', 'AMOUNT']));
    const key = createPrivateKey(keys().bank.privateKey);
    return { ...all, P_SIGN: sign('sha256', text, key).toString('hex').toUpperCase() };
  }

  app.get('/pay/:key', (c) => {
    const authorisation = books.authorisations.get(c.req.param('key'));
    if (!authorisation) return c.notFound();
    return c.html(
      buyersPage({ ...authorisation, isOpen: authorisation.rc === null, offers: ['pay', 'leave'] }),
    );
  });

  app.post('/pay/:key', async (c) => {
    const authorisation = books.authorisations.get(c.req.param('key'));
    if (!authorisation) return c.notFound();
    const { act, card } = await c.req.parseBody();
    if (act === 'leave') return c.redirect(authorisation.backref, 303);
    if (authorisation.rc === null) answer(authorisation, isCard(card) ? cards[card].rc : '05');
    const fields = replyOf(
      authorisation,
      authorisation.rc === '00' ? '0' : '2',
      authorisation.rc ?? '',
      authorisation.amount,
    );
    return c.html(backToShop(authorisation, fields));
  });

  function answer(authorisation: Authorisation, rc: string) {
    authorisation.rc = rc;
    const write: Write = (_, { spoilt }) => {
      const fields = replyOf(authorisation, rc === '00' ? '0' : '2', rc, authorisation.amount);
      if (spoilt === 'signature') delete fields.P_SIGN;
      if (spoilt === 'body' || spoilt === 'key') fields.AMOUNT = '0.01';
      return {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      };
    };
    bank.notices.say(bank.victoriabankNotices.url, write);
  }

  return { app, answer };
}

const textsOf = (body: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

const lengthened = (fields: Fields, names: string[]) =>
  names
    .map((name) => fields[name] ?? '')
    .map((value) => (value ? `${Buffer.byteLength(value)}${value}` : '-'))
    .join('');

const HOUR = 3_600_000;

/** Signed by the shop, of this hour, and of the terminal it has. */
function isGenuine(fields: Fields, now: Date): boolean {
  const { TIMESTAMP = '', TERMINAL, NONCE = '', P_SIGN = '' } = fields;
  const stamp = TIMESTAMP.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(new Date(stamp).getTime() - now.getTime()) <= HOUR)) return false;
  if (TERMINAL !== terminal || !/^[0-9a-f]{40,64}$/.test(NONCE)) return false;
  const text = lengthened(fields, ['ORDER', 'NONCE', 'TIMESTAMP', 'TRTYPE', 'AMOUNT']);
  const key = createPublicKey(keys().merchant.publicKey);
  return verify('sha256', Buffer.from(text), key, Buffer.from(P_SIGN, 'hex'));
}

/** What programs are answered: a page that a browser would send on. */
const asForm = (fields: Fields) => html`<html><body>
<form method="POST" action="/">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
</form></body></html>`;

const backToShop = (authorisation: Authorisation, fields: Fields) =>
  buyersPage({
    ...authorisation,
    isOpen: false,
    offers: [],
    back: { url: authorisation.backref, fields },
  });
