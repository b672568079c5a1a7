import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { environment } from './environment.ts';
import { misspeltNames } from './misspelt-names.ts';
import { type Payments, paymentsOf } from './payments.ts';
import { unusable } from './unusable.ts';

/** Where pictures and documents lie, unless on disk. */
type Bucket = {
  endpoint: string;
  name: string;
  /** Empty: the whole bucket. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  processes: number;
  host: string;
  dataDir: string;
  backupDir: string;
  /** A file; null: no pgBackRest. */
  pgbackrestInfo: string | null;
  bucket: Bucket | null;
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  /** Of a standby. */
  databaseReadUrl: string | null;
  databaseConnections: number;
  /** Milliseconds after which a statement, or the wait for a connection, is given up, if said. */
  databasePatience: number | undefined;
  rendersAtOnce: number;
  rendersWaiting: number;
  /** Milliseconds. */
  rendersPatience: number;
  smtpUrl: string | null;
  publicUrl: string;
  payments: Payments;
  /** How many proxies before the shop are believed. */
  trustProxy: number;
  /** For which a CDN may keep guests' pages. */
  cdnSeconds: number;
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
  const misspelt = misspeltNames(Object.keys(given), Object.keys(environment.entries));
  if (misspelt.length > 0) throw unusable(misspelt.join(' '));
  if (!result.success) {
    const complaints = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
    throw unusable(`${complaints.join('; ')}.`);
  }
  const read = result.output;
  const directUrl = read.DATABASE_DIRECT_URL ?? null;
  // What is set for the role by the one must hold for the other.
  if (directUrl !== null && roleOf(directUrl) !== roleOf(read.DATABASE_URL)) {
    throw unusable('DATABASE_DIRECT_URL needs DATABASE_URL beside it, as the same user.');
  }
  if (read.DATABASE_READ_URL && !read.DATABASE_URL) {
    throw unusable(
      'DATABASE_READ_URL needs DATABASE_URL beside it: it names a standby of that server.',
    );
  }
  const publicUrl = (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, '');
  const lastMetricsPort = (read.METRICS_PORT ?? 0) + read.WEB_CONCURRENCY - 1;
  // Whoever looks after the others; each of them is told its own port.
  if (cluster.isPrimary && lastMetricsPort > LAST_PORT) {
    throw unusable(
      `METRICS_PORT and the ports after it, one for each of WEB_CONCURRENCY, end at ${lastMetricsPort}; there is none above ${LAST_PORT}.`,
    );
  }
  return {
    port: read.PORT,
    processes: read.WEB_CONCURRENCY,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    backupDir: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups')),
    pgbackrestInfo: read.PGBACKREST_INFO ? resolve(read.PGBACKREST_INFO) : null,
    bucket: bucketOf(read),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseDirectUrl: directUrl,
    databaseReadUrl: read.DATABASE_READ_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS,
    databasePatience: read.DATABASE_PATIENCE && read.DATABASE_PATIENCE * 1000,
    rendersAtOnce: read.RENDERS_AT_ONCE,
    rendersWaiting: read.RENDERS_WAITING,
    rendersPatience: read.RENDERS_PATIENCE * 1000,
    smtpUrl: read.SMTP_URL ?? null,
    publicUrl,
    payments: paymentsOf(read, publicUrl),
    trustProxy: read.TRUST_PROXY,
    cdnSeconds: read.CDN_SECONDS,
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

const LAST_PORT = 65_535;

/** All of what a bucket needs, or none of it. */
function bucketOf(read: v.InferOutput<typeof environment>): Bucket | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_PREFIX: prefix = '',
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = read;
  if (endpoint && name && accessKeyId && secretAccessKey) {
    return {
      endpoint: new URL(endpoint).origin,
      name,
      prefix,
      region,
      accessKeyId,
      secretAccessKey,
    };
  }
  if (endpoint || name || prefix || accessKeyId || secretAccessKey) {
    throw unusable(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: all of them or none.',
    );
  }
  return null;
}
