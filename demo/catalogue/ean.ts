import { digits } from './prng.ts';

export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** An EAN-13 under the brand's three-digit country prefix. */
export function makeEan(prefix: string, key: string): string {
  const twelve = prefix + digits(key, 9);
  return twelve + eanCheckDigit(twelve);
}
