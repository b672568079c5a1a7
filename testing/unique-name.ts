import { randomBytes } from 'node:crypto';

/** A name nobody else has, in this run or another one on the same shop. */
export const uniqueName = (beginning: string) => `${beginning}-${randomBytes(5).toString('hex')}`;
