import { SMTPServer } from 'smtp-server';
import { portOf } from './port-of.ts';

type Received = { sender: string; recipients: string[]; source: string };

type Habits = {
  /** Of this machine. */
  host?: string;
  /** Where it has been before; otherwise any free port. */
  port?: number;
  /** Codes that refuse the first messages. */
  answers?: number[];
  /** What it does with each message before it answers. */
  beforeAnswer?: () => Promise<unknown> | undefined;
};

/** A real SMTP server on this machine. */
export async function openPostOffice({
  host = '127.0.0.1',
  port = 0,
  answers = [],
  beforeAnswer,
}: Habits = {}) {
  const received: Received[] = [];
  const waiting = new Set<string>();
  let isClosing = false;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        waiting.add(session.id);
        await beforeAnswer?.();
        waiting.delete(session.id);
        // Whose answer would be cut off is refused: nobody has to guess whether it was taken.
        const code = isClosing ? 421 : answers.shift();
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
  // A client that goes away in the middle of a message.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, host, ready));
  return {
    received,
    waiting,
    url: `smtp://${host}:${portOf(server.server)}`,
    close() {
      isClosing = true;
      return new Promise<void>((closed) => server.close(closed));
    },
  };
}
