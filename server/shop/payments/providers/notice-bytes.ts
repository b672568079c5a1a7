import { timingSafeEqual } from 'node:crypto';
import type { Notice } from './provider.ts';

/** Bytes of the longest notice that is looked at; none that was ever published has a tenth of it. */
const MOST_BYTES = 64 * 1024;

export const tooLong = (bytes: Uint8Array): Notice | null =>
  bytes.length > MOST_BYTES ? { verdict: 'bad', why: 'too-long' } : null;

/** What a proxy has doubled, `a, a`, is meant once. */
export function firstOf(headers: Headers, name: string): string | null {
  const [first = ''] = (headers.get(name) ?? '').split(',', 1);
  return first.trim() || null;
}

/** Whoever guesses learns nothing from how long it takes. */
export function isSame(right: Buffer, given: Buffer): boolean {
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Undefined for what is no JSON in UTF-8. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
