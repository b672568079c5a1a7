import { loadDemo } from '../demo/load-demo.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/base/config/config.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { listenOn } from '../server/edge/http/listen-on.ts';
import { openShop } from '../server/open-shop.ts';

/** A shop with the demo catalogue on a PostgreSQL of its own, served on a free port. */
export async function serveDemo(dataDir: string) {
  const postgres = await startEmbedded({ dataDir, throwaway: true });
  const db = connect(postgres.url);
  await migrate(db);
  await loadDemo(db, { dataDir: null });
  const { shop } = await openShop(db, readConfig({ DATA_DIR: dataDir }));
  const server = await listenOn(createApp(shop), { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close();
      await db.destroy();
      await postgres.stop();
    },
  };
}
