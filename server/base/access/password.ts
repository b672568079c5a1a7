import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Cost = { memory: number; passes: number; parallelism: number };

/** What OWASP advises for argon2id: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`: the hash says how it was made. */
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const argon2Async = promisify(argon2);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, TAG_BYTES, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!salt || !tag) throw new Error('a stored password hash is unreadable');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

/** Takes as long as a real check, so that the time does not tell whether an account exists. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  await derive(password, randomBytes(SALT_BYTES), TAG_BYTES, cost);
  return false;
}

const derive = (password: string, nonce: Buffer, tagLength: number, spent: Cost) =>
  // Keyboards differ in how they compose a letter such as ș; the password is the same.
  argon2Async('argon2id', { ...spent, message: password.normalize('NFKC'), nonce, tagLength });

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
