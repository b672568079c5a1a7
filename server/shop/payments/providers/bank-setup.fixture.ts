import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startFakeBank } from '../../../../fake-bank/start-fake-bank.ts';
import { portOf } from '../../../../testing/port-of.ts';
import { readConfig } from '../../../base/config/config.ts';
import { providerNames } from '../../../base/config/environment.ts';
import type { Patience } from './ask-bank.ts';
import { openProviders } from './open-providers.ts';
import type { Answer, Attempt, Fact, Lead, NewAttempt, Notice, Provider } from './provider.ts';

const MINUTE = 60_000;
let refs = 100_000;

/** A bank that is a process of its own, all providers as its customers, and an ear for its notices. */
export async function openBankSetup() {
  const bank = await startFakeBank();
  const environment = {
    PAYMENT_PROVIDERS: providerNames.join(','),
    ...(await bank.environment('maib')),
    ...(await bank.environment('victoriabank')),
  };
  const patience: Patience = { patience: 60_000 };
  const { payments } = readConfig(environment);
  const providers = openProviders(payments, patience);
  const ear = await openEar();
  await bank.victoriabankNotices(ear.url);

  function provider(name: Provider['name']): Provider {
    const found = providers.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  const newAttempt = (wish: Partial<NewAttempt> = {}): NewAttempt => {
    refs += 1;
    return {
      ref: String(refs),
      amount: 1_050,
      currency: 'MDL',
      language: 'ro',
      description: 'Comanda K7Q4',
      email: 'buyer@example.md',
      returnUrl: 'http://127.0.0.1:9/back',
      noticeUrl: ear.url,
      expiresAt: new Date(Date.now() + 10 * MINUTE),
      ...wish,
    };
  };

  /** An attempt that the buyer was led to, where that is a thing of its own. */
  async function begin(by: Provider, wish: Partial<NewAttempt> = {}): Promise<Attempt> {
    const asked = newAttempt(wish);
    const { providerId, lead, expiresAt } = done(await by.create(asked));
    await follow(lead);
    const { ref, amount, currency } = asked;
    return { ref, amount, currency, providerId, expiresAt, providerPaymentId: null };
  }

  /** Paid, and the money taken where it was only held. */
  async function paid(by: Provider, wish: Partial<NewAttempt> = {}) {
    const attempt = await begin(by, wish);
    await bank.pay(attempt.ref);
    if (by.capture) done(await by.capture(attempt, attempt.amount));
    const facts = await factsOf(by.status(attempt));
    const money = facts.find((fact) => fact.kind === 'paid');
    if (money?.kind !== 'paid') throw new Error('Nothing was paid.');
    return { ...attempt, providerPaymentId: money.providerPaymentId };
  }

  /** Seconds later by the bank's clock, and back again. */
  async function later<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
    await bank.forward(seconds);
    try {
      return await work();
    } finally {
      await bank.forward(-seconds);
    }
  }

  return {
    bank,
    environment,
    patience,
    ear,
    provider,
    newAttempt,
    begin,
    paid,
    later,
    /** What a provider makes of all that the bank has told since it was last asked. */
    hear: (by: Provider, receivedAt = new Date()): Notice[] =>
      ear.take().map(({ bytes, headers }) => by.parseNotice(bytes, headers, receivedAt)),
    /** Where nobody listens any more. */
    async nobodysUrl() {
      const { url, close } = await openEar();
      close();
      return url;
    },
    async close() {
      await bank.stop();
      ear.close();
    },
  };
}

export type BankSetup = Awaited<ReturnType<typeof openBankSetup>>;

/** As a browser: a form is sent, an address is opened. */
async function follow(lead: Lead) {
  const answer =
    lead.by === 'form'
      ? await fetch(lead.url, { method: 'POST', body: new URLSearchParams(lead.fields) })
      : await fetch(lead.url);
  if (!answer.ok) throw new Error(`The bank's page answers ${answer.status}.`);
}

export function done<What>(answer: Answer<What>): What {
  if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
  return answer;
}

export async function factsOf(asked: Promise<Answer<{ facts: Fact[] }>> | undefined) {
  if (!asked) throw new Error('The provider cannot do it.');
  return done(await asked).facts;
}

async function openEar() {
  const heard: { bytes: Uint8Array; headers: Headers }[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    heard.push({ bytes: await buffer(request), headers });
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/notice`,
    /** What the next ones are answered. */
    answers,
    take: () => heard.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
