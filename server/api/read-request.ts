import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Operation } from '../../contract/operation.ts';
import { isStaffMessageKey, type StaffMessageKey } from '../../contract/staff/messages.ts';
import { invalid, Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 128 * 1024;
const MAX_DEPTH = 8;

/** Milliseconds within which a body is here as a whole; a file may come over a slow line. */
const BODY_PATIENCE = 20_000;
const FILE_PATIENCE = 300_000;

/** Reads params, query and body by the operation's schemas, or says what is wrong with them. */
export async function readRequest(c: Context, operation: Operation) {
  const body = operation.body ? await readBody(c, operation) : undefined;
  if (body instanceof Refusal) return body;

  const parts = { params: c.req.param(), query: firstValues(c.req.queries()), body };
  const parsed: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = operation[part];
    if (!schema) continue;
    const isFile = part === 'body' && operation.bodyIs === 'file';
    if (!isFile && holdsNul(parts[part]))
      return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
    const result = v.safeParse(schema, parts[part]);
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
function mistakesOf(issues: readonly v.BaseIssue<unknown>[]): Mistakes {
  const fields: Mistakes = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'non_field_errors';
    fields[field] ??= [isStaffMessageKey(issue.message) ? issue.message : 'VALIDATE.INVALID'];
  }
  return fields;
}

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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text === '' ? {} : JSON.parse(text);
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

/** PostgreSQL text holds no NUL; refuse it once here, wherever it hides. */
function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([key, inner]) => key.includes('\0') || holdsNul(inner, depth + 1),
  );
}
