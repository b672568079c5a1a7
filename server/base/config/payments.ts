import type * as v from 'valibot';
import type { environment, ProviderName } from './environment.ts';
import { isThisMachine, unusable } from './unusable.ts';

/** Where maib is asked, and as whom. */
export type MaibAccount = {
  url: string;
  clientId: string;
  clientSecret: string;
  signatureKey: string;
};

/** Where buyers are sent to Victoriabank, and as whose; keys are PEM. */
export type VictoriabankAccount = {
  url: string;
  merchant: string;
  terminal: string;
  /** What card holders know the shop by. */
  name: string;
  shopUrl: string;
  privateKey: string;
  publicKey: string;
  digest: 'sha256' | 'md5';
};

/** By whom buyers pay online: by nobody, where no provider is named. */
export type Payments = {
  providers: ProviderName[];
  maib: MaibAccount | null;
  victoriabank: VictoriabankAccount | null;
};

type Read = v.InferOutput<typeof environment>;

const MAIB = ['MAIB_CLIENT_ID', 'MAIB_CLIENT_SECRET', 'MAIB_SIGNATURE_KEY'] as const;
const VICTORIABANK = [
  'VICTORIABANK_MERCHANT',
  'VICTORIABANK_TERMINAL',
  'VICTORIABANK_NAME',
  'VICTORIABANK_PRIVATE_KEY',
  'VICTORIABANK_PUBLIC_KEY',
] as const;

/** Every provider that is named has all it needs, and none that is not named has anything. */
export function paymentsOf(read: Read, publicUrl: string): Payments {
  const providers = read.PAYMENT_PROVIDERS ?? [];
  refuseHalves(read, MAIB, providers, ['maib-checkout', 'maib-mia-qr']);
  refuseHalves(read, VICTORIABANK, providers, ['victoriabank']);
  const maib = maibAccount(read);
  const victoriabank = victoriabankAccount(read, publicUrl);
  if (maib) refuseUnsafe('MAIB_URL', maib.url, publicUrl);
  if (victoriabank) refuseUnsafe('VICTORIABANK_URL', victoriabank.url, publicUrl);
  return { providers, maib, victoriabank };
}

function refuseHalves(
  read: Read,
  names: readonly (keyof Read)[],
  named: ProviderName[],
  users: ProviderName[],
) {
  const user = users.find((name) => named.includes(name));
  const missing = names.filter((name) => !read[name]);
  const idle = names.find((name) => read[name]);
  if (user && missing.length > 0) throw unusable(`${user} needs ${missing.join(', ')}.`);
  if (!user && idle) {
    throw unusable(`${idle} is set, and PAYMENT_PROVIDERS names no ${users.join(' or ')}.`);
  }
}

function maibAccount(read: Read): MaibAccount | null {
  const {
    MAIB_CLIENT_ID: clientId,
    MAIB_CLIENT_SECRET: clientSecret,
    MAIB_SIGNATURE_KEY: signatureKey,
  } = read;
  if (!clientId || !clientSecret || !signatureKey) return null;
  return { url: read.MAIB_URL.replace(/\/+$/, ''), clientId, clientSecret, signatureKey };
}

function victoriabankAccount(read: Read, shopUrl: string): VictoriabankAccount | null {
  const {
    VICTORIABANK_URL: url,
    VICTORIABANK_MERCHANT: merchant,
    VICTORIABANK_TERMINAL: terminal,
    VICTORIABANK_NAME: name,
    VICTORIABANK_PRIVATE_KEY: privateKey,
    VICTORIABANK_PUBLIC_KEY: publicKey,
    VICTORIABANK_DIGEST: digest,
  } = read;
  if (!merchant || !terminal || !name || !privateKey || !publicKey) return null;
  return { url, merchant, terminal, name, shopUrl, privateKey, publicKey, digest };
}

/** A bank on this machine moves no money, and goods would be given away for nothing. */
function refuseUnsafe(variable: string, url: string, publicUrl: string) {
  if (isThisMachine(url)) {
    if (isThisMachine(publicUrl)) return;
    throw unusable(
      `${variable} is this machine, which is no bank, and others can open PUBLIC_URL.`,
    );
  }
  if (!url.startsWith('https:')) throw unusable(`${variable} must be an https:// address.`);
}
