import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Rendered } from './page-maker.ts';

/** The shop as it is in a folder, this one or a former one, in a process of its own. */
export async function openShopOfFolder(folder: string, databaseUrl: string, dataDir: string) {
  const child = fork(new URL('page-maker.ts', import.meta.url), [folder, databaseUrl, dataDir], {
    // Its log is written, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port]: number[] = await once(child, 'message');
  if (port === undefined) throw new Error('the shop went away');
  return {
    port,
    async render(addresses: string[]): Promise<Rendered> {
      child.send(addresses);
      const [rendered]: Rendered[] = await once(child, 'message');
      if (!rendered) throw new Error('the shop went away');
      return rendered;
    },
    close: () => child.disconnect(),
  };
}
