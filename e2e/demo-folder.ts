import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop-process.ts';

declare global {
  /** The set-ups of all projects run in one process, each with modules of its own. */
  var filledDemoFolder: Promise<string> | undefined;
}

async function fill() {
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-demo-'));
  const shop = await startShop(folder);
  await shop.stop();
  return folder;
}

/** A data folder that a shop has filled with the demo and left: to be copied, not to be opened. */
export const demoFolder = () => (globalThis.filledDemoFolder ??= fill());

/** When nobody copies it any more. */
export async function removeDemoFolder() {
  const filled = globalThis.filledDemoFolder;
  globalThis.filledDemoFolder = undefined;
  if (filled) await rm(await filled, { recursive: true, force: true });
}

/** A data folder of one's own: loading the demo takes far longer than copying it. */
export async function copyDemo(folder: string, prefix: string) {
  const copy = await mkdtemp(join(tmpdir(), prefix));
  await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
