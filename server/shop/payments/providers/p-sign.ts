import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

/** P_SIGN of the e-Gateway: RSA over some fields, each after its length, and `-` for an empty one. */

const QUESTION = ['ORDER', 'NONCE', 'TIMESTAMP', 'TRTYPE', 'AMOUNT'];
const REPLY = ['ACTION', 'RC', 'RRN', 'ORDER', 'AMOUNT'];

type Fields = Record<string, string>;
type Digest = 'sha256' | 'md5';

const textOf = (fields: Fields, names: string[]) =>
  names
    .map((name) => fields[name] ?? '')
    .map((value) => (value === '' ? '-' : `${Buffer.byteLength(value)}${value}`))
    .join('');

const signed = (names: string[]) => (fields: Fields, privateKey: string, digest: Digest) =>
  sign(digest, Buffer.from(textOf(fields, names)), createPrivateKey(privateKey))
    .toString('hex')
    .toUpperCase();

const isSigned = (names: string[]) => (fields: Fields, publicKey: string, digest: Digest) =>
  verify(
    digest,
    Buffer.from(textOf(fields, names)),
    createPublicKey(publicKey),
    Buffer.from(fields.P_SIGN ?? '', 'hex'),
  );

export const signQuestion = signed(QUESTION);
export const signReply = signed(REPLY);
export const isQuestionSigned = isSigned(QUESTION);
export const isReplySigned = isSigned(REPLY);
