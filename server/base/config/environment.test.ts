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
