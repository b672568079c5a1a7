/** How a server stands to those that follow it, and whether its log reaches the archive. */
export type ReplicationState = {
  is_standby: boolean;
  /** As the server knows itself: behind a proxy nobody else says which one answers. */
  server: string;
  /** `synchronous_standby_names`; empty: nobody is waited for. */
  waits_for: string;
  synchronous_commit: string;
  /** Without the rights of pg_monitor nothing is known of them but their names. */
  standbys: { name: string; is_synchronous: boolean | null; behind: number | null }[];
  /** `kept`: bytes of the log that stay for it. */
  slots: { name: string; is_active: boolean; kept: number | null; is_lost: boolean }[];
  /** Null: no log is archived. */
  archive: {
    /** Seconds since a piece was archived, while the last try failed. */
    stuck: number;
  } | null;
};

/** One row, for any role, on a primary and on a standby. */
export const askReplicationState = `
  select
    is_standby,
    coalesce(inet_server_addr()::text || ' ', '') || 'port ' || current_setting('port') as server,
    current_setting('synchronous_standby_names') as waits_for,
    current_setting('synchronous_commit') as synchronous_commit,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'name', application_name,
            'is_synchronous', sync_state in ('sync', 'quorum'),
            'behind', greatest(0, pg_wal_lsn_diff(written, replay_lsn))
          )
          order by application_name
        ),
        '[]'
      )
      from pg_stat_replication
      where state is null or state in ('streaming', 'catchup')
    ) as standbys,
    (
      select coalesce(
        json_agg(
          json_build_object(
            'name', slot_name,
            'is_active', active,
            'kept', greatest(0, pg_wal_lsn_diff(written, restart_lsn)),
            'is_lost', coalesce(wal_status = 'lost', false)
          )
          order by slot_name
        ),
        '[]'
      )
      from pg_replication_slots
      where not temporary
    ) as slots,
    (
      select json_build_object(
        'stuck',
        case
          when last_failed_time > coalesce(last_archived_time, '-infinity')
            then extract(epoch from now() - coalesce(last_archived_time, stats_reset))
          else 0
        end
      )
      from pg_stat_archiver
      where current_setting('archive_mode') <> 'off'
    ) as archive
  from (select pg_is_in_recovery() as is_standby) as here
  cross join lateral (
    select case
      when is_standby then pg_last_wal_receive_lsn()
      else pg_current_wal_lsn()
    end as written
  ) as log`;
