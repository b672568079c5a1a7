import type { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Received = { sender: string; recipients: string[]; source: string };

/** A real SMTP server, closed with the test; `answers` are codes that refuse the first messages. */
export async function openPostOffice({ answers = [] as number[], delay = 0, port = 0 } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await sleep(delay);
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
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const close = () => new Promise<void>((closed) => server.close(closed));
  onTestFinished(close);
  const url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return { received, url, port: portOf(server.server), close };
}

export function portOf(server: Server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

export async function until(holds: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 2000; tries++) {
    if (await holds()) return;
    await sleep(10);
  }
  throw new Error('It did not come to pass.');
}
