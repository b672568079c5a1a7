import { buildParts, isBuilt } from './built-parts.mjs';
import { underLock } from './lock.mjs';
import { arePackagesInstalled, finishPostgres, installPackages } from './packages.mjs';
import {
  finishPinnedNode,
  isPinnedNodeThere,
  isPresentNodeEnough,
  nodeToUse,
  refuseOldNode,
} from './pinned-node.mjs';
import { explainDisk, inProject, Trouble } from './project.mjs';

/**
 * Brings a fresh copy of the project to where it can run: packages, Node, and what is
 * built of its sources if asked for. Where all is there, nothing is written.
 * @param {{ build: boolean }} options
 * @returns {Promise<string>} the Node to run everything with
 */
export async function setUp({ build }) {
  refuseOldNode();
  if (!(await isReady(build))) {
    try {
      await underLock(inProject('.cache', 'setup.lock'), {
        onWait: () => console.log('Another start is setting this folder up; waiting…'),
        work: () => catchUp(build),
      });
    } catch (error) {
      throw error instanceof Trouble ? error : (explainDisk(String(error)) ?? error);
    }
  }
  // What Node has read and compiled once it need not again: a start takes half the time.
  process.env.NODE_COMPILE_CACHE ??= inProject('.cache', 'compiled');
  return nodeToUse();
}

/** @param {boolean} build */
async function isReady(build) {
  if (!(await arePackagesInstalled())) return false;
  if (!isPresentNodeEnough && !(await isPinnedNodeThere())) return false;
  return !build || isBuilt();
}

/** @param {boolean} build */
async function catchUp(build) {
  if (!(await arePackagesInstalled())) {
    await installPackages();
    await finishPostgres();
  }
  if (!(await isPinnedNodeThere())) await finishPinnedNode();
  if (build && !(await isBuilt())) await buildParts(await nodeToUse());
}
