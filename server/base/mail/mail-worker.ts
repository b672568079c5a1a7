import { setTimeout as sleep } from 'node:timers/promises';
import type { MailKind } from '../../../contract/staff/mails.ts';
import type { Database } from '../database/connect.ts';
import { log } from '../log/log.ts';
import type { Letter } from './letter.ts';
import { claimDueMails, giveUp, markSent, postpone } from './queries.ts';
import type { OutgoingMail, Transport } from './transport.ts';

/** Minutes to wait after the first failed attempt, the second and so on; then the mail has failed. */
export const waits = [1, 5, 15, 60, 120, 240, 480, 720, 1440] as const;

/** As many at once as the SMTP pool has connections. */
const BATCH = 5;
const LONGEST_NAP = 30_000;
const LONGEST_ERROR = 1000;
/** How long a stopping shop waits for the mails under way; those cut off are sent by the next start. */
const FAREWELL = 5_000;
/** Where a sent mail could not be noted: a database that was away is soon back. */
const NOTE_AGAIN = 1_000;

type ClaimedMail = Awaited<ReturnType<typeof claimDueMails>>[number];

type Post = {
  db: Database;
  transport: Transport;
  /** Writes the mail of this kind about an order. */
  composeOrderMail: (kind: MailKind, orderId: string) => Promise<Letter>;
};

/**
 * Sends what waits in the outbox. Any number of workers may run: a mail is claimed by one. It is
 * sent at least once; only a worker that dies between sending and noting it causes a repetition.
 * A database that is away meanwhile does not: what was sent is noted before anything else is.
 */
export function startMailWorker({
  stopTimeout = FAREWELL,
  ...post
}: Post & { stopTimeout?: number }) {
  const { db, transport } = post;
  let stopped = false;
  let calledMeanwhile = false;
  let running: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;
  const unnoted = new Map<number, Sent>();

  async function work() {
    do {
      calledMeanwhile = false;
      await sendDueMails();
    } while (calledMeanwhile && !stopped);
  }

  async function sendDueMails() {
    while (!stopped) {
      await noteSent();
      const mails = await claimDueMails(db, BATCH);
      if (mails.length === 0) return;
      const outcomes = await Promise.allSettled(mails.map(sendAndNote));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    }
  }

  async function sendAndNote(mail: ClaimedMail) {
    const sent = await deliver(post, mail);
    if (!sent) return;
    unnoted.set(sent.id, sent);
    await note(sent);
  }

  async function note(sent: Sent) {
    await markSent(db, sent);
    unnoted.delete(sent.id);
  }

  async function noteSent() {
    for (const sent of [...unnoted.values()]) await note(sent);
  }

  /** Before the shop closes; the next start repeats what could not be noted by then. */
  async function noteAtLast() {
    const until = Date.now() + stopTimeout;
    while (unnoted.size > 0 && Date.now() < until) {
      await noteSent().catch(() => sleep(NOTE_AGAIN));
    }
  }

  function wake() {
    calledMeanwhile = true;
    if (stopped || running) return;
    running = work()
      // The database is away; the mails are safe in it, and the next waking finds them.
      .catch((error) => {
        log.error('mail outbox', error);
        if (unnoted.size > 0) again = setTimeout(wake, NOTE_AGAIN).unref();
      })
      .finally(() => {
        running = null;
      });
  }

  const alarm = setInterval(wake, LONGEST_NAP);
  alarm.unref();
  wake();

  return {
    wake,
    /** Closes the transport; the mails under way are sent by then, or have failed, and that is noted. */
    async stop() {
      stopped = true;
      clearInterval(alarm);
      clearTimeout(again);
      const cut = setTimeout(transport.close, stopTimeout);
      await running;
      clearTimeout(cut);
      await noteAtLast();
      transport.close();
    },
  };
}

type Sent = Pick<OutgoingMail, 'id' | 'subject'>;

/** Null where it could not be sent, which is noted. */
async function deliver(post: Post, mail: ClaimedMail): Promise<Sent | null> {
  try {
    const written = await composed(post, mail);
    await post.transport.send(written);
    return { id: written.id, subject: written.subject };
  } catch (error) {
    await noteFailure(post.db, mail, describe(error));
    return null;
  }
}

/** A mail about an order is written now; the others were when they were queued. */
async function composed({ composeOrderMail }: Post, mail: ClaimedMail): Promise<OutgoingMail> {
  if (mail.order_id === null) return mail;
  const { subject, text, html, attached } = await composeOrderMail(mail.kind, mail.order_id);
  return { ...mail, subject, text_body: text, html_body: html, ...(attached && { attached }) };
}

async function noteFailure(db: Database, { id, kind, attempts }: ClaimedMail, error: string) {
  log.error('mail was not sent', error, { mail: id, kind, attempt: attempts });
  const wait = waits[attempts - 1];
  await (wait === undefined ? giveUp(db, id, error) : postpone(db, id, wait, error));
}

const describe = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
