import { hash } from 'node:crypto';

/** Weak: the same text may travel compressed or not. */
export const etagOf = (content: string | Uint8Array) => `W/"${hash('sha1', content, 'base64url')}"`;

/** Whether the asker holds what the tag names, by the comparison that If-None-Match asks for. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
