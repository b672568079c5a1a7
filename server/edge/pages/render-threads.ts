import { Worker } from 'node:worker_threads';
import type { Page } from '../../../storefront/entry-server.tsx';
import { log } from '../../base/log/log.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import { threadMemory } from '../../base/threads/thread-memory.ts';
import type { Answer, FromDrawing, FromThread, ToThread } from './render-messages.ts';
import type { WantedPage } from './storefront.ts';

type Files = { filesDir: string; entryFile: string };
type Options = {
  /** Milliseconds for which a drawing may say nothing: neither ask for something nor end. */
  silence: number;
};

/** Beyond, the thread ends and another takes its place; the shop goes on. */
const MEGABYTES = 1024;

/**
 * Draws pages in threads of their own. Drawing is most of what a page costs, and cannot be broken
 * off: on the shop's own thread every order would wait for it.
 */
export async function openRenderThreads(count: number, files: Files, options: Options) {
  const threads = Array.from({ length: count }, () => openThread(files, options));
  await Promise.all(threads.map(({ start }) => start()));
  return {
    render: (request: WantedPage): Promise<Page> => {
      const [idlest] = threads.toSorted((a, b) => a.busy() - b.busy());
      if (!idlest) throw new Error('there is no thread to draw pages');
      return idlest.render(request);
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

type Drawing = {
  request: WantedPage;
  done: (page: Page) => void;
  failed: (error: Error) => void;
  /** What it has asked the shop and not been answered: it is silent by our doing. */
  calls: number;
  silent?: NodeJS.Timeout;
};

function openThread(files: Files, { silence }: Options) {
  const drawings = new Map<number, Drawing>();
  let pages = 0;
  let worker: Worker | null = null;
  let isReady = false;

  /** Resolves once it can draw. What is asked of it before waits there. */
  async function start() {
    const started = new Worker(new URL('render-thread.ts', import.meta.url), {
      workerData: files,
      resourceLimits: threadMemory(MEGABYTES),
    });
    const ready = new Promise<void>((resolve, reject) => {
      started.on('message', (message: FromThread) =>
        message.kind === 'ready' ? resolve() : hear(message),
      );
      started.on('error', (error) => {
        log.error('the thread of pages broke', error);
        reject(error);
      });
    });
    started.on('exit', () => {
      if (worker !== started) return;
      // The next page starts another one.
      worker = null;
      failAll(() => new Error('the thread of pages ended'));
    });
    worker = started;
    isReady = false;
    await ready;
    if (worker === started) {
      isReady = true;
      drawings.forEach(listen);
    }
    // It keeps no process alive.
    started.unref();
  }

  function failAll(because: () => Error) {
    const left = [...drawings.values()];
    drawings.clear();
    for (const { failed, silent } of left) {
      clearTimeout(silent);
      failed(because());
    }
  }

  /** What never ends cannot be broken off: the thread is ended with all it draws, and replaced. */
  function replace() {
    const stuck = worker;
    worker = null;
    log.error('the thread of pages is silent', new Error('a page does not end'));
    failAll(() => new Busy());
    stuck?.terminate();
    start().catch(() => {});
  }

  function listen(drawing: Drawing) {
    clearTimeout(drawing.silent);
    // What is asked of one that still loads waits for that.
    if (isReady && drawing.calls === 0) drawing.silent = setTimeout(replace, silence).unref();
  }

  const say = (message: ToThread, transfer: ArrayBuffer[] = []) =>
    worker?.postMessage(message, transfer);

  function hear(message: FromDrawing) {
    const drawing = drawings.get(message.page);
    if (!drawing) return;
    if (message.kind === 'ask') {
      const { page, call } = message;
      drawing.calls += 1;
      listen(drawing);
      answer(drawing.request, message).then((given) => {
        // Its thread may have ended meanwhile.
        if (drawings.get(page) !== drawing) return;
        drawing.calls -= 1;
        listen(drawing);
        say({ kind: 'answer', page, call, answer: given }, given ? [given.body] : []);
      });
      return;
    }
    clearTimeout(drawing.silent);
    drawings.delete(message.page);
    if (message.kind === 'drawn') drawing.done(message.drawn);
    else drawing.failed(new Error(message.reason));
  }

  return {
    start,
    busy: () => drawings.size,
    render: (request: WantedPage) =>
      new Promise<Page>((done, failed) => {
        // One that ended is replaced; if it breaks again, its end is told to the page.
        if (!worker) start().catch(() => {});
        pages += 1;
        const drawing: Drawing = { request, done, failed, calls: 0 };
        drawings.set(pages, drawing);
        listen(drawing);
        const { url, token, site, popup } = request;
        say({ kind: 'draw', page: pages, request: { url, token, site, popup } });
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}

type Asked = Extract<FromDrawing, { kind: 'ask' }>;

async function answer({ fetch }: WantedPage, { url, headers }: Asked): Promise<Answer | null> {
  try {
    const response = await fetch(url, { headers });
    const body = await response.arrayBuffer();
    return { status: response.status, headers: [...response.headers], body };
  } catch (error) {
    log.error('a page asked in vain', error);
    return null;
  }
}
