import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../../../testing/port-of.ts';
import { MediaAway } from '../outages/media-away.ts';
import { bucketIn, openBucket } from './bucket.fixture.ts';
import { bucketStore } from './bucket-store.ts';
import { type MediaStore, mediaStore } from './media-store.ts';

let dataDir: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-store-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each([
  ['on disk', () => mediaStore({ dataDir, bucket: null })],
  ['in a bucket', () => mediaStore({ dataDir, bucket: bucket.config })],
])('%s', (_, open) => {
  let store: MediaStore;
  beforeAll(() => {
    store = open();
  });

  test('what is written is read as it was, replaced, and taken away', async () => {
    const name = 'cache/product/priza-2.5-mm_a.webp';
    expect([await store.has(name), await store.read(name)]).toEqual([false, null]);
    const bytes = randomBytes(300_000);
    await store.write(name, bytes);
    expect([await store.has(name), (await store.read(name))?.equals(bytes)]).toEqual([true, true]);
    await store.write(name, Buffer.from('another'));
    expect(String(await store.read(name))).toBe('another');
    await store.remove(name);
    await store.remove(name);
    expect([await store.has(name), await store.read(name)]).toEqual([false, null]);
  });

  test('many who write the same at once, and read it, meet it whole', async () => {
    const bytes = randomBytes(50_000);
    const name = 'originals/many.png';
    const twelve = Array.from({ length: 12 });
    await Promise.all(twelve.map(() => store.write(name, bytes)));
    const read = await Promise.all(twelve.map(() => store.read(name)));
    expect(read.every((one) => one?.equals(bytes))).toBe(true);
  });

  test.each([
    '../secret-key',
    'originals/../../secret-key.webp',
    'originals/a..b.webp',
    'originals/a/b.webp',
    '/etc/passwd',
    'cache/../x.webp',
    'documents/a.pdf?versionId=1',
    'documents/%2e%2e.pdf/',
    'elsewhere/a.pdf',
    'originals/.webp',
    '',
  ])('%j names nothing in it', async (name) => {
    const attempts = [
      () => store.read(name),
      () => store.has(name),
      () => store.write(name, Buffer.from('x')),
      () => store.remove(name),
    ];
    for (const attempt of attempts) {
      await expect(new Promise((done) => done(attempt()))).rejects.toThrow('no name');
    }
  });
});

test('the shop keeps to its part of the bucket', async () => {
  await mediaStore({ dataDir, bucket: bucket.config }).write(
    'documents/fisa.pdf',
    Buffer.from('x'),
  );
  const names = bucket.names();
  expect(names).toContain('shop/media/documents/fisa.pdf');
  expect(names.filter((name) => !name.startsWith('shop/media/'))).toEqual([]);
});

describe('a store that is not as it should be', () => {
  async function storeThat(answers: RequestListener, { patience }: { patience?: number } = {}) {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asked = vi.fn(answers);
    const server = createServer(asked);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      warned.mockRestore();
      server.closeAllConnections();
      server.close();
    });
    const config = bucketIn({ ...bucket.env, S3_ENDPOINT: `http://127.0.0.1:${portOf(server)}` });
    return { store: bucketStore(config, patience), asked };
  }

  test('says nothing: it is given up, and for a while nobody waits for it', async () => {
    const { store, asked } = await storeThat(() => {}, { patience: 100 });
    await expect(store.read('documents/a.pdf')).rejects.toBeInstanceOf(MediaAway);
    await expect(store.has('documents/a.pdf')).rejects.toThrow('did not answer a moment ago');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test.each([200, 500])('never ends (%s): no more is read than a file can have', async (status) => {
    const piece = Buffer.alloc(2 ** 20);
    const { store } = await storeThat((_, response) => {
      response.statusCode = status;
      const go = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', go);
      go();
    });
    await expect(store.read('documents/a.pdf')).rejects.toThrow('too long');
  });

  test('is slow: what is large has the longer to get there', async () => {
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    const { store } = await storeThat(
      async (request, response) => {
        await buffer(request).catch(() => {});
        await isAnswered;
        response.end();
      },
      { patience: 100 },
    );
    const large = store.write('documents/large.pdf', Buffer.alloc(8 * 2 ** 20));
    const small = store.write('documents/small.pdf', Buffer.from('x'));
    await expect(small).rejects.toBeInstanceOf(MediaAway);
    answer();
    await large;
  });

  test('sends elsewhere: nobody follows', async () => {
    const { store, asked } = await storeThat((_, response) => {
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    await expect(store.read('documents/a.pdf')).rejects.toBeInstanceOf(MediaAway);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('refuses the key: what it answers is told, and it is asked again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warned.mockRestore());
    const other = bucketStore({ ...bucket.config, secretAccessKey: 'another' });
    for (const _ of [1, 2]) {
      await expect(other.read('documents/a.pdf')).rejects.toThrow('SignatureDoesNotMatch');
    }
  });
});
