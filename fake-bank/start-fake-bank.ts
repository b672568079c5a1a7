import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Payment, Refund, RefundStatus, Session } from './books.ts';
import type { Fault } from './faults.ts';
import type { Habits, Notice } from './notices.ts';

/** As JSON carries it. */
type Written<Thing> = {
  [Name in keyof Thing]: Thing[Name] extends Date ? string : Thing[Name];
};
type Told = {
  /** How many were given out. */
  tokens: number;
  sums: Record<string, number>;
  sessions: Written<Session>[];
  payments: Written<Payment>[];
  refunds: (Written<Refund> & { status: RefundStatus })[];
};

export type FakeBank = Awaited<ReturnType<typeof startFakeBank>>;

/** The bank as a process of its own, on a free port, with a hand at its controls. It ends with us. */
export async function startFakeBank() {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), ['--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      const [found] = /http:\/\/\S+?(?=\.\s)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`The fake bank did not open: ${said}`)));
  });

  async function ask(path: string, body?: object) {
    const answer = await fetch(`${url}/control/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`The fake bank answers ${answer.status} to ${path}.`);
    return answer.json();
  }

  return {
    url,
    environment: (bank: 'maib' | 'victoriabank'): Promise<Record<string, string>> =>
      ask(`environment/${bank}`),
    /** Its clock goes forwards, and what is due by then is sent. */
    forward: (seconds: number) => ask('clock', { seconds }),
    fault: (fault: Partial<Fault>) => ask('faults', fault),
    habits: (habits: Partial<Habits>) => ask('notices', habits),
    /** Once all that were begun have been answered. */
    notices: (): Promise<Written<Notice>[]> => ask('notices'),
    sendNotices: (ids: string[]) => ask('notices/send', { ids }),
    victoriabankNotices: (noticeUrl: string) => ask('victoriabank', { noticeUrl }),
    pay: (
      ref: string,
      how: { amount?: number; currency?: string; rc?: string; times?: number } = {},
    ) => ask('pay', { ref, ...how }),
    refunds: (wish: {
      next?: 'Accepted' | 'Rejected' | 'Manual';
      paymentId?: string;
      amount?: number;
    }) => ask('refunds', wish),
    books: (): Promise<Told> => ask('books'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
