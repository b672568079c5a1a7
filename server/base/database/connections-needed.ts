import type { Config } from '../config/config.ts';

/** Of one process: one that listens, one while the catalogue is read, two for jobs and two of the one that runs. */
const BESIDE_THE_POOL = 6;

/** While a new version takes the place of the old one, the processes of both run one after the other. */
const IN_EXCHANGE = 1;

/** How many connections the shop may hold at once on this machine. */
export const connectionsNeeded = ({
  processes,
  databaseConnections,
}: Pick<Config, 'processes' | 'databaseConnections'>) =>
  (processes + IN_EXCHANGE) * (databaseConnections + BESIDE_THE_POOL);
