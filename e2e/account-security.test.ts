import { expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, mistakes, tokenOf } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { PASSWORD } from './joining.ts';
import { letterTo } from './letters.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

const statusWith = async (token: string) => {
  const headers = { Authorization: `Token ${token}` };
  return (await fetch(`${shopUrl()}/api/accounts/user-data/`, { headers })).status;
};

const logIn = async (username: string, password: string) => {
  const response = await fetch(`${shopUrl()}/api/auth-token/token/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { auth_token } = (await response.json()) as { auth_token?: string };
  return auth_token ?? null;
};

test('the link in the first letter confirms the e-mail, and leads nowhere a second time; whoever leaves everywhere is out on every device', async () => {
  const { token, username } = await registerCustomer();
  const elsewhere = (await logIn(username, PASSWORD)) ?? '';
  const { page } = await visit('/account', { token });
  const main = page.getByRole('main');
  await main.getByText('Adresa de e-mail nu este confirmată.').waitFor();
  expect(await violations(page)).toEqual([]);

  const { text = '' } = await letterTo(`${username}@example.md`, '/account?confirm=');
  const { pathname, search } = new URL(
    /https?:\/\/\S+\/account\?confirm=\S+/.exec(text)?.[0] ?? '',
  );
  await page.goto(pathname + search);
  await main.getByText('Adresa de e-mail este confirmată.').waitFor();
  expect(new URL(page.url()).search).toBe('');

  await page.goto(pathname + search);
  await page.getByText(message('ERROR.CONFIRM_LINK_INVALID', 'ro')).waitFor();

  await page.getByRole('button', { name: 'Ieși din cont pe toate dispozitivele' }).click();
  await soon(() => statusWith(elsewhere)).toBe(401);
  await soon(async () => (await tokenOf(page))?.value ?? null).toBe(null);
  expect(await statusWith(token)).toBe(401);
});

test('in the hand a new password asks for the present one, and ends every other device', async () => {
  const { token, username } = await registerCustomer();
  const elsewhere = (await logIn(username, PASSWORD)) ?? '';
  const { page } = await visit('/ru/account', { token, screen: 'phone' });
  await hydrated(page);
  const main = page.getByRole('main');
  const change = async (present: string, wished: string) => {
    await main.locator('[name=current_password]').fill(present);
    await main.locator('[name=new_password]').fill(wished);
    await main.getByRole('button', { name: 'Сохранить' }).click();
  };
  await main.getByRole('button', { name: 'Сменить пароль' }).click();
  expect(await violations(page)).toEqual([]);
  await change('не тот пароль', 'parola-noua-2');
  await soon(() => mistakes(page)).toEqual({
    current_password: message('VALIDATE.PASSWORD_PRESENT_WRONG', 'ru'),
  });
  expect(await statusWith(elsewhere)).toBe(200);
  await change(PASSWORD, 'parola-noua-2');
  await page.getByText('Пароль изменён').waitFor();
  expect([await statusWith(token), await statusWith(elsewhere)]).toEqual([200, 401]);
  expect(await logIn(username, PASSWORD)).toBe(null);
});
