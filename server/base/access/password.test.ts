import { expect, test } from 'vitest';
import { countHashes } from '../../../testing/count-hashes.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './password.ts';

test('a password is recognised, anything else is not', async () => {
  const hash = await hashPassword('parola-buna-1');
  expect(await verifyPassword('parola-buna-1', hash)).toBe(true);
  expect(await verifyPassword('parola-buna-2', hash)).toBe(false);
  expect(await verifyPassword('Parola-buna-1', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('one password is stored differently each time, and never as it is', async () => {
  const hashes = await Promise.all([hashPassword('parola-buna-1'), hashPassword('parola-buna-1')]);
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  }
});

test('a hash made elsewhere, at another cost, is understood', async () => {
  // A test vector of the reference implementation of argon2.
  const hash =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', hash)).toBe(true);
  expect(await verifyPassword('passwore', hash)).toBe(false);
});

test('how a keyboard composes a letter does not matter', async () => {
  const hash = await hashPassword('mătușă-ștearsă'.normalize('NFC'));
  expect(await verifyPassword('mătușă-ștearsă'.normalize('NFD'), hash)).toBe(true);
});

test('a damaged hash is an error, not a wrong password', async () => {
  await expect(verifyPassword('parola-buna-1', 'parola-buna-1')).rejects.toThrow('unreadable');
});

test('nobody takes as long to refuse as somebody', async () => {
  const hash = await hashPassword('parola-buna-1');
  expect(await countHashes(() => verifyPassword('gresita', hash))).toBe(1);
  expect(await countHashes(() => verifyAgainstNobody('gresita'))).toBe(1);
  expect(await verifyAgainstNobody('parola-buna-1')).toBe(false);
});
