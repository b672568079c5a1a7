import { parentPort, workerData } from 'node:worker_threads';
import type { Fetch } from '../../../kit/api/client.ts';
import type { render } from '../../../storefront/entry-server.tsx';
import { lowerPriority } from '../../base/threads/lower-priority.ts';
import { readBuiltAssets } from './built-assets.ts';
import { knownAnswers } from './known-answers.ts';
import type { Answer, Call, FromThread, ToThread } from './render-messages.ts';

/** Draws pages beside the shop's own thread; what it needs to know it asks there. */
const { filesDir, entryFile }: { filesDir: string; entryFile: string } = workerData;

lowerPriority(5);
const loading = Promise.all([readBuiltAssets(filesDir), import(entryFile)]);
loading.then(() => tell({ kind: 'ready' }));
const waiting = new Map<number, (answer: Answer | null) => void>();
let calls = 0;
const answersKnown = knownAnswers();

const tell = (message: FromThread, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') {
    draw(message.page, message.request).catch((error) =>
      tell({ kind: 'failed', page: message.page, reason: said(error) }),
    );
    return;
  }
  for (const { call, answer } of message.answers) {
    waiting.get(call)?.(answer);
    waiting.delete(call);
  }
});

async function draw(page: number, request: Extract<ToThread, { kind: 'draw' }>['request']) {
  const [assetsFor, entry]: [
    Awaited<ReturnType<typeof readBuiltAssets>>,
    { render: typeof render },
  ] = await loading;
  const drawn = await entry.render({ ...request, assetsFor, fetch: askFor(gather(page)) });
  // An error may hold what cannot travel. The page itself is handed over, not copied.
  tell({ kind: 'drawn', page, drawn: { ...drawn, failures: drawn.failures.map(said) } }, [
    drawn.html.buffer,
  ]);
}

/** What a page asks at once is sent at once: its frame alone asks for six things. */
function gather(page: number) {
  let gathered: Call[] = [];
  const send = () => {
    tell({ kind: 'ask', page, calls: gathered });
    gathered = [];
  };
  return (call: Call) => {
    if (gathered.length === 0) setImmediate(send);
    gathered.push(call);
  };
}

/** Pages only read; what they have read before and is still the same they do not read again. */
const askFor =
  (ask: (call: Call) => void): Fetch =>
  async (url, { headers, signal }) => {
    signal.throwIfAborted();
    const before = answersKnown.find(url, headers);
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
      const asked = before ? { ...headers, 'If-None-Match': before.etag } : headers;
      ask({ call, url, headers: asked });
    });
    if (answer === null) throw new TypeError('the shop did not answer');
    return answersKnown.read(answer, before, url, headers);
  };

const said = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : String(error));
