import { generateKeyPairSync } from 'node:crypto';

/** Whom the bank knows: one shop, whose secrets are no secrets. */
export const maib = {
  clientId: '00000000-cab1-4a00-8000-000000000001',
  clientSecret: '00000000-cab1-4a00-8000-000000000002',
  signatureKey: '00000000-cab1-4a00-8000-000000000003',
};

export type Keys = Record<'merchant' | 'bank', { publicKey: string; privateKey: string }>;

const newPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

let made: Keys | undefined;

/** Made when first asked for: most who open the bank never do. */
export function keys(): Keys {
  made ??= { merchant: newPair(), bank: newPair() };
  return made;
}

export const terminal = '49800001';

/** What a shop is started with to be this bank's, as the bank listens there. */
export const environments = {
  maib: (url: string) => ({
    MAIB_URL: `${url}/maib`,
    MAIB_CLIENT_ID: maib.clientId,
    MAIB_CLIENT_SECRET: maib.clientSecret,
    MAIB_SIGNATURE_KEY: maib.signatureKey,
  }),
  victoriabank: (url: string) => ({
    VICTORIABANK_URL: `${url}/victoriabank/cgi-bin/cgi_link`,
    VICTORIABANK_MERCHANT: '498000049800001',
    VICTORIABANK_TERMINAL: terminal,
    VICTORIABANK_NAME: 'Cablaj',
    VICTORIABANK_PRIVATE_KEY: keys().merchant.privateKey,
    VICTORIABANK_PUBLIC_KEY: keys().bank.publicKey,
  }),
};
