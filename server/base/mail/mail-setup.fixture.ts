import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from '../database/connect.ts';
import { startMailWorker } from './mail-worker.ts';
import { createTransport, type Transport } from './transport.ts';

export const mail = {
  kind: 'welcome',
  recipient: 'ion@example.md',
  subject: 'Bine ați venit',
  text: 'Prețurile în lei.',
  html: '<p>Prețurile în lei.</p>',
} as const;

const from = () => 'Cablaj <comenzi@cablaj.example>';
export const transportTo = (smtpUrl: string) => createTransport({ smtpUrl, dataDir: '', from });

/** An outbox, and workers that empty it. */
export async function openMailSetup() {
  const url = await createDatabase('empty');
  const db = connect(url, { patience: PATIENCE });

  /** Its stopTimeout is longer than any test, unless the test is about it. */
  function startWorker(
    transport: string | Transport,
    {
      database = db,
      stopTimeout = PATIENCE,
      composeOrderMail = () => Promise.reject(new Error('no mail here is about an order')),
    }: Partial<Parameters<typeof startMailWorker>[0]> & { database?: Database } = {},
  ) {
    const worker = startMailWorker({
      db: database,
      transport: typeof transport === 'string' ? transportTo(transport) : transport,
      composeOrderMail,
      stopTimeout,
    });
    onTestFinished(() => worker.stop());
    return worker;
  }

  /** Ends every connection to the database and lets nobody in. */
  async function takeAway() {
    const elsewhere = new URL(url);
    const name = elsewhere.pathname.slice(1);
    elsewhere.pathname = '/postgres';
    const admin = connect(elsewhere.href, { connections: 1 });
    const allow = (isAllowed: boolean) =>
      sql`alter database ${sql.id(name)} allow_connections ${sql.lit(isAllowed)}`.execute(admin);
    await allow(false);
    await sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = ${name}`.execute(admin);
    return {
      async bringBack() {
        await allow(true);
        await admin.destroy();
      },
    };
  }

  const outbox = () => db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  const first = async () => (await outbox())[0];
  return {
    url,
    db,
    startWorker,
    takeAway,
    outbox,
    first,
    untilSent: () =>
      soon(async () => (await outbox()).every(({ sent_at }) => sent_at !== null)).toBe(true),
    untilRefused: () => soon(async () => (await first())?.last_error).toBeTruthy(),
    untilTheSecondIsSent: () => soon(async () => (await outbox())[1]?.sent_at).toBeTruthy(),
    /** Instead of waiting for the next attempt. */
    makeDue: () =>
      db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: sql<Date>`now()`, last_error: null })
        .execute(),
  };
}
export type MailSetup = Awaited<ReturnType<typeof openMailSetup>>;
