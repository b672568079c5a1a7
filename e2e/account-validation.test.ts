import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { type MessageKey, message } from '../contract/messages.ts';
import { soon } from '../testing/soon.ts';
import { fill, focusedName, mistakes, openForm, submit, words } from './auth-dialog.ts';
import { goToRegistration } from './joining.ts';

type Values = Record<string, string | boolean>;

/** One field made wrong, and what must be said beside it. */
type Rule = { field: string; typed: string | boolean; says: MessageKey };

const login: Values = { username: 'ion', password: 'parola-buna-1' };
const loginRules: Rule[] = [
  { field: 'username', typed: '', says: 'VALIDATE.USERNAME' },
  { field: 'username', typed: '   ', says: 'VALIDATE.USERNAME' },
  { field: 'password', typed: '', says: 'VALIDATE.PASSWORD' },
  { field: 'password', typed: '   ', says: 'VALIDATE.PASSWORD' },
];

const person: Values = {
  username: 'ion.rusu',
  email: 'ion@example.md',
  phone: '+373-69-123-456',
  password: 'parola-buna-1',
  confirm_password: 'parola-buna-1',
  terms: true,
};
const personRules: Rule[] = [
  { field: 'username', typed: '', says: 'VALIDATE.USERNAME' },
  { field: 'username', typed: '   ', says: 'VALIDATE.USERNAME' },
  { field: 'username', typed: 'io', says: 'VALIDATE.USERNAME_LENGTH' },
  { field: 'email', typed: '', says: 'VALIDATE.EMAIL_REQ' },
  { field: 'email', typed: ' ', says: 'VALIDATE.EMAIL_REQ' },
  { field: 'email', typed: 'ion@example', says: 'VALIDATE.EMAIL_VALID' },
  { field: 'phone', typed: '+373', says: 'VALIDATE.PHONE_REQ' },
  { field: 'phone', typed: '+373-69-123-45', says: 'VALIDATE.PHONE_VALID' },
  { field: 'confirm_password', typed: '', says: 'VALIDATE.CONFIRM_REQ' },
  { field: 'confirm_password', typed: 'parola-buna-2', says: 'VALIDATE.CONFIRM_VALID' },
  { field: 'terms', typed: false, says: 'VALIDATE.TERMS' },
];

const company: Values = {
  ...person,
  company_name: 'Electromontaj Nord S.R.L.',
  c_f: '1014600987651',
  function_in_company: 'Inginer-șef',
};
const companyRules: Rule[] = [
  ...personRules,
  { field: 'company_name', typed: '', says: 'VALIDATE.COMPANY_NAME' },
  { field: 'company_name', typed: '   ', says: 'VALIDATE.COMPANY_NAME' },
  { field: 'c_f', typed: '', says: 'VALIDATE.CODE_REQ' },
  { field: 'c_f', typed: '101460098765', says: 'VALIDATE.CODE_VALID' },
  { field: 'c_f', typed: '1014600987652', says: 'VALIDATE.CODE_VALID' },
  { field: 'function_in_company', typed: '', says: 'VALIDATE.FUNCTION' },
];

const recovery: Values = { email: 'ion@example.md' };
const recoveryRules: Rule[] = [
  { field: 'email', typed: '', says: 'VALIDATE.EMAIL_REQ' },
  { field: 'email', typed: '  ', says: 'VALIDATE.EMAIL_REQ' },
  { field: 'email', typed: 'ion', says: 'VALIDATE.EMAIL_VALID' },
];

function watchWrites(page: Page) {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  return writes;
}

/** Beside the field is said what is wrong, it is gone to, and mended it is quiet again. */
async function expectRules(page: Page, locale: Locale, valid: Values, rules: Rule[]) {
  await fill(page, valid);
  for (const { field, typed, says } of rules) {
    await fill(page, { [field]: typed });
    await submit(page);
    expect(await mistakes(page), `${field} '${typed}'`).toEqual({ [field]: message(says, locale) });
    expect(await focusedName(page)).toBe(field);
    await fill(page, { [field]: valid[field] ?? '' });
    expect(await mistakes(page)).toEqual({});
  }
}

