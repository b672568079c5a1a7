import { parentPort, workerData } from 'node:worker_threads';
import type { Fetch, PlainAnswer } from '../../../kit/api/client.ts';
import type { render } from '../../../storefront/entry-server.tsx';
import { lowerPriority } from '../../base/threads/lower-priority.ts';
import { readBuiltAssets } from './built-assets.ts';
import type { Answer, FromThread, ToThread } from './render-messages.ts';

/** Draws pages beside the shop's own thread; what it needs to know it asks there. */
const { filesDir, entryFile }: { filesDir: string; entryFile: string } = workerData;

lowerPriority(5);
const loading = Promise.all([readBuiltAssets(filesDir), import(entryFile)]);
loading.then(() => tell({ kind: 'ready' }));
const waiting = new Map<number, (answer: Answer | null) => void>();
let calls = 0;

const tell = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') {
    draw(message.page, message.request).catch((error) =>
      tell({ kind: 'failed', page: message.page, reason: stackOf(error) }),
    );
    return;
  }
  waiting.get(message.call)?.(message.answer);
  waiting.delete(message.call);
});

async function draw(page: number, request: Extract<ToThread, { kind: 'draw' }>['request']) {
  const [assetsFor, entry]: [
    Awaited<ReturnType<typeof readBuiltAssets>>,
    { render: typeof render },
  ] = await loading;
  const drawn = await entry.render({ ...request, assetsFor, fetch: askFor(page) });
  // An error may hold what cannot travel. The page itself is handed over, not copied.
  tell({ kind: 'drawn', page, drawn: { ...drawn, failures: drawn.failures.map(stackOf) } }, [
    drawn.html.buffer,
  ]);
}

/** A page asks the shop's own thread as a browser would. */
const askFor =
  (page: number): Fetch =>
  async (url, { headers, signal }) => {
    signal.throwIfAborted();
    calls += 1;
    const call = calls;
    const answer = await new Promise<Answer | null>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(call);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp);
      waiting.set(call, (given) => {
        // The signal would hold on to the answer until its time is over.
        signal.removeEventListener('abort', giveUp);
        resolve(given);
      });
      tell({ kind: 'ask', page, call, url, headers });
    });
    if (answer === null) throw new TypeError('the shop did not answer');
    return plain(answer);
  };

/** What `fetch` would give: its own kind takes longer to make than the answer to read. */
const plain = ({ status, headers, body }: Answer): PlainAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: {
    get: (name) => headers.find(([known]) => known === name.toLowerCase())?.[1] ?? null,
  },
  json: async () => JSON.parse(new TextDecoder().decode(body)),
  blob: async () => new Blob([body]),
});

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : String(error));
