import pg from 'pg';
import type { Config } from '../config/config.ts';
import { doubtful, type Finding, good, messageOf } from './finding.ts';

type Server = { position: string | null; identity: string };

/** The shop is open without it, so nothing about it is worse than doubtful. */
export async function examineStandby(config: Config): Promise<Finding[]> {
  const { databaseReadUrl: url } = config;
  if (url === null) return [];
  try {
    const { position, identity } = await ask(url);
    if (!position) {
      return [
        doubtful('standby', 'It follows no other server, so the shop will not read from it.'),
      ];
    }
    const primary = await ask(config.databaseDirectUrl ?? config.databaseUrl ?? url);
    return [
      identity === primary.identity
        ? good('standby', `It follows, and is at ${position}.`)
        : doubtful('standby', 'It is of another database, so the shop will not read from it.'),
    ];
  } catch (error) {
    return [doubtful('standby', `All is read from the primary: ${messageOf(error)}.`)];
  }
}

async function ask(connectionString: string): Promise<Server> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Server>(`
      select
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position,
        system_identifier || ' ' || current_database() as identity
      from pg_control_system()`);
    return rows[0] ?? { position: null, identity: '' };
  } finally {
    await client.end().catch(() => {});
  }
}
