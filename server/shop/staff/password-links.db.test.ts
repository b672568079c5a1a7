import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countHashes } from '../../../testing/count-hashes.ts';
import { soon } from '../../../testing/soon.ts';
import {
  type AddedStaff,
  addStaff,
  OUR_PAGE,
  STAFF_PASSWORD,
  staffHeaders,
  tokenIn,
} from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { freshAddress } from '../accounts/registration-forms.fixture.ts';
import { ANSWER_AFTER } from '../accounts/request-password-reset.ts';
import { forgetExpiredStaff } from './forget-expired-staff.ts';

const NEW = 'o-parola-uitata-1';
let shop: TestShop;
let ana: AddedStaff;
let owner: AddedStaff;
/** The shop's pauses are over at once, unless a test holds them. */
let pause: TestShop['shop']['pause'];
beforeAll(async () => {
  shop = await openTestShop('empty', { pause: (milliseconds) => pause(milliseconds) });
  owner = await addStaff(shop.shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  pause = async () => {};
  await shop.db.deleteFrom('attempt').execute();
  await shop.db.deleteFrom('mail_outbox').execute();
  ana = await addStaff(shop.shop, { role: 'sales', locale: 'ru' });
});

const asGuest = (path: string, body: object, headers: object = freshAddress()) =>
  shop.api('POST', path, { body, headers: { ...OUR_PAGE, ...headers } });
const ask = (email: string, headers?: object) =>
  asGuest('/staff/password-link/', { email }, headers);
const read = (key: string) => asGuest('/staff/password-link/read/', { key });
const use = (key: string, new_password = NEW) =>
  asGuest('/staff/password-link/use/', { key, new_password });
const send = (to = ana, by = owner) =>
  shop.api('POST', `/staff/people/${to.id}/password-link/`, { headers: by.headers });
const signIn = (password: string, code?: string) =>
  asGuest('/staff/session/', { email: ana.email, password, ...(code && { code }) });

const mails = () => shop.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const keyIn = (text = '') => /\/admin\/new-password#([\w-]+)/.exec(text)?.[1] ?? '';
const mailedKey = async () => keyIn((await mails()).at(-1)?.text_body);
async function askForKey() {
  expect((await ask(ana.email)).status).toBe(204);
  return mailedKey();
}
const age = (minutes: number) =>
  sql`
    update staff_password_link
    set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(shop.db);

async function expectVoid(key: string) {
  const before = await fingerprint(shop.db);
  const answers = [await read(key)];
  // A link that does not work costs the shop no hashing.
  expect(await countHashes(async () => answers.push(await use(key)))).toBe(0);
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([
      400,
      { non_field_errors: ['Linkul pentru parola nouă nu mai este valabil. Cereți altul'] },
    ]);
  }
  expect(await fingerprint(shop.db)).toBe(before);
}

test('whoever forgot the password gets a link by mail, in their own language', async () => {
  const { status, text } = await ask(` ${ana.email.toUpperCase()} `);
  expect([status, text]).toEqual([204, '']);
  expect(await mails()).toMatchObject([
    {
      kind: 'staff-password-link',
      recipient: ana.email,
      subject: 'Новый пароль для панели Cablaj',
    },
  ]);
  const key = await mailedKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((await read(key)).json).toEqual({ email: ana.email });
  const kept = await shop.db.selectFrom('staff_password_link').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(key);
});

test('an unknown e-mail and somebody who may not come in are answered alike, and nothing is written', async () => {
  const gone = await addStaff(shop.shop, { isActive: false });
  const known = await ask(ana.email);
  const questions = await shop.countQueries(() => ask(ana.email));
  const before = await fingerprint(shop.db);
  for (const email of ['nimeni@cablaj.example', gone.email]) {
    const answer = await ask(email);
    expect([answer.status, answer.text]).toEqual([known.status, known.text]);
    for (const { headers } of [known, answer]) headers.delete('x-request-id');
    expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(known.headers));
    // One queued mail apart.
    expect(await shop.countQueries(() => ask(email))).toBe(questions - 1);
  }
  expect(await fingerprint(shop.db)).toBe(before);
});

test('known and unknown e-mails are answered after the same time', async () => {
  const time = Promise.withResolvers<void>();
  const pauses: number[] = [];
  pause = (milliseconds) => {
    pauses.push(milliseconds);
    return time.promise;
  };
  let answered = 0;
  const asked = [ana.email, 'nimeni@cablaj.example'].map((email) =>
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

test.each(['known', 'unknown'])('%s e-mails get five links an hour', async (kind) => {
  const email = kind === 'known' ? ana.email : 'nimeni@cablaj.example';
  const codes = [];
  for (let i = 0; i < 5; i++) codes.push((await ask(email)).status);
  const before = await fingerprint(shop.db);
  const refused = await ask(email.toUpperCase());
  expect([...codes, refused.status]).toEqual([204, 204, 204, 204, 204, 429]);
  expect(refused.json.retry_after).toBeGreaterThan(3_000);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('from one network no more than twenty are asked for in an hour, whoever’s they are', async () => {
  const here = freshAddress();
  const codes = [];
  for (let i = 0; i < 21; i++) codes.push((await ask(`cineva.${i}@cablaj.example`, here)).status);
  expect(codes).toEqual([...Array(20).fill(204), 429]);
  expect((await ask(ana.email, here)).status).toBe(429);
  expect(await mails()).toEqual([]);
});

test('the link sets a new password once and ends all sessions, and a letter tells', async () => {
  const other = await ana.signIn();
  const key = await askForKey();
  const set = await use(key);
  expect([set.status, set.text]).toEqual([204, '']);
  for (const token of [ana.token, other]) {
    const headers = staffHeaders(token);
    expect((await shop.api('GET', '/staff/session/', { headers })).status).toBe(401);
  }
  // Of nobody else.
  expect((await shop.api('GET', '/staff/session/', { headers: owner.headers })).status).toBe(200);
  expect((await mails()).at(-1)).toMatchObject({
    kind: 'staff-password-changed',
    recipient: ana.email,
  });
  await expectVoid(key);
});

test('the link signs nobody in, and the second factor is asked for as ever', async () => {
  const factor = () =>
    shop.db
      .selectFrom('staff_secret')
      .select(['totp_secret', 'totp_step'])
      .where('staff_id', '=', ana.id)
      .executeTakeFirst();
  const before = await factor();
  const set = await use(await askForKey());
  expect(tokenIn(set)).toBeUndefined();
  expect(await factor()).toEqual(before);
  expect((await signIn(STAFF_PASSWORD, ana.code())).status).toBe(400);
  const withoutCode = await signIn(NEW);
  expect([withoutCode.status, withoutCode.json.code]).toEqual([403, 'code-needed']);
  expect((await signIn(NEW, '000000')).status).toBe(400);
  const signedIn = await signIn(NEW, ana.code());
  expect([signedIn.status, signedIn.json.may_only_enrol]).toEqual([200, false]);
});

test('who has guessed at their own password too often comes in by the new one at once', async () => {
  const here = freshAddress();
  const guess = (password: string) =>
    asGuest('/staff/session/', { email: ana.email, password, code: ana.code() }, here);
  for (let i = 0; i < 10; i++) await guess('uitata-de-tot');
  expect((await guess(STAFF_PASSWORD)).status).toBe(429);
  const key = await askForKey();
  await asGuest('/staff/password-link/use/', { key, new_password: NEW }, here);
  expect((await guess(NEW)).status).toBe(200);
});

test('of several who use a link at once, one sets the password', async () => {
  const key = await askForKey();
  const passwords = [1, 2, 3].map((n) => `o-parola-paralela-${n}`);
  const answers = await Promise.all(passwords.map((password) => use(key, password)));
  const codes = answers.map(({ status }) => status);
  expect(codes.toSorted()).toEqual([204, 400, 400]);
  const right = passwords[codes.indexOf(204)] ?? '';
  expect((await signIn(right)).json.code).toBe('code-needed');
  const notices = (await mails()).filter(({ kind }) => kind === 'staff-password-changed');
  expect(notices).toHaveLength(1);
});

test('a link lives an hour by the database’s clock, and is forgotten', async () => {
  const key = await askForKey();
  await age(59);
  await forgetExpiredStaff(shop.shop);
  expect((await read(key)).status).toBe(200);
  await age(1);
  await expectVoid(key);
  await forgetExpiredStaff(shop.shop);
  expect(await shop.db.selectFrom('staff_password_link').selectAll().execute()).toEqual([]);
});

test('another link makes the former void', async () => {
  const former = await askForKey();
  const key = await askForKey();
  await expectVoid(former);
  expect((await use(key)).status).toBe(204);
});

test('a link is void once the password was changed otherwise', async () => {
  const key = await askForKey();
  const body = { password: STAFF_PASSWORD, new_password: 'o-parola-schimbata-1' };
  await shop.api('POST', '/staff/password/', { headers: ana.headers, body });
  await expectVoid(key);
});

test('a link is void once the person was deactivated, also when they come back', async () => {
  const key = await askForKey();
  const activate = async (is_active: boolean) => {
    const { people } = (await shop.api('GET', '/staff/people/', { headers: owner.headers })).json;
    const { version } = people.find(({ id }: { id: number }) => id === ana.id);
    const body = { version, is_active };
    await shop.api('POST', `/staff/people/${ana.id}/`, { headers: owner.headers, body });
  };
  await activate(false);
  await expectVoid(key);
  await activate(true);
  await expectVoid(key);
});

test('a link is void once the person has another e-mail', async () => {
  const key = await askForKey();
  await shop.db
    .updateTable('staff')
    .set({ email: 'alta@cablaj.example', email_key: 'alta@cablaj.example' })
    .where('id', '=', ana.id)
    .execute();
  await expectVoid(key);
});

test.each([
  ['scurta', 'Parola are cel puțin 12 caractere'],
  ['', 'Introduceți parola'],
])('the new password keeps to the rules of staff: %j', async (password, message) => {
  const key = await askForKey();
  const before = await fingerprint(shop.db);
  const { status, json } = await use(key, password);
  expect([status, json]).toEqual([400, { new_password: [message] }]);
  expect(await fingerprint(shop.db)).toBe(before);
  expect((await use(key)).status).toBe(204);
});

test('an owner sends a colleague a link they do not see themselves', async () => {
  const sent = await send();
  expect([sent.status, sent.text]).toEqual([204, '']);
  expect(await mails()).toMatchObject([{ kind: 'staff-password-link', recipient: ana.email }]);
  expect((await use(await mailedKey())).status).toBe(204);
});

test('to nobody, and to whoever may not come in, no link is sent', async () => {
  const gone = await addStaff(shop.shop, { isActive: false });
  const before = await fingerprint(shop.db);
  const { status, json } = await send(gone);
  expect([status, json]).toEqual([
    400,
    { non_field_errors: ['Persoana nu are acces la panou. Dați-i mai întâi acces'] },
  ]);
  expect((await send({ ...ana, id: 2_147_483_647 })).status).toBe(404);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('the audit log tells who sent a link and who used it, without a key or a password', async () => {
  await send();
  const key = await mailedKey();
  await use(key);
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'verb', 'entity', 'entity_id', 'after'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const about = { verb: 'change', entity: 'staff', entity_id: String(ana.id) };
  expect(noted).toEqual([
    { ...about, actor: `staff:${ana.id}`, after: { password: 'changed by a link' } },
    { ...about, actor: `staff:${owner.id}`, after: { password_link: 'sent' } },
  ]);
  const all = JSON.stringify(await shop.db.selectFrom('audit_entry').selectAll().execute());
  for (const secret of [key, NEW, 'argon2']) expect(all).not.toContain(secret);
});
