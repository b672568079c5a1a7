import type { Config } from '../config/config.ts';

/** Of one process: one that listens, one while the catalogue is read, two for jobs and two of the one that runs. */
const BESIDE_THE_POOL = 6;

/** How many connections the shop may hold at once on this machine. */
export const connectionsNeeded = ({
  processes,
  databaseConnections,
}: Pick<Config, 'processes' | 'databaseConnections'>) =>
  processes * (databaseConnections + BESIDE_THE_POOL);
