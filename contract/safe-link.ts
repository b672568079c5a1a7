const SHOP = 'https://shop.invalid';

export type SafeLink = { address: string; isOutside: boolean };

/** A link written by a person, if following it can do no more than open a page, a mail or a call. */
export function safeLink(written: string): SafeLink | null {
  // Browsers overlook control characters, and would find a scheme we did not (`java\nscript:`).
  const address = written.replace(/\p{Cc}/gu, '').trim();
  if (address === '' || !URL.canParse(address, SHOP)) return null;
  if (/^https?:\/\//i.test(address)) return { address, isOutside: true };
  if (/^(mailto|tel):/i.test(address)) return { address, isOutside: false };
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  // `//elsewhere.example` and its spellings only look like pages of the shop.
  if (hasScheme || new URL(address, SHOP).origin !== SHOP) return null;
  return { address, isOutside: false };
}
