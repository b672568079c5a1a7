import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Crowd, orderDuring } from './buyers.ts';
import type { ShopOnTrial } from './shop-on-trial.ts';
import { pause, waitFor } from './wait-for.ts';

export type Fault = {
  name: string;
  /** On a disk that can be filled. */
  onSmallDisk?: true;
  /** Buyers order while something goes wrong; how many there are of what they want is up to it. */
  happen: (trial: ShopOnTrial, means: Means) => Promise<Crowd>;
};

type Means = {
  /** Of each buyer. */
  orders: number;
  fillDisk: () => Promise<void>;
  emptyDisk: () => Promise<void>;
};

const BUYERS = 6;
/** A fault comes after so many orders: another number each time, for another moment. */
const soMany = () => 2 + Math.floor(Math.random() * BUYERS * 2);
/** Milliseconds. Longer than the shop waits for its database. */
const FROZEN = 4_000;
const WITHOUT_POST = 1_000;
const SLOW_POST = 400;
const LAST_PIECES = 7;

export const everyFault: Fault[] = [
  {
    name: 'the shop is killed',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        await trial.kill();
        await trial.start();
      }),
  },
  {
    name: 'the shop is told to stop',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        const code = await trial.stop();
        if (code !== 0) throw new Error(`The shop ended with ${code}.`);
        await trial.start();
      }),
  },
  {
    name: 'a transaction of PostgreSQL is killed',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        await killTransaction(trial);
      }),
  },
  {
    name: 'PostgreSQL is killed',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        const pid = postmasterOf(trial);
        process.kill(pid, 'SIGKILL');
        await waitFor('PostgreSQL is back', () => {
          const server = trial.postmaster();
          return server?.isReady === true && server.pid !== pid;
        });
      }),
  },
  {
    name: 'PostgreSQL is frozen',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        await freeze(postmasterOf(trial));
      }),
  },
  {
    name: 'the disk is full',
    onSmallDisk: true,
    happen: (trial, { orders, fillDisk, emptyDisk }) =>
      // Filling it may take longer than they would order.
      orderDuring(trial, { buyers: BUYERS, orders, goOn: true }, async (crowd, until) => {
        await until(soMany());
        await fillDisk();
        try {
          await waitFor('an order is refused', () => crowd.repeated > 0);
          await pause(WITHOUT_POST);
        } finally {
          await emptyDisk();
        }
      }),
  },
  {
    name: 'the post office is closed',
    happen: (trial, { orders }) =>
      orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        await trial.closePost();
        await pause(WITHOUT_POST);
        await trial.openPost();
      }),
  },
  {
    name: 'the post office is slow',
    async happen(trial, { orders }) {
      await trial.closePost();
      await trial.openPost(() => pause(SLOW_POST));
      const crowd = await orderDuring(trial, { buyers: BUYERS, orders }, async (_, until) => {
        await until(soMany());
        await pause(WITHOUT_POST);
      });
      await trial.closePost();
      await trial.openPost();
      return crowd;
    },
  },
  {
    name: 'two processes sell the last pieces, and one of them is killed',
    async happen(trial, { orders }) {
      await trial.start();
      const habits = { buyers: BUYERS, orders, stock: LAST_PIECES };
      const crowd = await orderDuring(trial, habits, async (_, until) => {
        await until(1 + Math.floor(Math.random() * 3));
        await trial.kill();
      });
      return crowd;
    },
  },
];

function postmasterOf({ postmaster }: ShopOnTrial): number {
  const server = postmaster();
  if (!server) throw new Error('No PostgreSQL runs.');
  return server.pid;
}

/** One that has written something: an order in its middle. */
async function killTransaction({ db }: ShopOnTrial) {
  await waitFor('an order is under way', async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid
      from pg_stat_activity
      where backend_xid is not null
      and pid <> pg_backend_pid()
      order by random()
      limit 1`.execute(db);
    const [found] = rows;
    if (!found) return false;
    process.kill(found.pid, 'SIGKILL');
    return true;
  });
}

/** All of its processes: one alone could be waited for by the others. */
async function freeze(postmaster: number) {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const pids = [postmaster, ...children.trim().split(' ').map(Number)];
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  tell('SIGSTOP');
  try {
    await pause(FROZEN);
  } finally {
    tell('SIGCONT');
  }
}
