import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type BankContext, openBank } from './bank.ts';
import { control } from './control.ts';
import { maib } from './maib.ts';
import { maibPages } from './maib-pages.ts';
import { victoriabank } from './victoriabank.ts';

/** Milliseconds between two looks at what is to be sent again. */
const LOOK_EVERY = 1_000;

const here = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Every bank under its prefix. Whoever asks by another name than this machine's is not answered. */
export function bankApp() {
  const bank = openBank();
  const gateway = victoriabank(bank);
  const answerAuthorisation = (ref: string, rc: string) => {
    const authorisation = [...bank.books.authorisations.values()].find((one) => one.ref === ref);
    if (authorisation) gateway.answer(authorisation, rc);
    return authorisation !== undefined;
  };
  const app = new Hono<BankContext>();
  app.use(async (c, next) => {
    if (!here.test(c.req.header('Host') ?? '')) return c.body(null, 421);
    await next();
    // The shop is on this machine too: a form of ours leads to it.
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'; form-action 'self' http://localhost:* http://127.0.0.1:*",
    );
  });
  app.use('/maib/v2/*', bank.faults.happen);
  app.use('/victoriabank/cgi-bin/*', bank.faults.happen);
  app.route('/maib/pay', maibPages(bank));
  app.route('/maib', maib(bank));
  app.route('/victoriabank', gateway.app);
  app.route('/control', control(bank, answerAuthorisation));
  const style = readFileSync(new URL('pages/style.css', import.meta.url), 'utf8');
  app.get('/style.css', (c) => c.body(style, { headers: { 'Content-Type': 'text/css' } }));
  return { app, bank };
}

/** On this machine alone, whatever else it is asked for. */
export async function serveBank({ host, port }: { host: string; port: number }) {
  if (!here.test(host) && host !== '::1') {
    throw new Error(`The fake bank listens on this machine alone, and not on ${host}.`);
  }
  const { app, bank } = bankApp();
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const looking = setInterval(() => bank.notices.sendDue(), LOOK_EVERY);
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`,
    close() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
    },
  };
}