// Each form in one language: what is said comes from one table, whichever the form.

test('in Russian the login and the registration of a company say beside the field what is wrong, go to it and send nothing', async () => {
  const { page } = await openForm('login', { locale: 'ru' });
  const writes = watchWrites(page);
  await expectRules(page, 'ru', login, loginRules);
  await goToRegistration(page, 'ru', 'company');
  await expectRules(page, 'ru', company, companyRules);
  expect(writes).toEqual([]);
});

test('in Romanian a phone stands in the mask however it is typed; an empty form points at its first field, a short password is refused, and the registration of a person and a forgotten password say beside the field what is wrong, go to it and send nothing', async () => {
  const { page } = await openForm('physical');
  const writes = watchWrites(page);
  await expectPhoneInMask(page);
  await page.getByRole('tab', { name: words.ro.juridical }).click();
  await expectEmptyAndShort(page);
  await page.getByRole('tab', { name: words.ro.physical }).click();
  await expectRules(page, 'ro', person, personRules);
  await page.getByRole('tab', { name: words.ro.logInTab }).click();
  await page.getByRole('button', { name: words.ro.forgotten }).click();
  await expectRules(page, 'ro', recovery, recoveryRules);
  expect(writes).toEqual([]);
});

async function expectEmptyAndShort(page: Page) {
  // Neither password can be read: that they differ is told as soon as both are typed.
  await fill(page, { password: 'parola-buna-1', confirm_password: 'parola-buna-2' });
  await page.keyboard.press('Tab');
  const differ = { confirm_password: message('VALIDATE.CONFIRM_VALID', 'ro') };
  await soon(() => mistakes(page)).toEqual(differ);
  await fill(page, { password: 'parola-buna-2' });
  await soon(() => mistakes(page)).toEqual({});
  await fill(page, { password: '', confirm_password: '' });

  await submit(page);
  expect(await mistakes(page)).toEqual(
    Object.fromEntries(
      Object.entries({
        company_name: 'VALIDATE.COMPANY_NAME',
        c_f: 'VALIDATE.CODE_REQ',
        function_in_company: 'VALIDATE.FUNCTION',
        username: 'VALIDATE.USERNAME',
        email: 'VALIDATE.EMAIL_REQ',
        phone: 'VALIDATE.PHONE_REQ',
        password: 'VALIDATE.PASSWORD',
        confirm_password: 'VALIDATE.CONFIRM_REQ',
        terms: 'VALIDATE.TERMS',
      } satisfies Record<string, MessageKey>).map(([name, key]) => [name, message(key, 'ro')]),
    ),
  );
  expect(await focusedName(page)).toBe('company_name');

  await fill(page, { ...company, password: 'scurt', confirm_password: 'scurt' });
  await submit(page);
  expect(await mistakes(page)).toEqual({
    password: message('VALIDATE.PASSWORD_LENGTH', 'ro'),
  });
}

async function expectPhoneInMask(page: Page) {
  const phone = page.locator('dialog [name=phone]:visible');
  const ways = [
    '069123456',
    '069 123 456',
    '37369123456',
    '+37369123456',
    '+373 69 123 456',
    '0037369123456',
    '69-123-456',
  ];
  for (const pasted of ways) {
    expect(await phone.inputValue()).toBe('+373');
    await phone.focus();
    await page.keyboard.insertText(pasted);
    expect(await phone.inputValue(), pasted).toBe('+373-69-123-456');
    await phone.clear();
  }
  // A digit can be mended in the middle.
  await phone.pressSequentially('69923456');
  expect(await phone.inputValue()).toBe('+373-69-923-456');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  expect(await phone.inputValue()).toBe('+373-69-123-456');
  expect(
    await phone.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart),
  ).toBe('+373-69-1'.length);
  await phone.clear();
}
