import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { letterTo } from './letters.ts';
import { hire, visitAsStaff } from './staff.ts';
import { shopUrl, visit } from './visitor.ts';

const words = {
  ro: {
    invite: 'Invită pe cineva',
    name: 'Numele',
    email: 'E-mail',
    send: 'Trimite invitația',
    newPassword: 'Parola nouă',
    next: 'Continuă',
    code: /^Codul din/,
    password: /^Parola/,
    submit: 'Intră',
    forgotten: 'Ați uitat parola?',
    sendLink: 'Trimite linkul',
    linkSent: 'Verificați e-mailul',
    recoverPassword: 'Parolă nouă',
    savePassword: 'Salvează parola',
    passwordSet: 'Parola a fost schimbată',
    signOut: /^Ieși/,
  },
  ru: {
    people: 'Сотрудники',
    invite: 'Пригласить',
    name: 'Имя',
    email: 'Эл. почта',
    role: 'Роль',
    send: 'Отправить приглашение',
    code: /^Код из/,
    confirm: 'Подтвердить',
    kept: /^Коды сохранены/,
    audit: 'Журнал',
    passwordLink: 'Отправить ссылку для пароля',
    signOut: /^Выйти$/,
    password: /^Пароль/,
    submit: 'Войти',
  },
};

/** Whoever came last stands last; of a long list only what is near the view is there. */
async function pressBelow(page: Page, name: string) {
  await page.locator('main h1').waitFor();
  const button = page.getByRole('button', { name });
  await soon(async () => {
    await page.keyboard.press('End');
    return button.count();
  }).toBeGreaterThan(0);
  await button.click();
}

test('an owner invites somebody, who comes in by the mail with a second factor and does what they may', async () => {
  const text = words.ru;
  const owner = await visitAsStaff('/admin', { role: 'owner', locale: 'ru' });
  await owner.page.getByRole('link', { name: text.people }).click();
  await owner.page.getByRole('heading', { level: 1, name: text.people }).waitFor();

  const address = `${uniqueName('nou')}@cablaj.example`;
  await owner.page.getByRole('button', { name: text.invite }).click();
  const dialog = owner.page.getByRole('dialog', { name: text.invite });
  await dialog.getByLabel(text.name).fill('Maria Ceban');
  await dialog.getByLabel(text.email).fill(address);
  await dialog.getByLabel(text.role).selectOption('accountant');
  expect(await violations(owner.page)).toEqual([]);
  await dialog.getByRole('button', { name: text.send }).click();
  await owner.page.getByRole('cell', { name: address }).waitFor();

  const letter = await letterTo(address, '/admin/invitation#');
  const link = /\/admin\/invitation#\S+/.exec(letter.text ?? '')?.[0] ?? '';
  // Whatever language their browser asks for, the invitation's becomes theirs.
  const maria = await visit(link);
  const inRomanian = words.ro;
  await maria.page.getByLabel(inRomanian.newPassword).fill('o parola destul de lunga');
  await maria.page.getByRole('button', { name: inRomanian.next }).click();
  const secret = (await maria.page.locator('code').textContent()) ?? '';
  expect(await violations(maria.page)).toEqual([]);
  await maria.page.getByLabel(text.code).fill(new TOTP({ secret }).generate());
  await maria.page.getByRole('button', { name: text.confirm }).click();
  await maria.page.getByRole('button', { name: text.kept }).click();
  await maria.page.getByRole('button', { name: text.signOut }).waitFor();
  // An accountant has no business with people and the audit log.
  expect(await maria.page.getByRole('link', { name: text.people }).count()).toBe(0);
  await maria.page.goto('/admin/people');
  await maria.page.getByRole('heading', { name: /У вас нет доступа/ }).waitFor();

  // The code she has used is spent; signing in asks for the next one.
  await maria.page.getByRole('button', { name: text.signOut }).click();
  await maria.page.getByLabel(text.email).fill(address);
  await maria.page.getByLabel(text.password).fill('o parola destul de lunga');
  await maria.page.getByRole('button', { name: text.submit }).click();
  await maria.page
    .getByLabel(text.code)
    .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await maria.page.getByRole('button', { name: text.submit }).click();
  await maria.page.getByRole('button', { name: text.signOut }).waitFor();

  await owner.page.reload();
  await pressBelow(owner.page, 'Изменить: Maria Ceban');
  await owner.page.getByRole('button', { name: text.passwordLink }).click();
  await owner.page.getByText(`Ссылка отправлена на ${address}`).waitFor();
  await letterTo(address, '/admin/new-password#');
  // What was done is over: she has no second factor any more.
  const reset = owner.page.getByRole('button', { name: 'Сбросить второй фактор' });
  await reset.click();
  await reset.waitFor({ state: 'detached' });
  await owner.page.keyboard.press('Escape');

  await owner.page.getByRole('link', { name: text.audit }).click();
  await owner.page.getByRole('heading', { level: 1, name: text.audit }).waitFor();
  await owner.page.getByText('Maria Ceban').first().waitFor();
});

