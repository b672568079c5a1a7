import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { portOf } from '../../testing/port-of.ts';

export type Received = { sender: string; recipients: string[]; source: string };

type Habits = {
  /** Codes that refuse the first messages. */
  answers?: number[];
  /** No message is answered before. */
  opensAt?: Promise<void>;
};

/** A real SMTP server, closed with the test. */
export async function openPostOffice({ answers = [], opensAt }: Habits = {}) {
  const received: Received[] = [];
  const waiting = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        waiting.add(session.id);
        await opensAt;
        waiting.delete(session.id);
        const code = answers.shift();
        if (code) return done(Object.assign(new Error('try again later'), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          sender: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)));
  const url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return { received, url, waiting };
}
