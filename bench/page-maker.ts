import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as App from '../server/app.ts';
import type * as Config from '../server/base/config/config.ts';
import type * as Connect from '../server/base/database/connect.ts';
import type * as Log from '../server/base/log/log.ts';
import type * as ListenOn from '../server/edge/http/listen-on.ts';
import type * as Built from '../server/edge/pages/built-storefront.ts';
import type * as OpenShop from '../server/open-shop.ts';

/**
 * The shop of a folder, this one or a former one, in a process of its own. Each message names pages
 * to be rendered anew; the answer tells what they took. Kept pages and the API are served on a port.
 */
const [folder = '', databaseUrl = '', dataDir = ''] = process.argv.slice(2);
/** Wherever in the server that version has it. */
async function from<Module>(name: string): Promise<Module> {
  const [path] = globSync(`server/**/${name}`, { cwd: folder });
  if (!path) throw new Error(`${folder} has no ${name}`);
  return import(pathToFileURL(join(folder, path)).href);
}

type AnyApp = Pick<typeof App, 'createApp'> & {
  answerFromCache?: (typeof App)['answerFromCache'];
  /** As it was called before. */
  answerReady?: (typeof App)['answerFromCache'];
};
const { createApp, answerReady, answerFromCache = answerReady } = await from<AnyApp>('app.ts');
const { readConfig } = await from<typeof Config>('config.ts');
const { connect } = await from<typeof Connect>('connect.ts');
const { listenOn } = await from<typeof ListenOn>('listen-on.ts');
const { openShop } = await from<typeof OpenShop>('open-shop.ts');
const { openBuiltStorefront } = await from<typeof Built>('built-storefront.ts');
// A former version may have none.
const log = await from<typeof Log>('log.ts').catch(() => null);

let statements = 0;
const db = connect(databaseUrl, { onQuery: () => statements++ });
const config = readConfig({ DATA_DIR: dataDir, LOG_FORMAT: 'json' });
// As where it is operated: a line for every request.
await log?.openLog(config);
/** The second is what it was called before. */
const options = { cachesAnswers: true, keepsAnswers: true };
const { shop } = await openShop(db, config, options);
const storefront = await openBuiltStorefront(config);
/** Keeps nothing. */
const anew = createApp(shop, { ...storefront, cache: null });
const place = { host: '127.0.0.1', port: 0 };
const server = await listenOn(
  createApp(shop, storefront),
  place,
  ...(answerFromCache ? [{ middleware: answerFromCache(shop, storefront) }] : []),
);

export type Rendered = {
  /** Milliseconds of this process, and statements, for one page. */
  processor: number;
  statements: number;
  bytes: number;
};

async function render(addresses: string[]): Promise<Rendered> {
  const [before, counted] = [process.cpuUsage(), statements];
  let bytes = 0;
  for (const address of addresses) {
    const answer = await anew.request(address);
    if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    processor: (user + system) / 1000 / addresses.length,
    statements: (statements - counted) / addresses.length,
    bytes: bytes / addresses.length,
  };
}

process.on('message', async (addresses: string[]) => process.send?.(await render(addresses)));
process.once('disconnect', () => process.exit());
process.send?.(server.port);
