import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * The thread that calls this leaves most of a processor to those who want the same: to orders, where
 * it draws pages. Linux counts threads one by one.
 */
export function stepBack() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, Math.min(getPriority(thread) + 5, 19));
  } catch {
    // Elsewhere all threads are alike.
  }
}
