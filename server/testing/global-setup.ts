import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../base/database/embedded/start-embedded.ts';
import { startPgBouncer } from './pgbouncer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** The same behind PgBouncer, with PGBOUNCER=1: shops go that way. */
    pooledUrl: string | null;
  }
}

/** Of several suites at once, some of which start processes with connections of their own. */
const CONNECTIONS = 150;

/** One throwaway PostgreSQL for the whole run; each suite takes a database of its own there. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-test-'));
  const server = await startEmbedded({ dataDir, throwaway: true, connections: CONNECTIONS });
  project.provide('databaseUrl', server.url);
  const pgBouncer = process.env.PGBOUNCER === '1' ? await startPgBouncer(server.url) : null;
  project.provide('pooledUrl', pgBouncer?.url ?? null);
  return async () => {
    await pgBouncer?.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
