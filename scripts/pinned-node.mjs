import { runQuietly } from './child.mjs';
import { inProject, Trouble } from './project.mjs';

const MAJOR = 26;
const pinned = inProject('node_modules', 'node', 'bin', 'node');

const presentMajor = Number(process.versions.node.split('.')[0]);

/** Old Nodes cannot even install; anything newer can, and the shop itself runs on the pinned one. */
export function refuseOldNode() {
  if (presentMajor < 20) {
    throw new Trouble(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`,
    );
  }
}

export async function isPinnedNodeThere() {
  const { code, output } = await runQuietly(pinned, ['--version']);
  return code === 0 && output.startsWith(`v${MAJOR}.`);
}

export const isPresentNodeEnough = presentMajor >= MAJOR;

/** npm may hold back install steps; this is the one of the package `node`. */
export async function finishPinnedNode() {
  const cwd = inProject('node_modules', 'node');
  await runQuietly(process.execPath, ['installArchSpecificPackage.js'], { cwd });
}

/**
 * The Node that runs the shop.
 * @returns {Promise<string>} its path
 */
export async function nodeToUse() {
  if (await isPinnedNodeThere()) return pinned;
  if (isPresentNodeEnough) return process.execPath;
  throw new Trouble(
    `Node ${MAJOR} could not be fetched for ${process.platform}-${process.arch}: ` +
      `check the network and start again, or install Node ${MAJOR} from https://nodejs.org.`,
  );
}
