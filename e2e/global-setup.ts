import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { copyDemo, demoFolder, removeDemoFolder } from './demo-folder.ts';
import { startShop } from './shop-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    dataDir: string;
    demoFolder: string;
    databaseUrl: string;
  }
}

/** One shop with the demo catalogue for all journeys, as `npm start` would open it. */
export default async function setup(project: TestProject) {
  const demo = await demoFolder();
  project.provide('demoFolder', demo);
  const dataDir = await copyDemo(demo, 'cablaj-e2e-');
  // Visitors say where they come from, as a proxy would.
  const shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  project.provide('shopUrl', shop.url);
  project.provide('dataDir', dataDir);
  // Journeys of the shop's people begin with somebody who works there already.
  const database = await startEmbedded({ dataDir });
  project.provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
    await removeDemoFolder();
  };
}
