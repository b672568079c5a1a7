import { hash, randomBytes } from 'node:crypto';

/** A secret that opens an account: 256 random bits, safe in headers and addresses. */
export const newSecretKey = () => randomBytes(32).toString('base64url');

/** What is kept of it. Nobody can guess 256 bits, so a fast hash is enough. */
export const hashSecretKey = (key: string) => hash('sha256', key, 'buffer');
