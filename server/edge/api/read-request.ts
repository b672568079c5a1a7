import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { BaseIssue } from 'valibot';
import { firstOfEach } from '../../../contract/forms/first-issues.ts';
import { readForm } from '../../../contract/forms/read-form.ts';
import type { Operation } from '../../../contract/operation.ts';
import { isStaffMessageKey, type StaffMessageKey } from '../../../contract/staff/messages.ts';
import { hasTooManyParts } from './count-parts.ts';
import { invalid, Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 128 * 1024;

/** Milliseconds within which a body is here as a whole; a file may come over a slow line. */
const BODY_PATIENCE = 20_000;
const FILE_PATIENCE = 300_000;

/** Reads params, query and body by the operation's schemas, or says what is wrong with them. */
export async function readRequest(c: Context, operation: Operation) {
  const body = operation.body ? await readBody(c, operation) : undefined;
  if (body instanceof Refusal) return body;
  const [params, query] = [c.req.param(), firstValues(c.req.queries())];
  if (hasNul(params) || hasNul(query)) return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
  return judge(operation, { params, query, body });
}

type Parts = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** Each part as the operation's schema makes it, or what is wrong with the first that does not fit. */
export function judge(operation: Pick<Operation, 'params' | 'query' | 'body'>, parts: Parts) {
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part];
    if (!schema) continue;
    const result = readForm(schema, parts[part]);
    if (!result.success) {
      // A path that names nothing is a missing page, not a mistake in a form.
      if (part === 'params') return new Refusal(404, 'ERROR.NOT_FOUND');
      const mistakes = mistakesOf(result.issues);
      return invalid(part === 'query' ? byParameter(mistakes) : mistakes);
    }
    parsed[part] = result.output;
  }
  return parsed;
}

type Mistakes = Record<string, StaffMessageKey[]>;

/** For each field the first thing that is wrong with it, to customers and to the shop's people. */
const mistakesOf = (issues: readonly BaseIssue<unknown>[]): Mistakes =>
  firstOfEach(issues, ({ message }) => (isStaffMessageKey(message) ? message : 'VALIDATE.INVALID'));

/** A parameter is one text, though it be read as a list: `brands_id`, not `brands_id.0`. */
const byParameter = (mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).map(([path, messages]) => [path.replace(/\..*/, ''), messages]),
  );

async function readBody(c: Context, { bodyIs, mostBytes = MAX_BODY_BYTES }: Operation) {
  const declared = Number(c.req.header('content-length') ?? 0);
  if (declared > mostBytes) return invalid({ non_field_errors: ['ERROR.BODY_TOO_LARGE'] });
  try {
    const patience = bodyIs === 'file' ? FILE_PATIENCE : BODY_PATIENCE;
    const bytes = await readAtMost(bodyOf(c), mostBytes, patience);
    if (bytes === null) return invalid({ non_field_errors: ['ERROR.BODY_TOO_LARGE'] });
    if (bodyIs === 'file') return bytes;
    if (hasTooManyParts(bytes, mostBytes)) {
      return invalid({ non_field_errors: ['ERROR.BODY_TOO_LARGE'] });
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (writesNul(text)) return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (hasLoneSurrogate(text, body)) return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
    return body;
  } catch {
    // Not JSON, or cut off: by a caller who left, or by us because the rest did not come.
    return invalid({ non_field_errors: ['ERROR.MALFORMED_JSON'] });
  }
}

/**
 * As it comes over the socket, unless its sender has left: as a stream of the web's kind a small one
 * takes longer to read than to understand. Calls within the process have no other.
 */
function bodyOf({ env, req }: Context): Readable | null {
  const isArriving = env?.incoming && !env.incoming.destroyed && !env.shown;
  if (isArriving) return env.incoming;
  // Its type differs between the browser and Node, not the stream.
  return req.raw.body && Readable.fromWeb(req.raw.body as NodeStream);
}

/** Null when there is more; the rest is not waited for, since a body need not say how long it is. */
export function readAtMost(body: Readable | null, most: number, patience: number) {
  if (!body) return Buffer.alloc(0);
  return new Promise<Buffer | null>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > most) end(null);
    };
    const onEnd = () => end(Buffer.concat(chunks));
    const onClose = () => fail(new Error('the body was cut off'));
    const stop = () => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('error', fail).off('close', onClose);
      body.pause();
    };
    const end = (bytes: Buffer | null) => {
      stop();
      resolve(bytes);
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(new Error('the body did not arrive'));
      body.destroy();
    }, patience);
    body.on('data', onData).on('end', onEnd).on('error', fail).on('close', onClose);
  });
}

const firstValues = (queries: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values[0] ?? '']));

// PostgreSQL text holds no NUL; refuse it once here, wherever it hides.

const hasNul = (texts: Record<string, string>) =>
  Object.entries(texts).some((pair) => pair.join('').includes('\0'));

/** JSON holds it only as this. */
const NUL = '\\u0000';

export const writesNul = (json: string) => writes(json, NUL);

/**
 * One of the two halves that letters beyond the first 65,536 are written in, without the other. No
 * text of PostgreSQL's JSON holds it, and JSON that is written by JavaScript says it so alone.
 */
export const hasLoneSurrogate = (json: string, value: unknown) =>
  /\\u[dD]/.test(json) && writes(JSON.stringify(value), '\\ud');

/** Behind an even number of strokes: behind an odd one it is text that looks like it. */
function writes(json: string, sequence: string): boolean {
  for (let at = json.indexOf(sequence); at !== -1; at = json.indexOf(sequence, at + 1)) {
    let before = at;
    while (json[before - 1] === '\\') before--;
    if ((at - before) % 2 === 0) return true;
  }
  return false;
}
