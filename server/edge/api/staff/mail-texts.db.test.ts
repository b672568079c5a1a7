import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailKinds } from '../../../../contract/staff/mails.ts';
import type { EditedMailKind } from '../../../../contract/staff/operations/mail-texts.ts';
import { readSender } from '../../../shop/letters/read-sender.ts';
import { orderStep } from '../../../shop/letters/templates/order-step.ts';
import { welcome } from '../../../shop/letters/templates/welcome.ts';
import { composeOrderMail } from '../../../shop/order-letters/compose-order-mail.ts';
import { sampleOrder } from '../../../shop/order-letters/sample-order.ts';
import { addOrder } from '../../../testing/add-order.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;
let editor: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  editor = await addStaff(shop.shop, { role: 'content' });
});
afterAll(() => shop.close());

type Texts = Record<string, { ro: string; ru: string }>;
const list = async (): Promise<EditedMailKind[]> =>
  (await shop.api('GET', '/staff/content/mail-texts/', { headers: editor.headers })).json;
const save = (kind: string, version: number, texts: Texts, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('POST', `/staff/content/mail-texts/${kind}/`, {
    body: { version, texts },
    locale,
    headers: editor.headers,
  });
const preview = (kind: string, body: object, as = editor) =>
  shop.api('POST', `/staff/content/mail-texts/${kind}/preview/`, { body, headers: as.headers });
const letter = async (locale: 'ro' | 'ru') =>
  welcome({
    email: 'ion@example.md',
    link: 'https://cablaj.example/account?confirm=a.b',
    ...(await readSender(shop.db, shop.shop, locale)),
  });

test('a mail says what the shop’s people have worded, and otherwise what it said', async () => {
  const own = { ro: 'Salut, {username}!', ru: 'Привет, {username}!' };
  const saved = await save('welcome', 0, { title: own });
  expect([saved.status, saved.json.version]).toEqual([200, 1]);
  expect((await letter('ro')).text).toContain('Salut, ion@example.md!');
  expect((await letter('ru')).text).toContain('Привет, ion@example.md!');
  expect((await letter('ru')).subject).toBe('Ваш аккаунт Cablaj готов');

  const before = await catalogueFingerprint(shop.db);
  expect((await save('welcome', 0, { title: own })).status).toBe(409);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  // What is no longer given is the template's again.
  expect((await save('welcome', 1, {})).status).toBe(200);
  expect((await letter('ro')).text).toContain('Bine ați venit!');
});

test('what only repeats the template is not kept, so that it follows it', async () => {
  const kind = (await list()).find((one) => one.kind === 'password-reset');
  const texts = Object.fromEntries(
    (kind?.fields ?? []).map(({ field, ro, ru }) => [field, { ro, ru }]),
  );
  expect((await save('password-reset', 0, texts)).status).toBe(200);
  const row = await shop.db
    .selectFrom('mail_text')
    .select('texts')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  expect(row.texts).toEqual({});
});

test.each<[Texts, string, string, string]>([
  [
    { valid: { ro: 'Grăbiți-vă', ru: 'Ссылка действует {minutes} минут' } },
    'texts.valid.ro',
    'lipsește o variabilă',
    'нет переменной',
  ],
  [
    { title: { ro: 'Parolă', ru: 'Пароль {password}' } },
    'texts.title.ru',
    'variabilă care nu există',
    'неизвестная переменная',
  ],
  [{ title: { ro: 'Parolă {', ru: 'Пароль' } }, 'texts.title.ro', 'acoladă', 'скобка'],
  [{ nothing: { ro: 'x', ru: 'x' } }, 'texts.nothing', 'Câmp necunoscut', 'Неизвестное поле'],
  [{ title: { ro: ' ', ru: 'x' } }, 'texts.title.ro', 'Completați', 'Заполните'],
  [{ title: { ro: 'două\nrânduri', ru: 'x' } }, 'texts.title.ro', '', ''],
])('%j is refused, in both languages', async (texts, field, ro, ru) => {
  const before = await catalogueFingerprint(shop.db);
  for (const [locale, sentence] of [
    ['ro', ro],
    ['ru', ru],
  ] as const) {
    const { status, json } = await save('password-reset', 1, texts, locale);
    expect([status, Object.keys(json)]).toEqual([400, [field]]);
    expect(json[field][0]).toContain(sentence);
  }
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('every mail the shop sends can be worded, the letters about orders too', async () => {
  expect((await list()).map(({ kind }) => kind).toSorted()).toEqual(mailKinds.toSorted());
  const title = { ro: 'Plecat, {name}!', ru: 'В пути, {name}!' };
  expect((await save('order-shipped', 0, { title })).status).toBe(200);
  const sender = await readSender(shop.db, shop.shop, 'ru');
  const data = { order: sampleOrder('ru'), reason: '', sent: [] };
  expect(orderStep('shipped')({ ...data, ...sender }).text).toContain('В пути, Ana Rusu!');
  // What a mail must say stays in it.
  const text = { ro: 'S-a schimbat', ru: 'Изменено' };
  const before = await catalogueFingerprint(shop.db);
  const refused = await save('order-changed', 0, { text });
  expect([refused.status, Object.keys(refused.json)]).toEqual([
    400,
    ['texts.text.ro', 'texts.text.ru'],
  ]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('every mail can be looked at in both languages before it is saved', async () => {
  for (const { kind, fields } of await list()) {
    for (const locale of ['ro', 'ru'] as const) {
      const title = {
        ro: `Titlu <b>${kind}</b> ${fields.find(({ field }) => field === 'title')?.ro}`,
        ru: `Заголовок <b>${kind}</b> ${fields.find(({ field }) => field === 'title')?.ru}`,
      };
      const { status, json } = await preview(kind, { texts: { title }, locale });
      expect(status).toBe(200);
      expect(json.text).toContain(`<b>${kind}</b>`);
      // Markup is text here.
      expect(json.html).not.toContain('<b>');
      expect(json.html + json.subject).not.toMatch(/[{}]\w|undefined/);
    }
  }
});

test('an order stands in for the example only for those who may read orders', async () => {
  const body = { texts: {}, locale: 'ro', order: 'AAAA-AAAA' };
  expect((await preview('order-confirmation', body)).status).toBe(403);
  const owner = await addStaff(shop.shop);
  expect((await preview('order-confirmation', body, owner)).status).toBe(404);
  expect((await preview('no-such-mail', { texts: {}, locale: 'ro' })).status).toBe(404);
});

test('who words the sentence of an order by phone sees it, in the example and for such an order', async () => {
  const received_by_phone = { ro: 'Am scris ce ați spus.', ru: 'Записали с ваших слов.' };
  const texts = { received_by_phone };
  const previewText = async (body: object, by = editor) =>
    (await preview('order-confirmation', { texts, locale: 'ro', ...body }, by)).json.text;
  expect(await previewText({})).not.toContain(received_by_phone.ro);
  expect(await previewText({ by_phone: true })).toContain(received_by_phone.ro);

  const owner = await addStaff(shop.shop);
  const { user } = await shop.register();
  const placedBy = async (actor: string) => {
    const order_id = await addOrder(shop.db, { customerId: user.id, total: 10_000 });
    await shop.db
      .insertInto('order_event')
      .values({ order_id, actor, version: 1, kind: 'placed', before: null, after: null, text: '' })
      .execute();
    return order_id;
  };
  const own = await placedBy(`customer:${user.id}`);
  const taken = await placedBy(`staff:${owner.id}`);
  expect(await previewText({ order: own }, owner)).not.toContain(received_by_phone.ro);
  expect(await previewText({ order: taken }, owner)).toContain(received_by_phone.ro);
  // What leaves says the same.
  const { text } = await composeOrderMail(shop.shop, 'order-confirmation', taken);
  expect(text).toContain('la telefon');
});
