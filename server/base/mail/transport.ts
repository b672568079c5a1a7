import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailKind } from '../../../contract/staff/mails.ts';
import type { Attached } from './letter.ts';

/** A mail as it waits in the outbox. */
export type OutgoingMail = {
  id: number;
  kind: MailKind;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  attached?: Attached[];
};

export type Transport = {
  /** Settles within SEND_DEADLINE; once it has failed, nothing of this mail is still under way. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** What is still under way fails. */
  close: () => void;
};

/** `from` is asked for each mail: the shop may be renamed while it runs. */
type Options = { smtpUrl: string | null; dataDir: string; from: () => string };

export const SEND_DEADLINE = 120_000;

/** Sends by SMTP; without a server mails become .eml files, which any mail program opens. */
export const createTransport = ({ smtpUrl, dataDir, from }: Options): Transport =>
  smtpUrl === null ? fileTransport(join(dataDir, 'outbox'), from) : smtpTransport(smtpUrl, from);

export function smtpTransport(
  url: string,
  from: Options['from'],
  deadline = SEND_DEADLINE,
): Transport {
  const open = () =>
    nodemailer.createTransport({
      url,
      pool: true,
      // The outbox repeats what failed, durably; the pool only replaces a connection gone stale.
      maxRequeues: 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let pool = open();
  return {
    async send(mail) {
      const used = pool;
      const timer = setTimeout(() => {
        // A server that trickles its replies outlives every socket timeout.
        if (pool === used) pool = open();
        used.close({ force: true });
      }, deadline);
      try {
        await used.sendMail(messageOf(mail, from()));
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.close({ force: true }),
  };
}

function fileTransport(folder: string, from: Options['from']): Transport {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from()));
      const time = mail.created_at.toISOString().replace(/[:.]/g, '-');
      const unfinished = join(folder, `.${randomUUID()}`);
      // Addresses, links that open accounts: for the operator alone.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      await writeFile(unfinished, message, { mode: 0o600 });
      // Whoever watches the folder sees whole messages only.
      await rename(unfinished, join(folder, `${time}-${mail.id}-${mail.kind}.eml`));
    },
    close: () => composer.close(),
  };
}

function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    // An object, so that a comma in it never makes two recipients.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    date: mail.created_at,
    messageId: messageId(mail, from),
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Said beforehand: counting the letters to choose by took longer than everything else.
    textEncoding: 'base64',
    attachments: (mail.attached ?? []).map(({ name, bytes }) => ({
      filename: name,
      content: Buffer.from(bytes),
      contentType: 'application/pdf',
    })),
  };
}

/**
 * The same whenever the mail is sent again, so that receivers can drop a repetition. The time
 * keeps the mails of two databases apart, whose ids begin alike.
 */
const messageId = ({ id, created_at }: OutgoingMail, from: string) =>
  `<${created_at.getTime().toString(36)}.${id}@${/@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'}>`;
