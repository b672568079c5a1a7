import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '256m';
const PIECE = Buffer.alloc(64 * 1024);

export type SmallDisk = { folder: string; fill: () => Promise<void>; empty: () => Promise<void> };

/** A disk of its own in memory, which only root may make; where it cannot be made, why. */
export async function onSmallDisk<Done>(work: (disk: SmallDisk) => Promise<Done>) {
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
  try {
    if (mounted.status !== 0) return 'no disk can be made here: that needs root and tmpfs';
    const ballast = join(folder, 'ballast');
    return await work({
      folder,
      fill: () => fillDisk(ballast),
      empty: () => rm(ballast, { force: true }),
    });
  } finally {
    // Also while somebody still has a file of it open.
    if (mounted.status === 0) spawnSync('umount', ['-l', folder]);
    await rmdir(folder);
  }
}

/** Until there is room for nothing more on the disk of this file. */
export async function fillDisk(path: string) {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(PIECE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}
