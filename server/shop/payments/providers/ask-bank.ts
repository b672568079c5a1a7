import type { Refused, Unknown } from './provider.ts';

/** Milliseconds a bank has for a whole answer: a buyer looks at the page that waits for it. */
const PATIENCE = 10_000;
/** Bytes of an answer; a page of a list is the longest there is. */
const MOST_BYTES = 2_000_000;

/** Milliseconds, read anew with each question. */
export type Patience = { patience: number };
export const usualPatience: Patience = { patience: PATIENCE };

export type BankAnswer = { outcome: 'answered'; status: number; text: string };

/** One question over HTTPS. A bank that sends us elsewhere is not the one that was configured. */
export async function askBank(
  address: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  { patience }: Patience,
): Promise<BankAnswer | Refused | Unknown> {
  try {
    const answer = await fetch(address, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body }),
    });
    const text = await readBounded(answer);
    return text === null
      ? { outcome: 'unknown', reason: 'unreadable', code: null }
      : { outcome: 'answered', status: answer.status, text };
  } catch (error) {
    return whyNot(error);
  }
}

async function readBounded({ body }: Response): Promise<string | null> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** With these nobody was there to do anything. */
const NEVER_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function whyNot(error: unknown): Refused | Unknown {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { outcome: 'unknown', reason: 'too-late', code: null };
  }
  const code = codeOf(error instanceof Error ? error.cause : null) ?? codeOf(error);
  return code !== null && NEVER_REACHED.has(code)
    ? { outcome: 'refused', reason: 'unreachable', code }
    : { outcome: 'unknown', reason: 'cut-off', code };
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}
