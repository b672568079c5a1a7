import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';

type Place = Pick<Config, 'dataDir' | 'secretKey'>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again. It opens for the same owner alone, whoever copies rows about. */
export async function seal(place: Place, owner: string, text: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(place), nonce);
  cipher.setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** Null where it was sealed by another key or for another owner. */
export async function unseal(place: Place, owner: string, sealed: Buffer): Promise<string | null> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(place), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const keys = new WeakMap<Place, Promise<Buffer>>();

function keyOf(place: Place): Promise<Buffer> {
  const known = keys.get(place);
  if (known) return known;
  const made = readKey(place);
  keys.set(place, made);
  // What could not be read is tried again.
  made.catch(() => keys.delete(place));
  return made;
}

async function readKey({ dataDir, secretKey }: Place): Promise<Buffer> {
  const secret = secretKey ?? (await readKeyFile(dataDir));
  return Buffer.from(hkdfSync('sha256', secret, '', 'cablaj staff second factor', 32));
}

/** Made at the first use. Of several processes one makes it: a link to a finished file, or none. */
async function readKeyFile(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-key');
  const present = await readFile(file, 'utf8').catch(nullIfMissing);
  if (present !== null) return usable(present, file);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return usable(await readFile(file, 'utf8'), file);
}

/** An empty key would encrypt as well as none. */
function usable(text: string, file: string): string {
  if (text.trim().length >= 32) return text.trim();
  throw new Error(`${file} holds no key; put the one it had back, or remove it.`);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
