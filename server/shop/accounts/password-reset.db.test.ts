import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress } from './registration-forms.fixture.ts';
import { ANSWER_AFTER } from './request-password-reset.ts';
import { writeUid } from './reset-uid.ts';

type Registered = Awaited<ReturnType<TestShop['register']>>;
let shop: TestShop;
let ana: Registered;
/** The shop's pauses are over at once, unless a test holds them. */
let pause: TestShop['shop']['pause'];
beforeAll(async () => {
  shop = await openTestShop('empty', { pause: (milliseconds) => pause(milliseconds) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  pause = async () => {};
  await shop.db.deleteFrom('attempt').execute();
  ana = await shop.register();
  await shop.db.deleteFrom('mail_outbox').execute();
});

const NEW = 'parola-noua-1';
const ask = (email: string, options: Parameters<TestShop['api']>[2] = {}) =>
  shop.api('POST', '/auth/users/reset_password/', {
    body: { email },
    headers: freshAddress(),
    ...options,
  });
const confirm = (link: { uid: string; token: string }, new_password = NEW, locale?: 'ru') =>
  shop.api('POST', '/auth/users/reset_password_confirm/', {
    body: { ...link, new_password },
    ...(locale && { locale }),
  });
const mails = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const logIn = (password: string) =>
  shop.api('POST', '/auth-token/token/login/', {
    body: { username: ana.username, password },
    headers: freshAddress(),
  });
const customerRow = () =>
  shop.db.selectFrom('customer').selectAll().where('id', '=', ana.user.id).execute();

const LINK = /http\S+reset-password\?uid=([\w-]+)&token=([\w-]+)/;
async function newestLink() {
  const [address = '', uid = '', token = ''] =
    LINK.exec((await mails()).at(-1)?.text_body ?? '') ?? [];
  return { address, uid, token };
}
async function askForLink() {
  await ask(ana.user.email);
  const { uid, token } = await newestLink();
  return { uid, token };
}

test.each([
  ['ro', 'http://localhost:3000/accounts/reset-password?uid=', 'Parolă nouă pentru contul Cablaj'],
  [
    'ru',
    'http://localhost:3000/ru/accounts/reset-password?uid=',
    'Новый пароль для аккаунта Cablaj',
  ],
] as const)(
  'the owner of an e-mail gets a link, in the language of the page: %s',
  async (locale, start, subject) => {
    const { status, text } = await ask(ana.user.email.toUpperCase(), { locale });
    expect([status, text]).toEqual([204, '']);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ kind: 'password-reset', recipient: ana.user.email, subject });
    const link = await newestLink();
    expect(link.address).toBe(`${start}${link.uid}&token=${link.token}`);
    expect(link.token).toMatch(/^[\w-]{43}$/);
  },
);

test('an unknown e-mail is answered alike and gets no mail', async () => {
  const known = await ask(ana.user.email);
  await shop.db.deleteFrom('mail_outbox').execute();
  const unknown = await ask('nimeni@example.md');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  // Each has an id of its own.
  for (const { headers } of [known, unknown]) headers.delete('x-request-id');
  expect(Object.fromEntries(unknown.headers)).toEqual(Object.fromEntries(known.headers));
  expect(await mails()).toEqual([]);

  const questions = await shop.countQueries(() => ask(ana.user.email));
  // One queued mail apart.
  expect(await shop.countQueries(() => ask('nimeni@example.md'))).toBe(questions - 1);
});

test.each([
  ['ro', '', 'Introduceți adresa de e-mail'],
  ['ru', 'ana', 'Адрес эл. почты указан неверно'],
] as const)('an e-mail that is none is refused: %s %j', async (locale, email, message) => {
  const { status, json } = await ask(email, { locale });
  expect(status).toBe(400);
  expect(json).toEqual({ email: [message] });
});

test('known and unknown e-mails are answered after the same time', async () => {
  const time = Promise.withResolvers<void>();
  const pauses: number[] = [];
  pause = (milliseconds) => {
    pauses.push(milliseconds);
    return time.promise;
  };
  let answered = 0;
  const asked = [ana.user.email, 'nobody@example.md'].map((email) =>
    ask(email).then(() => {
      answered += 1;
    }),
  );
  await soon(() => pauses).toEqual([ANSWER_AFTER, ANSWER_AFTER]);
  await soon(mails).toHaveLength(1);
  expect(answered).toBe(0);
  time.resolve();
  await Promise.all(asked);
  expect(answered).toBe(2);
});

