import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, OUR_PAGE } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const command = fileURLToPath(new URL('./staff-command.ts', import.meta.url));
const execute = promisify(execFile);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const run = (...args: string[]) =>
  execute(process.execPath, [command, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: shop.url,
      DATA_DIR: shop.shop.config.dataDir,
      PUBLIC_URL: 'https://cablaj.example',
    },
  });

test('the operator invites somebody by a link that is printed and mailed', async () => {
  const { stdout } = await run('invite', 'ana@cablaj.example', '--role', 'sales', '--name', 'Ana');
  const key = /https:\/\/cablaj\.example\/admin\/invitation#([\w-]+)/.exec(stdout)?.[1];
  const mail = await shop.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  expect([mail.kind, mail.recipient]).toEqual(['staff-invitation', 'ana@cablaj.example']);
  expect(mail.text_body).toContain(`/admin/invitation#${key}`);
  const { json } = await shop.api('POST', '/staff/invitation/', {
    headers: OUR_PAGE,
    body: { key, password: 'o-parola-lunga-1' },
  });
  expect(json.person).toMatchObject({ name: 'Ana', role: 'sales' });
  const { stdout: listed } = await run('list');
  expect(listed).toBe('ana@cablaj.example\tsales\tAna\twithout a second factor\n');
  await expect(run('invite', 'Ana@cablaj.example')).rejects.toMatchObject({ code: 1 });
});

test('without a role it is an owner who is invited', async () => {
  const { stdout } = await run('invite', 'ion@cablaj.example');
  expect(stdout).toContain('as owner');
});

test('who lost their authenticator is helped', async () => {
  const { email, id } = await addStaff(shop.shop);
  await run('reset-second-factor', email.toLowerCase());
  const secret = await shop.db
    .selectFrom('staff_secret')
    .select('totp_secret')
    .where('staff_id', '=', id)
    .executeTakeFirst();
  expect(secret).toEqual({ totp_secret: null });
});

test('who forgot the password gets a link from the operator', async () => {
  const { email, id } = await addStaff(shop.shop);
  const { stdout } = await run('password', email.toLowerCase());
  const key = /https:\/\/cablaj\.example\/admin\/new-password#([\w-]+)/.exec(stdout)?.[1];
  const body = { key, new_password: 'o-parola-lunga-2' };
  const path = '/staff/password-link/use/';
  expect((await shop.api('POST', path, { headers: OUR_PAGE, body })).status).toBe(204);
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'after'])
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(noted).toEqual([
    { actor: 'console', after: { password_link: 'made' } },
    { actor: `staff:${id}`, after: { password: 'changed by a link' } },
  ]);
});

test('what cannot be done is said, and changes nothing', async () => {
  const gone = await addStaff(shop.shop, { isActive: false });
  const before = await fingerprint(shop.db);
  const codes = [];
  for (const args of [
    [],
    ['invite'],
    ['sing', 'ana@cablaj.example'],
    ['invite', 'x@cablaj.example', '--password', 'x'],
    ['invite', 'x@cablaj.example', '--role', 'boss'],
    ['invite', 'no e-mail'],
    ['reset-second-factor', 'nobody@cablaj.example'],
    ['password'],
    ['password', 'nobody@cablaj.example'],
    ['password', gone.email],
  ]) {
    codes.push(
      await run(...args).then(
        () => 0,
        (error) => error.code,
      ),
    );
  }
  expect(codes).toEqual([2, 2, 2, 2, 1, 1, 1, 2, 1, 1]);
  expect(await fingerprint(shop.db)).toBe(before);
});
