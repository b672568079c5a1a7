import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { environment, writtenDown } from './environment.ts';

test('docs/operations.md has a line for every setting, as it is, and none for another', () => {
  const text = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const [, table = ''] =
    /\| variable \| default \| meaning \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(text) ?? [];
  expect(table.trimEnd().split('\n')).toEqual(writtenDown());
  expect(writtenDown()).toHaveLength(Object.keys(environment.entries).length - 1);
});

const maib = {
  PAYMENT_PROVIDERS: 'maib-checkout, maib-mia-qr',
  MAIB_CLIENT_ID: 'an id',
  MAIB_CLIENT_SECRET: 'a secret',
  MAIB_SIGNATURE_KEY: 'a key',
};

test('nobody pays online before somebody says by whom, and then at the real bank', () => {
  expect(readConfig({}).payments).toEqual({ providers: [], maib: null, victoriabank: null });
  expect(readConfig(maib).payments).toEqual({
    providers: ['maib-checkout', 'maib-mia-qr'],
    maib: {
      url: 'https://api.maibmerchants.md',
      clientId: 'an id',
      clientSecret: 'a secret',
      signatureKey: 'a key',
    },
    victoriabank: null,
  });
});

test('a key in one line is the key', () => {
  const key = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: key,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { victoriabank } = readConfig({
    PAYMENT_PROVIDERS: 'victoriabank',
    VICTORIABANK_MERCHANT: '498000049800001',
    VICTORIABANK_TERMINAL: '49800001',
    VICTORIABANK_NAME: 'Cablaj',
    VICTORIABANK_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    VICTORIABANK_PUBLIC_KEY: publicKey,
  }).payments;
  expect(victoriabank?.privateKey).toBe(privateKey);
  expect(victoriabank?.publicKey).toBe(publicKey.trim());
});

describe('the shop refuses to start, and says why', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres: or postgresql:// address'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ DEMO: 'no' }, 'DEMO must be 0 or 1'],
    [{ DATABASE_READ_URL: 'postgres://standby/shop' }, 'a standby of that server'],
    [{ S3_BUCKET: 'pictures' }, 'all of them or none'],
    [{ S3_ENDPOINT: 'https://s3.example/pictures' }, 'S3_ENDPOINT must be an address without'],
    [{ S3_PREFIX: '../other' }, 'S3_PREFIX must be small letters'],
    [{ PAYMENT_PROVIDERS: 'maib' }, 'must be of maib-checkout, maib-mia-qr, victoriabank'],
    [{ PAYMENT_PROVIDERS: 'maib-mia-qr,maib-mia-qr' }, 'PAYMENT_PROVIDERS must name each once'],
    [{ PAYMENT_PROVIDERS: 'victoriabank' }, 'victoriabank needs VICTORIABANK_MERCHANT, VICTO'],
    [{ ...maib, MAIB_CLIENT_SECRET: ' ' }, 'maib-checkout needs MAIB_CLIENT_SECRET.'],
    [{ ...maib, PAYMENT_PROVIDERS: '' }, 'MAIB_CLIENT_ID is set, and PAYMENT_PROVIDERS names no'],
    [{ ...maib, MAIB_URL: 'http://bank.example' }, 'MAIB_URL must be an https:// address'],
    [
      { ...maib, MAIB_URL: 'http://127.0.0.1:4100/maib', PUBLIC_URL: 'https://shop.example' },
      'MAIB_URL is this machine, which is no bank',
    ],
    [{ VICTORIABANK_MERCHANT: '123' }, 'VICTORIABANK_MERCHANT must be 15 digits'],
    [{ VICTORIABANK_PRIVATE_KEY: 'secret' }, 'VICTORIABANK_PRIVATE_KEY must be a private key'],
    [{ METRICS_PORT: '65533', WEB_CONCURRENCY: '4' }, 'end at 65536'],
    [{ LOG_FORMAT: 'text' }, 'LOG_FORMAT must be words or json'],
    [{ DATABSE_URL: 'postgres://x' }, 'is DATABASE_URL meant?'],
    [{ STMP_URL: 'smtp://x' }, 'is SMTP_URL meant?'],
    [{ RENDER_AT_ONCE: '4' }, 'is RENDERS_AT_ONCE meant?'],
    [{ TRUSTPROXY: '1' }, 'is TRUST_PROXY meant?'],
    [{ CABLAJ_PORT: '80' }, 'The shop knows no variable CABLAJ_PORT.'],
  ])('%o', (env, why) => {
    expect(() => readConfig(env)).toThrow(why);
  });
});

test('the last port there is can be used', () => {
  const env = { METRICS_PORT: '65532', WEB_CONCURRENCY: '4' };
  expect(readConfig(env)).toMatchObject({ metricsPort: 65_532, processes: 4 });
});

test('what belongs to others, and what is empty, is left alone', () => {
  const others = {
    HOME: '/root',
    PATH: '/bin',
    HOSTNAME: 'a',
    LOGNAME: 'root',
    DATABASE: 'x',
    HTTP_URL: 'x',
    npm_config_port: '1',
    NODE_ENV: 'production',
    XDG_DATA_DIRS: '/usr/share',
    PORT: ' ',
  };
  expect(readConfig(others)).toEqual(readConfig({}));
});
