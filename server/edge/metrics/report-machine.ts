import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Gauge } from 'prom-client';
import { newestBackups } from '../../base/backup/newest-backups.ts';
import type { Config } from '../../base/config/config.ts';
import type { Registers } from './metrics.ts';

type Places = Pick<Config, 'dataDir' | 'backupDir' | 'pgbackrestInfo' | 'publicUrl'>;

/** What the shop stands on beside its database. What cannot be read is left out. */
export function reportMachine(registers: Registers, places: Places) {
  new Gauge({
    name: 'cablaj_disk_bytes',
    help: 'The disk of the data folder: what is free for the shop, and all of it',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const disk = await statfs(places.dataDir).catch(() => null);
      if (disk === null) return;
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
      this.set({ state: 'all' }, disk.blocks * disk.bsize);
    },
  });
  new Gauge({
    name: 'cablaj_backup_age_seconds',
    help: 'Since the newest back-up was made: a folder of npm run backup, or one of pgBackRest; +Inf where there is none',
    labelNames: ['kind'],
    registers,
    async collect() {
      this.reset();
      for (const { kind, takenAt } of await newestBackups(places).catch(() => [])) {
        const age = takenAt === null ? Number.POSITIVE_INFINITY : Date.now() - takenAt.getTime();
        this.set({ kind }, age / 1000);
      }
    },
  });
  const certificateEnd = keptForAnHour(() => readCertificateEnd(places.publicUrl));
  new Gauge({
    name: 'cablaj_certificate_left_seconds',
    help: 'For how long the certificate that customers see at PUBLIC_URL holds; looked at once an hour',
    labelNames: [],
    registers,
    async collect() {
      const end = await certificateEnd();
      this.set(end === null ? Number.NaN : (end - Date.now()) / 1000);
    },
  });
}

const HOUR = 3_600_000;
/** Milliseconds: whoever collects waits for it, once an hour. */
const PATIENCE = 2_000;

function keptForAnHour<Read>(read: () => Promise<Read>) {
  let kept: Promise<Read> | undefined;
  let readAt = 0;
  return () => {
    if (kept === undefined || Date.now() - readAt > HOUR) {
      readAt = Date.now();
      kept = read();
    }
    return kept;
  };
}

/** Null: there is none, or nobody can be reached there. One that nobody trusts has an end too. */
function readCertificateEnd(publicUrl: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: isIP(hostname) ? '' : hostname,
    rejectUnauthorized: false,
    timeout: PATIENCE,
  });
  socket.once('secureConnect', () => {
    resolve(Date.parse(socket.getPeerCertificate().valid_to));
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy());
  socket.once('error', () => {});
  socket.once('close', () => resolve(null));
  return promise;
}
