import { generateKeyPairSync, verify } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuestionSigned, isReplySigned, signQuestion, signReply } from './p-sign.ts';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = pair();
const theirs = pair();

const question = {
  ORDER: '123456',
  NONCE: 'AB12',
  TIMESTAMP: '20261119120000',
  TRTYPE: '0',
  AMOUNT: '100.50',
};

test.each(['sha256', 'md5'] as const)(
  'a question is signed by %s over each field and its length',
  (digest) => {
    const signature = signQuestion(question, ours.privateKey, digest);
    expect(signature).toMatch(/^[0-9A-F]{512}$/);
    const text = Buffer.from('61234564AB121420261119120000106100.50');
    expect(verify(digest, text, ours.publicKey, Buffer.from(signature, 'hex'))).toBe(true);
  },
);

test('what is empty is signed as such', () => {
  const { AMOUNT: _, ...without } = question;
  const signature = signQuestion(without, ours.privateKey, 'sha256');
  const text = Buffer.from('61234564AB12142026111912000010-');
  expect(verify('sha256', text, ours.publicKey, Buffer.from(signature, 'hex'))).toBe(true);
  expect(isQuestionSigned({ ...without, P_SIGN: signature }, ours.publicKey, 'sha256')).toBe(true);
});

const reply = { ACTION: '0', RC: '00', RRN: '123456789012', ORDER: '123456', AMOUNT: '100.50' };
const P_SIGN = signReply(reply, theirs.privateKey, 'sha256');

test('a reply is the bank’s by its key, and nobody else’s', () => {
  expect(isReplySigned({ ...reply, P_SIGN }, theirs.publicKey, 'sha256')).toBe(true);
  expect(isReplySigned({ ...reply, P_SIGN }, ours.publicKey, 'sha256')).toBe(false);
  expect(isReplySigned({ ...reply, P_SIGN }, theirs.publicKey, 'md5')).toBe(false);
});

test('no signed field of a reply can be another', () => {
  const names = fc.constantFrom('ACTION', 'RC', 'RRN', 'ORDER', 'AMOUNT');
  fc.assert(
    fc.property(names, fc.string(), (name, value) => {
      fc.pre(value !== Object(reply)[name]);
      const changed = { ...reply, [name]: value, P_SIGN };
      expect(isReplySigned(changed, theirs.publicKey, 'sha256')).toBe(false);
    }),
  );
});

test.each(['', 'zz', '00', P_SIGN.slice(2), `${P_SIGN}00`])('%s is no signature', (signature) => {
  expect(isReplySigned({ ...reply, P_SIGN: signature }, theirs.publicKey, 'sha256')).toBe(false);
});
