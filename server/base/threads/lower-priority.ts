import { getPriority, setPriority } from 'node:os';

const LOWEST = 19;

/**
 * Leaves most of a processor to those who want the same, such as orders. The calling thread alone,
 * as Linux counts; elsewhere it would be the whole process.
 */
export function lowerPriority(by: number) {
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + by, LOWEST));
}
