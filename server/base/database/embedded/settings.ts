import { totalmem } from 'node:os';

const MB = 1024 * 1024;

const USUAL_CONNECTIONS = 60;
/** A back-up, an import, a person who looks; three more are kept by PostgreSQL for its superuser. */
const FOR_COMMANDS = 10;

/** For a shop on one machine: nothing acknowledged is lost, and short queries stay short. */
function shopSettings(connections: number): Record<string, string | number> {
  return {
    listen_addresses: '127.0.0.1',
    // A socket's path may have 107 bytes, a data folder's more; TCP works below any folder.
    unix_socket_directories: '',
    max_connections: Math.max(USUAL_CONNECTIONS, connections + FOR_COMMANDS),
    shared_buffers: totalmem() >= 2048 * MB ? '256MB' : '128MB',
    effective_cache_size: `${Math.max(256, Math.round(totalmem() / MB / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_compression: 'on',
    idle_in_transaction_session_timeout: '60s',
    log_checkpoints: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
}

/** For tests: a crash may lose everything, so nothing waits for the disk. */
const throwawaySettings = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A run's databases are many and small, and gone before there is anything to tidy up.
  autovacuum: 'off',
};

export type ServerOptions = {
  throwaway: boolean;
  /** How many the shop may hold at once. */
  connections: number;
};

export function serverArguments({ throwaway, connections }: ServerOptions): string[] {
  const settings = { ...shopSettings(connections), ...(throwaway ? throwawaySettings : {}) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
