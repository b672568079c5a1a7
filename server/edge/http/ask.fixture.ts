import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Asking = { method?: string; headers?: OutgoingHttpHeaders };

/** Exactly so over HTTP, and what came back. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Asking = {},
) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [answer]: IncomingMessage[] = (await once(sent, 'response')) as [IncomingMessage];
  if (!answer) throw new Error('no answer');
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
    body: (await buffer(answer)).toString('base64'),
  };
}

/** Without what is of one answer alone. */
export function comparable({ status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  const { date, 'x-request-id': id, 'server-timing': timing, ...lasting } = headers;
  return { status, body, headers: lasting };
}
