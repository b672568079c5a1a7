import { S3mini, S3ServiceError } from 's3mini';
import { MOST_FILE_BYTES } from '../../../contract/editing/fields.ts';
import type { Config } from '../config/config.ts';
import { log } from '../log/log.ts';
import { MediaAway } from '../outages/media-away.ts';
import { fewAtOnce } from './few-at-once.ts';
import { checkedName } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** Milliseconds a store has for a whole answer: who looks at a page waits for its pictures. */
const PATIENCE = 8_000;
/** Bytes a millisecond that go there on a slow way: what is large may take longer. */
const SLOWEST = 500;
/** For how long one that did not answer is not asked again: nobody waits in line for a time-out. */
const AWAY_FOR = 3_000;
/** Answers held in memory at once. */
const ASKED_AT_ONCE = 32;

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** Objects of a bucket of any store that speaks S3, below the prefix that is configured. */
export function bucketStore(
  bucket: NonNullable<Config['bucket']>,
  patience = PATIENCE,
): MediaStore {
  const { endpoint, name: bucketName, prefix, ...key } = bucket;
  const objects = new S3mini({
    ...key,
    endpoint: `${endpoint}/${bucketName}`,
    async fetch(address, options) {
      const sent = options?.body instanceof Uint8Array ? options.body.length : 0;
      const answer = await fetch(address, {
        ...options,
        signal: AbortSignal.timeout(patience + Math.ceil(sent / SLOWEST)),
        // Where a store sends us elsewhere we do not go: it is not the one that was configured.
        redirect: 'error',
      });
      return bounded(answer);
    },
  });
  const inTurn = fewAtOnce(ASKED_AT_ONCE);
  let awayUntil = 0;

  const ask = <Answer>(name: string, work: (path: string) => Promise<Answer>): Promise<Answer> => {
    const path = prefix === '' ? checkedName(name) : `${prefix}/${checkedName(name)}`;
    return inTurn(async () => {
      if (Date.now() < awayUntil) throw new MediaAway('it did not answer a moment ago');
      try {
        return await work(path);
      } catch (error) {
        // One that answers, if only with a refusal, makes nobody wait.
        if (!(error instanceof S3ServiceError)) awayUntil = Date.now() + AWAY_FOR;
        const away = new MediaAway(reasonOf(error));
        log.warn('pictures', away);
        throw away;
      }
    });
  };

  return {
    read: (name) =>
      ask(name, async (path) => {
        const answer = await objects.getObjectResponse(path);
        return answer && Buffer.from(await answer.arrayBuffer());
      }),
    has: (name) => ask(name, async (path) => (await objects.objectExists(path)) === true),
    write: (name, bytes) =>
      ask(name, async (path) => {
        await objects.putObject(
          path,
          Buffer.from(bytes),
          contentTypes[path.split('.').at(-1) ?? ''],
        );
      }),
    remove: (name) =>
      ask(name, async (path) => {
        await objects.deleteObject(path);
      }),
  };
}

/** No more of it is read than of anything we ever put there, whatever it is. */
function bounded(answer: Response): Response {
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, onward) {
      bytes += part.length;
      if (bytes > MOST_FILE_BYTES) throw new Error('its answer is too long');
      onward.enqueue(part);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(counting), answer) : answer;
}

/** What lies under "fetch failed", where something does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
