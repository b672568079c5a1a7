import { monitorEventLoopDelay } from 'node:perf_hooks';
import { renderPickList } from '../server/shop/documents/templates/pick-list.ts';
import { renderProforma } from '../server/shop/documents/templates/proforma.ts';
import {
  sampleLine,
  sampleOrder,
  sampleProforma,
} from '../server/shop/documents/templates/samples.fixture.ts';

/** How long papers take to draw, and how long they hold up everything else meanwhile. */

const ROUNDS = 15;
const content = sampleProforma({ lines: Array.from({ length: 60 }, (_, at) => sampleLine(at)) });
const orders = Array.from({ length: 200 }, (_, at) =>
  sampleOrder(10, { id: `A000-${String(at).padStart(4, '0')}` }),
);

async function measure(name: string, draw: () => Promise<Uint8Array>) {
  await draw();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const times: number[] = [];
  let size = 0;
  delay.enable();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    size = (await draw()).length;
    times.push(performance.now() - start);
  }
  delay.disable();
  const [typical = 0] = times.toSorted((one, two) => one - two).slice(ROUNDS >> 1);
  const longest = delay.max / 1e6;
  console.log(
    `${name}: ${typical.toFixed(0)} ms, ${(size / 1024).toFixed(0)} KB, others wait ${longest.toFixed(0)} ms at most`,
  );
}

await measure('proforma of 60 lines, Romanian', () => renderProforma(content, 'ro'));
await measure('proforma of 60 lines, Russian', () => renderProforma(content, 'ru'));
const about = { shop: 'Cablaj', locale: 'ro', now: new Date(0) } as const;
await measure('pick list of 200 orders', () => renderPickList(orders, about));
