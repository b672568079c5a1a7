import { Gauge } from 'prom-client';
import type { askingFor } from './ask-database.ts';
import type { Registers } from './metrics.ts';

/** The server of the database, as the shop's role sees it: every process tells the same. */
export function reportServer(registers: Registers, ask: ReturnType<typeof askingFor>) {
  new Gauge({
    name: 'cablaj_server_connections',
    help: 'Connections of everybody to the server of the database, and how many it grants',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      for (const [state, value] of Object.entries(backlog?.connections ?? {})) {
        this.set({ state }, value);
      }
    },
  });
  new Gauge({
    name: 'cablaj_server_standbys',
    help: 'Standbys that follow the server: those an order waits for, others, and those of which this role may not see it',
    labelNames: ['mode'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      if (!backlog) return;
      const { standbys } = backlog.replication;
      for (const [mode, is] of Object.entries({ sync: true, async: false, unknown: null })) {
        this.set({ mode }, standbys.filter(({ is_synchronous }) => is_synchronous === is).length);
      }
    },
  });
  new Gauge({
    name: 'cablaj_server_standby_behind_bytes',
    help: 'What a standby has not put into effect of what the server has written',
    labelNames: ['standby'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      for (const { name, behind } of backlog?.replication.standbys ?? []) {
        if (behind !== null) this.set({ standby: name }, behind);
      }
    },
  });
  new Gauge({
    name: 'cablaj_server_slot_kept_bytes',
    help: 'The log that stays on the disk of the server for a slot of replication',
    labelNames: ['slot'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      for (const { name, kept } of backlog?.replication.slots ?? []) {
        if (kept !== null) this.set({ slot: name }, kept);
      }
    },
  });
  new Gauge({
    name: 'cablaj_server_archive_stuck_seconds',
    help: 'For how long archive_command has failed; 0 while it works',
    labelNames: [],
    registers,
    async collect() {
      this.set((await ask())?.replication.archive?.stuck ?? Number.NaN);
    },
  });
}
