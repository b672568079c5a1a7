import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Trouble } from './project.mjs';

/**
 * Asks the shop that runs on these data and this port to exchange its processes for those of the
 * release in `folder`. Only one that was started from a release can be asked: server/exchange-door.ts.
 * @param {{ dataDir: string, port: string | number }} shop
 * @param {string} folder
 * @param {(line: string) => void} [say]
 * @returns {Promise<boolean>} false: no shop runs that could be asked
 */
export async function askShop({ dataDir, port }, folder, say = () => {}) {
  const socket = connect(join(resolve(dataDir), `shop-${port}.sock`));
  const isThere = await new Promise((hear, fail) => {
    socket.once('connect', () => hear(true));
    socket.once('error', (error) => {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'ENOENT' || code === 'ECONNREFUSED') hear(false);
      // One that runs and may not be asked would go on in a release that is removed.
      else fail(new Trouble(`The shop cannot be asked: ${error.message}`));
    });
  });
  if (!isThere) return false;
  socket.on('error', () => {});
  socket.write(`${JSON.stringify({ release: resolve(folder) })}\n`);
  for await (const line of createInterface({ input: socket })) {
    const { said, done, failed } = JSON.parse(line);
    if (said) say(said);
    if (failed) throw new Trouble(failed);
    if (done) {
      socket.end();
      return true;
    }
  }
  throw new Trouble('The shop ended before it had exchanged its processes.');
}
