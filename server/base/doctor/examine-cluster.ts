import type { Config } from '../config/config.ts';
import type { ReplicationState } from '../database/replication-state.ts';
import { bad, doubtful, type Finding, good } from './finding.ts';

const MB = 1e6;
/** Bytes of the log: a piece or two are always on their way. */
const FAR_BEHIND = 100 * MB;
const MUCH_KEPT = 5_000 * MB;

/** Which server answers, who follows it, and where its log goes. */
export function examineCluster(
  state: ReplicationState,
  { pgbackrestInfo }: Pick<Config, 'pgbackrestInfo'>,
): Finding[] {
  if (state.is_standby) {
    return [
      bad(
        'primary',
        `The server that answers (${state.server}) is a standby, and takes no orders: let DATABASE_URL lead to the primary, as the proxy before a cluster finds it.`,
      ),
    ];
  }
  return [
    good('primary', `The server that answers (${state.server}) is the primary.`),
    standbys(state),
    ...state.slots.flatMap(slot),
    ...archive(state, pgbackrestInfo !== null),
  ];
}

function standbys({ standbys: all, waits_for, synchronous_commit }: ReplicationState): Finding {
  const about = 'standbys';
  const waits = waits_for !== '';
  if (all.length === 0) {
    return waits
      ? bad(
          about,
          `The primary waits for ${waits_for}, and nobody follows: no order is acknowledged. Bring a standby back, or empty synchronous_standby_names.`,
        )
      : good(about, 'None follows: what is left when this server is lost are back-ups.');
  }
  const names = all.map(({ name }) => name).join(', ');
  const known = all.filter(({ is_synchronous }) => is_synchronous !== null);
  if (known.length === 0) {
    return doubtful(
      about,
      `${names} follow, and this role may not see how far they are: grant pg_monitor to it.`,
    );
  }
  const inStep = known.filter(({ is_synchronous }) => is_synchronous);
  if (inStep.length === 0) {
    return waits
      ? bad(
          about,
          `The primary waits for ${waits_for}, which is not among those that follow (${names}): no order is acknowledged.`,
        )
      : doubtful(
          about,
          `${names} follow, and none is waited for: the last orders may be lost with the primary. Name one in synchronous_standby_names, or turn on synchronous_mode of Patroni.`,
        );
  }
  if (synchronous_commit === 'off' || synchronous_commit === 'local') {
    return doubtful(
      about,
      `synchronous_commit is ${synchronous_commit}: orders are acknowledged before a standby has them. Let it be on.`,
    );
  }
  const late = known.filter(({ behind }) => (behind ?? 0) > FAR_BEHIND);
  if (late.length > 0) {
    const said = late.map(({ name, behind }) => `${name} by ${megabytes(behind ?? 0)}`).join(', ');
    return doubtful(
      about,
      `Some are behind: ${said}. Taking over would take as long as they need for that.`,
    );
  }
  const has = inStep.map(({ name, behind }) => `${name} (${megabytes(behind ?? 0)} behind)`);
  return good(about, `Of ${all.length}, every order is also at ${has.join(', ')}.`);
}

function slot({ name, is_active, is_lost, kept }: ReplicationState['slots'][number]): Finding[] {
  const about = `slot ${name}`;
  if (is_lost) {
    return [
      doubtful(
        about,
        'The log it needs is gone: make its standby anew, or drop it with pg_drop_replication_slot().',
      ),
    ];
  }
  if (!is_active && (kept ?? 0) > MUCH_KEPT) {
    return [
      doubtful(
        about,
        `Nobody reads it, and ${megabytes(kept ?? 0)} of the log stay for it until the disk is full: start its standby, or drop it with pg_drop_replication_slot().`,
      ),
    ];
  }
  return [];
}

function archive({ archive: state }: ReplicationState, isWanted: boolean): Finding[] {
  const about = 'archive';
  if (state === null) {
    return isWanted
      ? [
          doubtful(
            about,
            'PGBACKREST_INFO is set, and archive_mode is off: there is no going back to a moment. See ops/pgbackrest/postgresql.conf.',
          ),
        ]
      : [];
  }
  return state.stuck > 0
    ? [
        doubtful(
          about,
          `archive_command fails, for ${Math.ceil(state.stuck / 60)} minutes now: the log stays on this disk until it is full. PostgreSQL's log says why; pgbackrest --stanza=cablaj check tries it.`,
        ),
      ]
    : [good(about, 'The log reaches it.')];
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / MB)} MB`;
