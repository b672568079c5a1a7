import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { connect, type Database } from '../server/database/connect.ts';
import { ExchangeFailed, open1c } from '../server/exchange/client/client-1c.ts';
import { RETAIL, sample, setExchange } from '../server/exchange/exchange-desk.fixture.ts';
import { addOrder } from '../server/testing/add-order.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer, shopUrl } from './visitor.ts';

const words = {
  ro: {
    title: 'Schimb cu 1C',
    connection: 'Conectare',
    newAccount: 'Cont nou',
    userName: 'Numele de utilizator',
    networks: 'De la ce adrese IP poate veni',
    create: 'Creează contul',
    ready: 'Contul este gata',
    copyPassword: 'Copiază: Parola',
    copied: 'Am copiat-o',
    priceType: 'Prețul magazinului',
    saveSettings: 'Salvează: Cum se preiau datele',
    saved: 'Salvat',
    runs: 'Schimburi',
    run: /^Schimbul №/,
    files: 'Fișiere',
    done: 'încheiat',
    objects: 'Ce a adus',
    skipped: /^Sărite/,
    deleted: 'șters în 1C',
    search: 'Caută',
    noPriceType: 'Alegeți tipul de preț',
    waiting: /^De decis/,
    putInto: /^Pune în/,
    onSale: 'Este în vânzare. Decizia se ține minte',
    select: 'Alege: ',
    notSold: 'Nu se vinde aici',
    remembered: 'O decizie ținută minte',
    other: 'Altă decizie: ',
    decideTitle: 'Unde este locul lui?',
    decisions: 'Decizii',
    forget: 'Retrage decizia: ',
    forgetNow: 'Retrage',
    waitsAgain: 'Decizia a fost retrasă; marfa așteaptă din nou',
    orders: 'Comenzi',
    in1c: 'În 1C: da',
    yes: 'da',
    switchOff: 'Oprește: ',
    isOff: 'oprit',
    newPassword: 'Parolă nouă: ',
    newPasswordTitle: 'Faceți o parolă nouă?',
    networksAct: 'Adrese: ',
    forbidden: 'Nu aveți acces aici',
  },
  ru: {
    title: 'Обмен с 1С',
    connection: 'Подключение',
    newAccount: 'Новая учётная запись',
    userName: 'Имя пользователя',
    networks: 'С каких IP-адресов пускать',
    create: 'Создать',
    ready: 'Учётная запись готова',
    copyPassword: 'Копировать: Пароль',
    copied: 'Скопировано',
    priceType: 'Цена магазина',
    saveSettings: 'Сохранить: Как загружать данные',
    saved: 'Сохранено',
    runs: 'Сеансы',
    run: /^Сеанс №/,
    files: 'Файлы',
    done: 'закончен',
    objects: 'Что прислано',
    skipped: /^Пропущено/,
    deleted: 'удалён в 1С',
    search: 'Поиск',
    noPriceType: 'Выберите тип цен',
    waiting: /^Решить/,
    putInto: /^В раздел/,
    onSale: 'Товар в продаже. Решение запомнено',
    select: 'Выбрать: ',
    notSold: 'Здесь не продаём',
    remembered: 'Запомнено 1 решение',
    other: 'Другое решение: ',
    decideTitle: 'Где его место?',
    decisions: 'Решения',
    forget: 'Отменить решение: ',
    forgetNow: 'Отменить',
    waitsAgain: 'Решение отменено, товар снова ждёт',
    orders: 'Заказы',
    in1c: 'В 1С: да',
    yes: 'да',
    switchOff: 'Выключить: ',
    isOff: 'выключена',
    newPassword: 'Новый пароль: ',
    newPasswordTitle: 'Сменить пароль?',
    networksAct: 'Адреса: ',
    forbidden: 'У вас нет доступа',
  },
};

/** Of the sample: one has no group, the other no price. */
const clemma = 'Clemă de capăt 25 mm²';
const wire = 'Провод ПВС 3х1,5';

