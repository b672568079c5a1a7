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

const environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be at most 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(text, '127.0.0.1'),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  PUBLIC_URL: v.optional(url('http:', 'https:')),
  /** Set behind a reverse proxy that writes X-Forwarded-For itself. */
  TRUST_PROXY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  CABLAJ_DEV: v.optional(v.picklist(['0', '1']), '0'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  publicUrl: string;
  trustProxy: boolean;
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
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, PUBLIC_URL, TRUST_PROXY, CABLAJ_DEV } =
    result.output;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? null,
    smtpUrl: SMTP_URL ?? null,
    publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    trustProxy: TRUST_PROXY === '1',
    dev: CABLAJ_DEV === '1',
  };
}
