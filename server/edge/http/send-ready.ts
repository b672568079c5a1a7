import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WatchedRequest } from '../../base/log/watched-request.ts';
import { type Bytes, chooseEncoding } from './compression.ts';
import type { EncodedText } from './encoded-text.ts';
import { isHeld } from './etag.ts';
import { type Answered, tell, timingOf } from './watch-requests.ts';

export type Ready = {
  /** The pattern of its address. */
  route: string;
  etag: string;
  body: EncodedText;
  isCompressed: boolean;
  /** What every answer with it says, as Node writes it: names and values in turn. */
  headers: string[];
};

type Watching = {
  request: WatchedRequest;
  began: number;
  onAnswer: (answered: Answered) => void;
};

/**
 * Sends what is kept as the application would, without asking it: there is nothing left to decide,
 * and a request and an answer of the web's own kind cost more than what they carry.
 */
export function sendReady(
  { headers: asked }: IncomingMessage,
  res: ServerResponse,
  { route, etag, body, isCompressed, headers: known }: Ready,
  { request, began, onAnswer }: Watching,
): void | Promise<void> {
  request.cache = 'hit';
  const isKnown = isHeld(asked['if-none-match'], etag);
  const encoding =
    isKnown || !isCompressed ? null : chooseEncoding(asked['accept-encoding']?.toString());
  const send = (bytes: Bytes) => {
    const ms = performance.now() - began;
    const status = isKnown ? 304 : 200;
    const timing = timingOf(request, ms);
    const headers = known.concat('X-Request-Id', request.id, 'Server-Timing', timing);
    if (encoding) headers.push('Content-Encoding', encoding);
    if (!isKnown) headers.push('Content-Length', `${bytes.length}`);
    res.writeHead(status, headers);
    res.end(isKnown ? undefined : bytes);
    tell(request, { method: 'GET', route, status, ms }, onAnswer);
  };
  const text = body(encoding);
  // Ready but for the first who wants it in this form.
  return text instanceof Promise ? text.then(send) : send(text);
}
