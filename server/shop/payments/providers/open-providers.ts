import type { Payments } from '../../../base/config/payments.ts';
import { type Patience, usualPatience } from './ask-bank.ts';
import { maibCheckout } from './maib-checkout.ts';
import { connectToMaib } from './maib-connection.ts';
import { maibMiaQr } from './maib-mia-qr.ts';
import type { Provider } from './provider.ts';
import { victoriabank } from './victoriabank.ts';

/** Those that are configured, in the order they are named. Products of one bank share a token. */
export function openProviders(
  { providers, maib, victoriabank: account }: Payments,
  patience: Patience = usualPatience,
): Provider[] {
  const connection = maib && connectToMaib(maib, patience);
  return providers.flatMap((name) => {
    if (name === 'victoriabank') return account ? [victoriabank(account, patience)] : [];
    if (!connection) return [];
    return [name === 'maib-checkout' ? maibCheckout(connection) : maibMiaQr(connection)];
  });
}