test('the link sets a new password once and signs out everywhere', async () => {
  const other = await shop.register();
  const { json } = await logIn('parola-buna-1');
  const link = await askForLink();

  const first = await confirm(link);
  expect([first.status, first.text]).toEqual([204, '']);
  for (const token of [ana.token, json.auth_token]) {
    expect((await shop.api('GET', '/accounts/user-data/', { token })).status).toBe(401);
  }
  expect((await shop.api('GET', '/accounts/user-data/', { token: other.token })).status).toBe(200);
  expect((await logIn('parola-buna-1')).status).toBe(400);
  expect((await logIn(NEW)).status).toBe(200);

  const before = await customerRow();
  const again = await confirm(link, 'parola-a-treia', 'ru');
  expect(again.status).toBe(400);
  expect(again.json).toEqual({
    non_field_errors: ['Ссылка для смены пароля больше не действует. Запросите новую'],
  });
  expect(await customerRow()).toEqual(before);
});

test('of several who use a link at once, one sets the password', async () => {
  const link = await askForLink();
  const passwords = [1, 2, 3, 4, 5].map((n) => `parola-paralela-${n}`);
  const answers = await Promise.all(passwords.map((password) => confirm(link, password)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 400, 400, 400, 400]);
  const logins = [];
  for (const password of passwords) logins.push((await logIn(password)).status);
  expect(logins).toEqual(statuses.map((status) => (status === 204 ? 200 : 400)));
});

test('a newer link makes the older void, also when both are asked for at once', async () => {
  const older = await askForLink();
  const newer = await askForLink();
  expect((await confirm(older)).status).toBe(400);
  expect((await logIn(NEW)).status).toBe(400);
  expect((await confirm(newer)).status).toBe(204);

  await shop.db.deleteFrom('mail_outbox').execute();
  await Promise.all([ask(ana.user.email), ask(ana.user.email)]);
  const links = (await mails()).map(({ text_body }) => LINK.exec(text_body) ?? []);
  const statuses = [];
  for (const [, uid = '', token = ''] of links)
    statuses.push((await confirm({ uid, token })).status);
  expect(statuses.toSorted()).toEqual([204, 400]);
});

test('a link lives one hour', async () => {
  const age = (minutes: number) =>
    shop.db
      .updateTable('password_reset')
      .set({ expires_at: sql<Date>`expires_at - make_interval(mins => ${minutes})` })
      .execute();
  const link = await askForLink();
  await age(60);
  const before = await customerRow();
  const late = await confirm(link);
  expect(late.status).toBe(400);
  expect(late.json).toEqual({
    non_field_errors: ['Linkul pentru parola nouă nu mai este valabil. Cereți altul'],
  });
  expect(await customerRow()).toEqual(before);

  const inTime = await askForLink();
  await age(59);
  expect((await confirm(inTime)).status).toBe(204);
});

test('a link opens its own account alone', async () => {
  const ion = await shop.register();
  const link = await askForLink();
  const before = await shop.db.selectFrom('customer').selectAll().orderBy('id').execute();
  for (const uid of [writeUid(ion.user.id), 'AAAA', '%00', 'a'.repeat(200), String(ana.user.id)]) {
    expect((await confirm({ ...link, uid })).status).toBe(400);
  }
  for (const token of ['x', 'a'.repeat(43), ana.token]) {
    expect((await confirm({ ...link, token })).status).toBe(400);
  }
  const after = await shop.db.selectFrom('customer').selectAll().orderBy('id').execute();
  expect(after).toEqual(before);
  // The link itself is still good.
  expect((await confirm(link)).status).toBe(204);
});

test('a new password that is too short is refused and leaves the link usable', async () => {
  const link = await askForLink();
  const short = await confirm(link, 'scurta');
  expect(short.status).toBe(400);
  expect(short.json).toEqual({ new_password: ['Parola are între 8 și 128 de caractere'] });
  expect((await confirm(link)).status).toBe(204);
});

test('a new password opens an account that wrong ones had closed', async () => {
  for (let i = 0; i < 10; i++) await logIn('parola-rea-1');
  expect((await logIn('parola-buna-1')).status).toBe(429);
  await confirm(await askForLink());
  expect((await logIn(NEW)).status).toBe(200);
});

test('an e-mail gets no more than five links within the hour, known or not', async () => {
  for (const email of [ana.user.email, 'nimeni@example.md']) {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  }
  expect(await mails()).toHaveLength(5);
  // The refused request left the last link as it was.
  const { uid, token } = await newestLink();
  expect((await confirm({ uid, token })).status).toBe(204);
});

test('an address asks for no more than twenty links within the hour', async () => {
  const headers = freshAddress();
  const statuses = [];
  for (let i = 0; i < 21; i++) {
    statuses.push((await ask(`nimeni${i}@example.md`, { headers })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(204), 429]);
  const refused = await ask(ana.user.email, { headers });
  expect(refused.json.detail).toBe('Prea multe încercări. Încercați din nou mai târziu');
  expect(await mails()).toEqual([]);
});