test('two owners who change the same person see which role each of them chose', async () => {
  const [person, other] = await Promise.all([hire({ role: 'sales' }), hire()]);
  const { page } = await visitAsStaff('/admin/people');
  const headers = { ...other.headers, Origin: shopUrl(), 'Content-Type': 'application/json' };
  const people = `${shopUrl()}/api/staff/people/`;
  const listed: { people: { id: number; name: string; email: string; version: number }[] } = await (
    await fetch(people, { headers })
  ).json();
  const held = listed.people.find(({ email }) => email === person.email);
  await pressBelow(page, `Modifică: ${held?.name}`);
  const dialog = page.getByRole('dialog', { name: held?.name });
  await dialog.getByLabel('Rolul').selectOption('warehouse');
  const changed = await fetch(`${people}${held?.id}/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version: held?.version, role: 'accountant' }),
  });
  expect(changed.status).toBe(200);
  await dialog.getByRole('button', { name: 'Salvează', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText(/^înainte: Vânzări$/).waitFor();
  await conflict.getByText(/^la dumneavoastră: Depozit$/).waitFor();
  await conflict.getByText(/^acum: Contabil/).waitFor();
  await conflict.getByRole('button', { name: 'Salvează peste' }).click();
  await page
    .getByRole('row', { name: held?.email })
    .getByRole('cell', { name: 'Depozit' })
    .waitFor();
});

test('a session that was ended elsewhere is asked for over the screen, and what was typed stays', async () => {
  const { page, context, person } = await visitAsStaff('/admin/people');
  const text = words.ro;
  await page.getByRole('button', { name: text.invite }).click();
  const dialog = page.getByRole('dialog', { name: text.invite });
  await dialog.getByLabel(text.name).fill('Vasile Rusu');
  const address = `${uniqueName('vasile')}@cablaj.example`;
  await dialog.getByLabel(text.email).fill(address);
  await context.clearCookies({ name: 'staff_session' });
  await dialog.getByRole('button', { name: text.send }).click();

  const again = page.getByRole('dialog', { name: 'Intrați din nou' });
  await again.getByLabel(text.password).fill('parola-buna-1');
  await again.getByRole('button', { name: text.submit }).click();
  await again.getByLabel(text.code).fill(person.code());
  await again.getByRole('button', { name: text.submit }).click();
  await page.getByRole('cell', { name: address }).waitFor();
});

test('who forgot the password asks for a link by mail, chooses another and comes in with the second factor', async () => {
  const text = words.ro;
  const person = await hire({ role: 'sales' });
  const { page, context } = await visit('/admin/sign-in');
  await page.getByRole('link', { name: text.forgotten }).click();
  await page.getByRole('heading', { level: 1, name: text.recoverPassword }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(text.email).fill(person.email);
  await page.getByRole('button', { name: text.sendLink }).click();
  await page.getByRole('heading', { level: 1, name: text.linkSent }).waitFor();
  expect(await violations(page)).toEqual([]);

  const letter = await letterTo(person.email, '/admin/new-password#');
  await page.goto(/\/admin\/new-password#\S+/.exec(letter.text ?? '')?.[0] ?? '');
  await page.getByText(person.email).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(text.newPassword).fill('o parola aleasa din nou');
  await page.getByRole('button', { name: text.savePassword }).click();
  await page.getByRole('heading', { level: 1, name: text.passwordSet }).waitFor();
  expect(await context.cookies(`${shopUrl()}/api/staff`)).toEqual([]);

  await page.getByRole('link', { name: text.submit }).click();
  await page.getByLabel(text.email).fill(person.email);
  await page.getByLabel(text.password).fill('o parola aleasa din nou');
  await page.getByRole('button', { name: text.submit }).click();
  await page.getByLabel(text.code).fill(person.code());
  await page.getByRole('button', { name: text.submit }).click();
  await page.getByRole('button', { name: text.signOut }).waitFor();
});
