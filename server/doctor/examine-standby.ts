import pg from 'pg';
import type { Config } from '../config.ts';
import { doubtful, type Finding, good, messageOf } from './finding.ts';

/** The shop is open without it, so nothing about it is worse than doubtful. */
export async function examineStandby({ databaseReadUrl: url }: Config): Promise<Finding[]> {
  if (url === null) return [];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ position: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position',
    );
    return [
      rows[0]?.position
        ? good('standby', `It follows, and is at ${rows[0].position}.`)
        : doubtful('standby', 'It follows no other server, so the shop will not read from it.'),
    ];
  } catch (error) {
    return [doubtful('standby', `All is read from the primary: ${messageOf(error)}.`)];
  } finally {
    await client.end().catch(() => {});
  }
}
