import { lastProof, newestBackups } from '../backup/newest-backups.ts';
import type { Config } from '../config/config.ts';
import { doubtful, type Finding, good, messageOf } from './finding.ts';

const HOUR = 3_600_000;
/** One a day, and what it takes. */
const OLD = 30 * HOUR;
const LONG_AGO = 40 * 24 * HOUR;

/** What there is to go back to, and whether anybody has tried. */
export async function examineBackups(config: Config, now = Date.now()): Promise<Finding[]> {
  try {
    const newest = await newestBackups(config);
    return [
      ...newest.map(({ kind, takenAt }) => age(kind, takenAt, config, now)),
      await proof(config, now),
    ];
  } catch (error) {
    return [doubtful('back-up', `What there is cannot be read: ${messageOf(error)}.`)];
  }
}

function age(
  kind: 'folder' | 'pgbackrest',
  takenAt: Date | null,
  { backupDir, pgbackrestInfo }: Config,
  now: number,
): Finding {
  const isFolder = kind === 'folder';
  const about = isFolder ? 'back-up' : 'pgBackRest';
  const what = isFolder
    ? `The newest in ${backupDir}`
    : `Its newest back-up, as ${pgbackrestInfo} says,`;
  if (takenAt === null) {
    return isFolder
      ? doubtful(
          about,
          `There is none in ${backupDir}: npm run backup makes one, ops/cablaj-backup.timer one every night. BACKUP_DIR says where they are.`,
        )
      : doubtful(
          about,
          `${pgbackrestInfo} tells of none: ops/pgbackrest has the units that make them and say so there.`,
        );
  }
  const hours = Math.round((now - takenAt.getTime()) / HOUR);
  return now - takenAt.getTime() > OLD
    ? doubtful(about, `${what} is ${hours} hours old: see why none was made since.`)
    : good(about, `${what} is ${hours} hours old.`);
}

async function proof({ backupDir }: Config, now: number): Promise<Finding> {
  const about = 'restore';
  const last = await lastProof(backupDir);
  if (last === null) {
    return doubtful(
      about,
      'Nobody has tried one yet: npm run restore -- FOLDER --prove puts a back-up into a database that is thrown away, and compares.',
    );
  }
  const days = Math.floor((now - Date.parse(last.proved_at)) / 24 / HOUR);
  return days * 24 * HOUR > LONG_AGO
    ? doubtful(about, `The last one was tried ${days} days ago: npm run restore -- FOLDER --prove.`)
    : good(about, `${last.folder} came back as it was, ${last.rows} rows, ${days} days ago.`);
}
