import { parseArgs } from 'node:util';
import { environments } from './account.ts';
import { serveBank } from './serve-bank.ts';

/**
 * `npm run fake-bank`: a bank for trials, on this machine alone, that moves no money. `--port` is
 * where it listens, 4100 unless said.
 */
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const { url, close } = await serveBank({ host: options.host, port: Number(options.port) });
console.log(`The fake bank is open at ${url}. A shop on this machine is its customer with`);
console.log('PAYMENT_PROVIDERS=maib-checkout,maib-mia-qr');
for (const [name, value] of Object.entries(environments.maib(url))) console.log(`${name}=${value}`);

function stop() {
  close();
  if (process.connected) process.disconnect?.();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// Whoever started it has gone, in whatever way: nobody will tell it to stop.
process.on('disconnect', close);
