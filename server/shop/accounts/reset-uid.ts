import { MAX_ID } from '../../../contract/constants.ts';

/** How a reset link names its customer: opaque, so that nobody reads a count of customers there. */
export const writeUid = (customerId: number) =>
  Buffer.from(String(customerId)).toString('base64url');

export function readUid(uid: string): number | null {
  const text = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}
