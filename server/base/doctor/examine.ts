import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type Config, readConfig } from '../config/config.ts';
import { isThisMachine } from '../config/unusable.ts';
import { examineBackups } from './examine-backups.ts';
import { examineBucket } from './examine-bucket.ts';
import { examineDatabase } from './examine-database.ts';
import { examinePayments } from './examine-payments.ts';
import { examineStandby } from './examine-standby.ts';
import { bad, doubtful, type Finding, good, messageOf } from './finding.ts';

const LITTLE_SPACE = 1e9;

/** Looks at a set-up as it would be started, changes nothing, and says what is wrong with it. */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [bad('settings', messageOf(error))];
  }
  const direct = config.databaseDirectUrl ?? config.databaseUrl;
  const findings = await Promise.all([
    settings(config),
    dataFolder(config),
    built(),
    port(config),
    mail(config),
    examineBucket(config),
    examineBackups(config),
    examineStandby(config),
    examinePayments(config),
    direct === null
      ? good('database', `The shop's own, in ${config.dataDir}.`)
      : examineDatabase(direct, config),
  ]);
  return findings.flat();
}

function settings({ publicUrl, host, trustProxy, databaseUrl, secretKey, smtpUrl }: Config) {
  const { protocol } = new URL(publicUrl);
  const isLocal = isThisMachine(publicUrl);
  const findings: Finding[] = [];
  if (isLocal) {
    findings.push(
      doubtful('PUBLIC_URL', `Links in mails lead to ${publicUrl}, which nobody else can open.`),
    );
  } else if (protocol === 'http:') {
    findings.push(
      bad(
        'PUBLIC_URL',
        'Without https passwords and sessions travel readable; put a proxy with TLS before the shop.',
      ),
    );
  }
  if (!isLocal && !trustProxy) {
    findings.push(
      doubtful(
        'TRUST_PROXY',
        'Behind a proxy every visitor has its address: limits would count them as one.',
      ),
    );
  }
  if (host !== '127.0.0.1' && host !== '::1' && !trustProxy && protocol === 'https:') {
    findings.push(
      doubtful(
        'HOST',
        `The shop listens on ${host} itself; TLS is the proxy's, so let the proxy alone reach it.`,
      ),
    );
  }
  if (databaseUrl !== null && secretKey === null) {
    findings.push(
      doubtful(
        'SECRET_KEY',
        'Processes on other machines need the same key: set it instead of the file in DATA_DIR.',
      ),
    );
  }
  if (smtpUrl === null) {
    findings.push(doubtful('SMTP_URL', 'Mails are not sent but written to the folder outbox.'));
  }
  return findings.length > 0 ? findings : [good('settings', 'They fit together.')];
}

async function dataFolder({ dataDir }: Config) {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    return bad('DATA_DIR', `${dataDir} cannot be written: ${messageOf(error)}.`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1);
  if (bavail * bsize < LITTLE_SPACE) {
    return bad('DATA_DIR', `Only ${gigabytes} GB are left where ${dataDir} lies.`);
  }
  const key = await stat(join(dataDir, 'secret-key')).catch(() => null);
  if (key && (key.mode & 0o077) !== 0) {
    return bad(
      'DATA_DIR',
      `Others on this machine can read ${join(dataDir, 'secret-key')}: chmod 600 it.`,
    );
  }
  return good('DATA_DIR', `${dataDir} can be written, ${gigabytes} GB are free.`);
}

async function built() {
  const entries = ['server/entry-server.js', 'shop/main.js'];
  const found = entries.map((entry) => access(new URL(`../../../dist/${entry}`, import.meta.url)));
  return Promise.all(found).then(
    () => good('build', 'The shop is built.'),
    () => bad('build', 'The shop is not built: npm start does it.'),
  );
}

/** A shop that is open answers; anything else there is in its way. */
async function port({ host, port: number }: Config): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(number, host, () => server.close(() => resolve(true)));
  });
  if (isFree) return good('PORT', `${host}:${number} is free.`);
  const answer = await fetch(
    `http://${host.includes(':') ? `[${host}]` : host}:${number}/api/openapi.json`,
    {
      signal: AbortSignal.timeout(3_000),
    },
  ).catch(() => null);
  return answer?.ok
    ? good('PORT', `A shop is open at ${host}:${number}.`)
    : bad(
        'PORT',
        `Something else listens at ${host}:${number}, or the shop there does not answer.`,
      );
}

async function mail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === null) return [];
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  });
  try {
    await transport.verify();
    return [good('mail', `${new URL(smtpUrl).host} takes mails.`)];
  } catch (error) {
    return [bad('mail', `${new URL(smtpUrl).host} takes no mails: ${messageOf(error)}.`)];
  } finally {
    transport.close();
  }
}