async function inBooks<Done>(work: (db: Database) => Promise<Done>): Promise<Done> {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The sample, with goods that nobody else in the shop has; classifier and prices are 1C's own. */
function packageOf(mark: string): [string, Uint8Array][] {
  const own = (name: string) =>
    sample(name)
      .toString()
      .replaceAll(/c0ab1e(?!01|60|61)/g, mark)
      .replaceAll(/<Артикул>([^<]+)</g, `<Артикул>$1-${mark}<`)
      .replaceAll(/(<Группа><Ид>[^<]+<\/Ид><Наименование>[^<]+)</g, `$1 ${mark}<`)
      .replaceAll(/<Штрихкод>\d*</g, '<Штрихкод><');
  return ['import0_1.xml', 'offers0_1.xml'].map((name) => [name, Buffer.from(own(name))]);
}

/** As 1C does it, to the end also where a file was not taken; what the shop said against it. */
async function comeAs1c(name: string, password: string, files: [string, Uint8Array][]) {
  const client = open1c({ url: `${shopUrl()}/1c_exchange`, name, password });
  const session = await client.checkAuth('catalog');
  const { limit } = await client.init(session);
  const said: string[] = [];
  for (const [file, content] of files) {
    await client.send(session, file, content, limit);
    try {
      await client.import(session, file);
    } catch (error) {
      if (!(error instanceof ExchangeFailed)) throw error;
      said.push(error.message);
    }
  }
  await client.end(session);
  return said;
}

const open = async (page: Page, name: string | RegExp) => {
  await page.getByRole('main').getByRole('navigation').getByRole('link', { name }).click();
};

test.each(['ro', 'ru'] as const)(
  'an owner connects 1C, sees what it brings, and decides what waits by a press (%s)',
  async (locale) => {
    const text = words[locale];
    const mark = randomBytes(3).toString('hex');
    const files = packageOf(mark);
    await inBooks((db) => setExchange(db, { priceType: 'none' }));
    const { page, context } = await visitAsStaff('/admin/exchange', { locale });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clean = async () => expect(await violations(page)).toEqual([]);
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor();

    await open(page, text.connection);
    await page.getByRole('button', { name: text.newAccount }).click();
    const making = page.getByRole('dialog', { name: text.newAccount });
    const name = `1c-${mark}`;
    await making.getByLabel(text.userName).fill(name);
    await making.getByLabel(text.networks).fill('127.0.0.300');
    await making.getByRole('button', { name: text.create }).click();
    await making.getByText('192.0.2.0/24', { exact: false }).last().waitFor();
    await clean();
    await making.getByLabel(text.networks).fill('127.0.0.0/8\n::1\n::ffff:127.0.0.1');
    await making.getByRole('button', { name: text.create }).click();
    const ready = page.getByRole('dialog', { name: text.ready });
    const password = (await ready.locator('code').last().textContent()) ?? '';
    await ready.getByRole('button', { name: text.copyPassword }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
    await clean();
    await ready.getByRole('button', { name: text.copied }).click();
    await page.getByRole('cell', { name, exact: true }).waitFor();
    expect(await page.getByText(password).count()).toBe(0);
    await clean();

    // 1C has two prices, and nobody has said yet which of them is the shop's.
    expect((await comeAs1c(name, password, files)).join()).toContain('не выбран тип цен');
    await open(page, /^(Pe scurt|Коротко)$/);
    await page.getByText(text.noPriceType, { exact: true }).waitFor();
    await clean();
    await open(page, text.connection);
    await page.getByLabel(text.priceType).selectOption(RETAIL);
    await page.getByRole('button', { name: text.saveSettings }).click();
    await page.getByText(text.saved, { exact: true }).first().waitFor();
    expect(await comeAs1c(name, password, files)).toEqual([]);

    await open(page, text.runs);
    await page.getByRole('row').nth(1).getByText(text.done, { exact: true }).waitFor();
    await clean();
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: text.run }).waitFor();
    await page.getByRole('table', { name: text.files }).getByText('offers0_1.xml').waitFor();
    await page.getByRole('button', { name: text.skipped }).click();
    await page.getByRole('table', { name: text.objects }).getByText(text.deleted).first().waitFor();
    expect(page.url()).toContain('outcome=skipped');
    await page.getByRole('main').getByLabel(text.search).fill(`${mark}47`);
    await page.waitForURL(/search=/);
    await page
      .getByRole('table', { name: text.objects })
      .getByText(/^Кабель АВВГ/)
      .waitFor();
    await clean();

    await page.goto(`/admin/exchange/waiting?search=${mark}`);
    const row = page.getByRole('row').filter({ hasText: clemma });
    await row.waitFor();
    await clean();
    await row.getByRole('button', { name: text.other + clemma }).click();
    const dialog = page.getByRole('dialog', { name: text.decideTitle });
    await dialog.waitFor();
    await clean();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: text.putInto }).click();
    await page.getByText(text.onSale).waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByLabel(text.select + wire).check();
    await clean();
    await page.getByRole('button', { name: text.notSold, exact: true }).first().click();
    await page.getByText(text.remembered).waitFor();

    // At the next run both are as they were decided.
    expect(await comeAs1c(name, password, files)).toEqual([]);
    const sold = await inBooks((db) =>
      db
        .selectFrom('product')
        .select(['code', 'state', 'price'])
        .where('code', 'in', [`CL-25-${mark}`, `PVS-3x1.5-${mark}`])
        .execute(),
    );
    expect(sold).toEqual([{ code: `CL-25-${mark}`, state: 'active', price: 8_75 }]);
    await page.goto(`/admin/exchange/decisions?search=${mark}`);
    await page.getByRole('button', { name: text.forget + wire }).click();
    await clean();
    await page.getByRole('dialog').getByRole('button', { name: text.forgetNow }).click();
    await page.getByText(text.waitsAgain).waitFor();
    await page.getByRole('button', { name: text.forget + wire }).waitFor({ state: 'detached' });
    await clean();

    // Orders are 1C's once it says so.
    const order = await placeOrder();
    const client = open1c({ url: `${shopUrl()}/1c_exchange`, name, password });
    const session = await client.checkAuth('sale');
    await client.init(session);
    expect(await client.step(session, 'query')).toContain(order);
    expect(await client.step(session, 'success')).toBe('success');
    await client.step(session, 'complete');
    await open(page, text.orders);
    await page
      .getByRole('row')
      .filter({ hasText: order })
      .getByText(text.yes, { exact: true })
      .waitFor();
    await clean();
    await page.getByRole('link', { name: order }).click();
    await page.getByText(text.in1c, { exact: true }).waitFor();

    await page.goto('/admin/exchange/connection');
    await page.getByRole('button', { name: text.newPassword + name }).click();
    await page.getByRole('dialog', { name: text.newPasswordTitle }).waitFor();
    await clean();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text.switchOff + name }).click();
    const account = page.getByRole('row').filter({ hasText: name });
    await account.getByText(text.isOff, { exact: true }).waitFor();
    await expect(comeAs1c(name, password, files)).rejects.toThrow('Неверное имя или пароль');
  },
);

async function placeOrder() {
  const { username } = await registerCustomer();
  return inBooks(async (db) => {
    const { id: customerId } = await db
      .selectFrom('customer')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return addOrder(db, { customerId, total: 321_00 });
  });
}

test('whoever keeps the catalogue decides what waits, and has no key of 1C', async () => {
  const text = words.ru;
  const { page } = await visitAsStaff('/admin/exchange', { role: 'catalogue', locale: 'ru' });
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  const tabs = page.getByRole('main').getByRole('navigation');
  await tabs.getByRole('link', { name: text.waiting }).waitFor();
  expect(await tabs.getByRole('link', { name: text.connection }).count()).toBe(0);
  expect(await tabs.getByRole('link', { name: text.orders }).count()).toBe(0);
  await page.goto('/admin/exchange/connection');
  await page.getByRole('heading', { name: text.forbidden }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('who may not see the exchange is neither offered nor shown it', async () => {
  const text = words.ro;
  const { page } = await visitAsStaff('/admin/today', { role: 'sales' });
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: text.title }).count()).toBe(0);
  await page.goto('/admin/exchange');
  await page.getByRole('heading', { name: text.forbidden }).waitFor();
  expect(await violations(page)).toEqual([]);
});
