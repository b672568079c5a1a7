import { createPrivateKey, createPublicKey } from 'node:crypto';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = (...protocols: string[]) =>
  v.pipe(
    text,
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a ${protocols.join(' or ')}// address`,
    ),
  );
const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const postgres = url('postgres:', 'postgresql:');
const eitherOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be ${words.join(' or ')}`);

/** By which buyers may pay online; each is a file of server/shop/payments/providers. */
export const providerNames = ['maib-checkout', 'maib-mia-qr', 'victoriabank'] as const;
export type ProviderName = (typeof providerNames)[number];

const namesOfProviders = v.pipe(
  text,
  v.transform((value) => value.split(',').map((name) => name.trim())),
  v.array(v.picklist(providerNames, `must be of ${providerNames.join(', ')}`)),
  v.check((names) => new Set(names).size === names.length, 'must name each once'),
);

/** A key as a PEM file has it; its lines may be parted by \\n, as one line of a file of settings. */
const pem = (read: (text: string) => unknown, kind: string) =>
  v.pipe(
    text,
    v.transform((value) => value.replaceAll('\\n', '\n')),
    v.check((value) => {
      try {
        read(value);
        return true;
      } catch {
        return false;
      }
    }, `must be ${kind} as PEM`),
  );

type Lines = { means: string; otherwise: string };

/** What docs/operations.md says of it; `otherwise`: what holds where it is not set. */
const about = <Form extends v.GenericSchema<string, unknown>>(
  form: Form,
  means: string,
  otherwise = '',
) => v.pipe(form, v.metadata<v.InferOutput<Form>, Lines>({ means, otherwise }));

/**
 * Every variable of the environment the shop knows: its form, its default, and its line of
 * docs/operations.md, in that order.
 */
export const environment = v.object({
  PORT: v.optional(about(number(0, 65_535), 'where it listens'), '3000'),
  HOST: v.optional(
    about(text, 'on which address of the machine; `0.0.0.0` for all of them'),
    '127.0.0.1',
  ),
  WEB_CONCURRENCY: v.optional(
    about(
      number(1, 64),
      'processes that share the port, one for each core; what is said of a process here holds for each of them',
    ),
    '1',
  ),
  DATA_DIR: v.optional(
    about(text, 'embedded database, pictures without a bucket, mails without SMTP'),
    './data',
  ),
  BACKUP_DIR: v.optional(
    about(
      text,
      'where `npm run backup` makes its folders, and where their age is looked for',
      'DATA_DIR/backups',
    ),
  ),
  PGBACKREST_INFO: v.optional(
    about(
      text,
      'with pgBackRest: the file in which `ops/pgbackrest` keeps what it says of its back-ups, `/var/lib/cablaj-pgbackrest/info.json`; their age is read there',
      'none',
    ),
  ),
  DATABASE_URL: v.optional(
    about(
      postgres,
      'PostgreSQL 15 or newer with its extension pg_trgm, which the role may create or which is there',
      'embedded',
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(
    about(
      number(1, 200),
      'connections a process holds at most, besides one that listens, one while the catalogue is read, two once there was a job to run and two for each job that runs',
    ),
    '10',
  ),
  DATABASE_PATIENCE: v.optional(
    about(
      number(1, 3_600),
      'seconds after which a statement, or the wait for a connection, is given up and answered with 503, a quarter later where the database is frozen and does not end it itself; how long PgBouncer lets wait is its own setting',
      '8',
    ),
  ),
  DATABASE_DIRECT_URL: v.optional(
    about(
      postgres,
      'with DATABASE_URL on a PgBouncer in transaction mode: the database itself, for migrations, notices, jobs and their queue, and reading the catalogue',
      'none',
    ),
  ),
  DATABASE_READ_URL: v.optional(
    about(
      postgres,
      'with DATABASE_URL: a standby of the same server (streaming replication), where cards, content and the catalogue are read while it is in step',
      'none',
    ),
  ),
  S3_ENDPOINT: v.optional(
    about(
      v.pipe(
        url('http:', 'https:'),
        v.check((value) => new URL(value).pathname === '/', 'must be an address without a path'),
      ),
      'a store that speaks S3, such as `https://s3.eu-central-1.amazonaws.com`: pictures and documents lie there instead of in `DATA_DIR/media`',
      'none',
    ),
  ),
  S3_BUCKET: v.optional(
    about(
      v.pipe(text, v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
      'in which bucket; with S3_ENDPOINT',
      'none',
    ),
  ),
  S3_PREFIX: v.optional(
    about(
      v.pipe(
        text,
        v.regex(
          /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/,
          'must be small letters, digits, -, _ and / between',
        ),
      ),
      'below which path of it; nothing beside it is read or written',
      'none',
    ),
  ),
  S3_REGION: v.optional(about(text, 'the region of the bucket, where the store has such'), 'auto'),
  S3_ACCESS_KEY_ID: v.optional(
    about(text, 'a key that may list the bucket, and read, write and delete objects', 'none'),
  ),
  S3_SECRET_ACCESS_KEY: v.optional(about(text, 'and its secret', 'none')),
  RENDERS_AT_ONCE: v.optional(
    about(number(1, 100), 'pages made at the same time; every two of them have a thread'),
    '2',
  ),
  RENDERS_WAITING: v.optional(
    about(number(0, 10_000), 'how many pages wait for that; beyond, 503 with Retry-After'),
    '100',
  ),
  RENDERS_PATIENCE: v.optional(
    about(
      number(1, 3_600),
      'and for how many seconds; reads of the catalogue over the API wait as long',
    ),
    '1',
  ),
  SMTP_URL: v.optional(
    about(
      url('smtp:', 'smtps:'),
      '`smtp://user:password@host:587`; without it mails are .eml files in `DATA_DIR/outbox`',
      'none',
    ),
  ),
  PUBLIC_URL: v.optional(
    about(
      url('http:', 'https:'),
      'the address customers use: links in mails, canonical addresses',
      'http://localhost:PORT',
    ),
  ),
  PAYMENT_PROVIDERS: v.optional(
    about(
      namesOfProviders,
      'by which buyers pay online: `maib-checkout`, `maib-mia-qr`, `victoriabank`, or several with commas; each needs what follows under its name',
      'none',
    ),
  ),
  MAIB_URL: v.optional(
    about(
      url('https:', 'http:'),
      "the bank's API, or its sandbox `https://sandbox.maibmerchants.md`",
    ),
    'https://api.maibmerchants.md',
  ),
  MAIB_CLIENT_ID: v.optional(about(text, 'as the bank gives it, for both of its products', 'none')),
  MAIB_CLIENT_SECRET: v.optional(about(text, 'and its secret', 'none')),
  MAIB_SIGNATURE_KEY: v.optional(about(text, 'by which the bank signs its notices', 'none')),
  VICTORIABANK_URL: v.optional(
    about(
      url('https:', 'http:'),
      'where forms are sent, or for tests `https://ecomt.victoriabank.md/cgi-bin/cgi_link`',
    ),
    'https://vb059.vb.md/cgi-bin/cgi_link',
  ),
  VICTORIABANK_MERCHANT: v.optional(
    about(v.pipe(text, v.regex(/^\d{15}$/, 'must be 15 digits')), "the merchant's number", 'none'),
  ),
  VICTORIABANK_TERMINAL: v.optional(
    about(v.pipe(text, v.regex(/^\d{8}$/, 'must be 8 digits')), "the terminal's number", 'none'),
  ),
  VICTORIABANK_NAME: v.optional(
    about(
      v.pipe(text, v.maxLength(50, 'must have at most 50 characters')),
      'what card holders know the shop by, as agreed with the bank',
      'none',
    ),
  ),
  VICTORIABANK_PRIVATE_KEY: v.optional(
    about(
      pem(createPrivateKey, 'a private key'),
      'the key that signs what is asked, as PEM; `\\n` may part its lines',
      'none',
    ),
  ),
  VICTORIABANK_PUBLIC_KEY: v.optional(
    about(
      pem(createPublicKey, 'a public key'),
      'the key of the bank, by which its answers are known, as PEM',
      'none',
    ),
  ),
  VICTORIABANK_DIGEST: v.optional(
    about(eitherOf(['sha256', 'md5']), 'how both are signed, as the bank says'),
    'sha256',
  ),
  SECRET_KEY: v.optional(
    about(
      v.pipe(text, v.minLength(32, 'must have at least 32 characters')),
      'at least 32 characters, the same for every process; encrypts the second factors of staff. Without it `DATA_DIR/secret-key` is made at first use',
      'a file',
    ),
  ),
  DEMO: v.optional(
    about(
      eitherOf(['0', '1']),
      '0 begins a shop of your own, empty: see [the first day](first-day.md)',
    ),
    '1',
  ),
  TRUST_PROXY: v.optional(
    about(
      number(0, 10),
      'how many proxies before the shop write X-Forwarded-For: 1 behind one of your own, 2 behind a CDN and one',
    ),
    '0',
  ),
  CDN_SECONDS: v.optional(
    about(
      number(0, 3_600),
      "for how long a CDN before the shop may keep guests' pages, where it passes customers by as [scale](scale.md) says",
    ),
    '0',
  ),
  MAX_CONNECTIONS: v.optional(
    about(number(10, 1_000_000), 'connections a process holds at most; further ones are closed'),
    '5000',
  ),
  STOP_DELAY: v.optional(
    about(number(0, 600), 'seconds for which a process told to stop goes on answering'),
    '0',
  ),
  STOP_PATIENCE: v.optional(
    about(number(1, 3_600), 'seconds for which it then waits for requests under way'),
    '20',
  ),
  LOG_FORMAT: v.optional(
    about(
      eitherOf(['words', 'json']),
      'how the process tells what happens: `words` or `json`',
      'words on a terminal, else json',
    ),
  ),
  LOG_LEVEL: v.optional(
    about(eitherOf(['info', 'warn', 'error']), '`warn` leaves out the lines of requests'),
    'info',
  ),
  METRICS_PORT: v.optional(
    about(
      number(1, 65_535),
      'where Prometheus collects `/metrics`; further processes of WEB_CONCURRENCY tell theirs on the ports after it',
      'none',
    ),
  ),
  METRICS_HOST: v.optional(about(text, 'on which address of the machine'), '127.0.0.1'),
  /** For `npm run dev`. */
  CABLAJ_DEV: v.optional(eitherOf(['0', '1']), '0'),
});

/** The lines of docs/operations.md about them. */
export function writtenDown(): string[] {
  return Object.entries(environment.entries).flatMap(([name, entry]) => {
    const documented = v.getMetadata(entry.wrapped);
    if (!('means' in documented)) return [];
    return [`| ${name} | ${entry.default ?? documented.otherwise} | ${documented.means} |`];
  });
}
