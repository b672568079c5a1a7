import { once } from 'node:events';
import { chmod, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from './base/config/config.ts';
import { log } from './base/log/log.ts';
import type { Exchange, Program } from './run-processes.ts';

/** Its folder `releases`, where the shop at `root` was started from a release. */
export const releasesAround = (root: string) => {
  const releases = dirname(root.replace(/\/$/, ''));
  return basename(releases) === 'releases' ? releases : null;
};

type Place = Pick<Config, 'dataDir' | 'port'>;

/** Beside the data; several shops may share them. `scripts/ask-shop.mjs` knocks there. */
const doorOf = ({ dataDir, port }: Place) => join(dataDir, `shop-${port}.sock`);

/**
 * Where `npm run release` asks for another version: a line with its folder comes in, lines of what
 * happens go out, and the last one says how it ended. Only the shop's own user, or root, may ask.
 */
export async function openExchangeDoor(
  place: Place,
  releases: string,
  exchange: (program: Program, how: Exchange) => Promise<void>,
) {
  const door = doorOf(place);
  const server = createServer(serve);
  let isOurs = false;
  try {
    await mkdir(place.dataDir, { recursive: true });
    await removeLeftBehind(door);
    server.listen(door);
    await once(server, 'listening');
    isOurs = true;
    await chmod(door, 0o600);
  } catch (error) {
    // The path of a socket may have 107 bytes; a shop that cannot be asked is open all the same.
    log.warn('another release will need a restart', error);
  }

  async function serve(socket: Socket) {
    socket.on('error', () => {});
    const off = new AbortController();
    socket.once('close', () => off.abort(new Error('Nobody waited for it any more.')));
    const tell = (said: object) => socket.writable && socket.write(`${JSON.stringify(said)}\n`);
    for await (const line of createInterface({ input: socket })) {
      try {
        const program = await programIn(JSON.parse(line).release, releases);
        await exchange(program, { off: off.signal, say: (said) => tell({ said }) });
        tell({ done: true });
      } catch (error) {
        tell({ failed: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  return {
    async close() {
      server.close();
      // Another shop's stays: one that was started beside it by mistake ends without it.
      if (isOurs) await rm(door, { force: true });
    },
  };
}

/** Of a release beside the one that runs, and of no other folder. */
async function programIn(folder: unknown, releases: string): Promise<Program> {
  const cwd = await realpath(String(folder));
  if (dirname(cwd) !== (await realpath(releases))) {
    throw new Error(`${cwd} is no release beside those in ${releases}.`);
  }
  const known = join(cwd, 'server', 'exchange-door.ts');
  await realpath(known).catch(() => {
    throw new Error('That version is older than this way of changing it: start the shop again.');
  });
  return { exec: join(cwd, 'dist', 'shop', 'main.js'), cwd };
}

/** By a shop that was killed; one that answers is another shop on these data and this port. */
async function removeLeftBehind(door: string) {
  const knocking = connect(door);
  const isAnswered = await once(knocking, 'connect').then(
    () => true,
    () => false,
  );
  knocking.destroy();
  if (!isAnswered) await rm(door, { force: true });
}
