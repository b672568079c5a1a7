import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../../../testing/port-of.ts';
import { readConfig } from '../config/config.ts';

const BUCKET = 'shop-pictures';
const KEY = { id: 'shop', secret: 'a secret / with + signs' };

/**
 * A store that speaks as much S3 as the shop does, over HTTP, with one bucket. Signatures are
 * computed anew, as Amazon describes version 4 of them, and what is signed otherwise is refused.
 */
export async function openBucket({ host = '127.0.0.1' } = {}) {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const [, bucket, key = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURI(request.url ?? '')) ?? [];
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, body);
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    return found ? response.end(found) : refuse(response, 404, 'NoSuchKey');
  });
  server.listen(0, host);
  await once(server, 'listening');
  const env = {
    S3_ENDPOINT: `http://${host}:${portOf(server)}`,
    S3_BUCKET: BUCKET,
    S3_PREFIX: 'shop/media',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: KEY.id,
    S3_SECRET_ACCESS_KEY: KEY.secret,
  };
  return {
    env,
    config: bucketIn(env),
    /** Everything in it, by path. */
    names: () => [...objects.keys()].toSorted(),
    /** Nobody can reach it any more. */
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export function bucketIn(env: Record<string, string>) {
  const { bucket } = readConfig(env);
  if (bucket === null) throw new Error('no bucket is configured');
  return bucket;
}

function refuse(response: ServerResponse, status: number, code: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
}

function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const [, id, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const signed = names.split(';');
  if (id !== KEY.id || !['host', 'x-amz-date'].every((name) => signed.includes(name))) return false;
  const [path = '', query = ''] = url.split('?');
  const asked = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(asked).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope
    .split('/')
    .reduce((secret, part) => hmac(secret, part), Buffer.from(`AWS4${KEY.secret}`));
  return hmac(key, text).toString('hex') === signature;
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
