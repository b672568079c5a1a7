import { resolve } from 'node:path';
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

const environment = v.object({
  PORT: v.optional(number(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  /** Where PgBouncer stands before the database: the way round it. */
  DATABASE_DIRECT_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_CONNECTIONS: v.optional(number(1, 200), '10'),
  /** Seconds. */
  DATABASE_PATIENCE: v.optional(number(1, 3_600)),
  /** Pages made at once, pages that wait for that, and the seconds they wait at most. */
  RENDERS_AT_ONCE: v.optional(number(1, 100), '2'),
  RENDERS_WAITING: v.optional(number(0, 10_000), '100'),
  RENDERS_PATIENCE: v.optional(number(1, 3_600), '1'),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  PUBLIC_URL: v.optional(url('http:', 'https:')),
  /** How many reverse proxies stand before the shop that write X-Forwarded-For. */
  TRUST_PROXY: v.optional(number(0, 10), '0'),
  /** Beyond it further connections are closed at once. */
  MAX_CONNECTIONS: v.optional(number(10, 1_000_000), '5000'),
  /** Seconds: how long a process told to end goes on answering, and then waits for what is under way. */
  STOP_DELAY: v.optional(number(0, 600), '0'),
  STOP_PATIENCE: v.optional(number(1, 3_600), '20'),
  /** Words for people, or a line of JSON for each request and whatever happens; null: as it is read. */
  LOG_FORMAT: v.optional(v.picklist(['words', 'json'], 'must be words or json')),
  LOG_LEVEL: v.optional(
    v.picklist(['info', 'warn', 'error'], 'must be info, warn or error'),
    'info',
  ),
  /** Where metrics are told, if a port is given. */
  METRICS_PORT: v.optional(number(1, 65_535)),
  METRICS_HOST: v.optional(text, '127.0.0.1'),
  /** Encrypts what must be read again, such as second factors; without it a file of DATA_DIR does. */
  SECRET_KEY: v.optional(v.pipe(text, v.minLength(32, 'must have at least 32 characters'))),
  /** 0: a new shop is opened empty, for goods of one's own. */
  DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  CABLAJ_DEV: v.optional(v.picklist(['0', '1']), '0'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  databaseConnections: number;
  /** Milliseconds after which a statement, or the wait for a connection, is given up, if said. */
  databasePatience: number | undefined;
  rendersAtOnce: number;
  rendersWaiting: number;
  /** Milliseconds. */
  rendersPatience: number;
  smtpUrl: string | null;
  publicUrl: string;
  /** How many proxies before the shop are believed. */
  trustProxy: number;
  maxConnections: number;
  /** Milliseconds. */
  stopDelay: number;
  stopPatience: number;
  logFormat: 'words' | 'json';
  logLevel: 'info' | 'warn' | 'error';
  metricsPort: number | null;
  metricsHost: string;
  secretKey: string | null;
  /** Whether a new shop gets the demo catalogue. */
  demo: boolean;
  dev: boolean;
};

/** Every environment variable, checked once at start. Empty means unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    const complaints = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw new Error(`The environment is not usable: ${complaints.join('; ')}.`);
  }
  const read = result.output;
  const directUrl = read.DATABASE_DIRECT_URL ?? null;
  // What is set for the role by the one must hold for the other.
  if (directUrl !== null && roleOf(directUrl) !== roleOf(read.DATABASE_URL)) {
    throw new Error(
      'The environment is not usable: DATABASE_DIRECT_URL needs DATABASE_URL beside it, as the same user.',
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseDirectUrl: directUrl,
    databaseConnections: read.DATABASE_CONNECTIONS,
    databasePatience: read.DATABASE_PATIENCE && read.DATABASE_PATIENCE * 1000,
    rendersAtOnce: read.RENDERS_AT_ONCE,
    rendersWaiting: read.RENDERS_WAITING,
    rendersPatience: read.RENDERS_PATIENCE * 1000,
    smtpUrl: read.SMTP_URL ?? null,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
    trustProxy: read.TRUST_PROXY,
    maxConnections: read.MAX_CONNECTIONS,
    stopDelay: read.STOP_DELAY * 1000,
    stopPatience: read.STOP_PATIENCE * 1000,
    logFormat: read.LOG_FORMAT ?? (process.stdout.isTTY ? 'words' : 'json'),
    logLevel: read.LOG_LEVEL,
    metricsPort: read.METRICS_PORT ?? null,
    metricsHost: read.METRICS_HOST,
    secretKey: read.SECRET_KEY ?? null,
    demo: read.DEMO === '1',
    dev: read.CABLAJ_DEV === '1',
  };
}

const roleOf = (databaseUrl: string | undefined) => databaseUrl && new URL(databaseUrl).username;
