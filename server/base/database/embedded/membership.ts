import { Socket } from 'node:net';
import pg from 'pg';

/**
 * One process's stake in a shared server: a connection that holds a shared lock for as long as
 * the process lives. PostgreSQL itself forgets the dead, so there is nothing stale to clean up.
 */
export interface Membership {
  /** Settles when the connection is gone. */
  lost: Promise<void>;
  /** `last`: nobody else has a stake, and nobody gets one any more. */
  leave(): Promise<'last' | 'others' | 'lost'>;
}

/** Advisory locks belong to one database, and the shop's own tables live in another. */
const LOCK = 1;
/** Milliseconds until a server that takes the connection says something: it may be frozen. */
const PATIENCE = 8_000;
const WRONG_PASSWORD = '28P01';

/** Undefined while the server takes no members: it is starting, or its last member stops it. */
export async function joinServer(
  port: number,
  password: string,
  patience = PATIENCE,
): Promise<Membership | undefined> {
  const socket = new Socket();
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'cablaj',
    password,
    database: 'postgres',
    application_name: 'cablaj membership',
    keepAlive: true,
    connectionTimeoutMillis: patience,
    stream: () => socket,
  });
  // Every failure also shows as a rejected query or as the end of the connection.
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [LOCK]);
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD) {
      throw new Error('The embedded PostgreSQL refuses the password kept beside its data.');
    }
    return undefined;
  }
  // Being a member is no reason for a process to stay alive.
  socket.unref();
  return {
    lost,
    leave: () => {
      socket.ref();
      return leaveServer(client);
    },
  };
}

async function leaveServer(client: pg.Client): Promise<'last' | 'others' | 'lost'> {
  try {
    // Released before the exclusive lock is tried: of two leaving at once, one gets it.
    await client.query('select pg_advisory_unlock_shared($1)', [LOCK]);
    const { rows } = await client.query<{ is_last: boolean }>(
      'select pg_try_advisory_lock($1) as is_last',
      [LOCK],
    );
    // The last one keeps the connection, and with it the lock, until the server is down.
    if (rows[0]?.is_last) return 'last';
    await client.end();
    return 'others';
  } catch {
    return 'lost';
  }
}
