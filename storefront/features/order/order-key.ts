import { browserTexts } from '../../../kit/state/stored-texts.ts';

/** An order is made of the cart or of the favourites. */
export type OrderSource = 'cart' | 'favourites';

const nameOf = (source: OrderSource) => `orderKey:${source}`;

/**
 * The Idempotency-Key of the order being made. It stays the same until the shop has answered for
 * good, after a reload and in every tab, so that no order is placed a second time.
 */
export function orderKey(source: OrderSource): string {
  const known = browserTexts.read(nameOf(source));
  if (known) return known;
  const key = freshKey();
  browserTexts.write(nameOf(source), key);
  return key;
}

export function forgetOrderKey(source: OrderSource, key: string) {
  // Another tab may be at its next order already.
  if (browserTexts.read(nameOf(source)) === key) browserTexts.write(nameOf(source), '');
}

// randomUUID is missing where the shop is opened without HTTPS.
const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
