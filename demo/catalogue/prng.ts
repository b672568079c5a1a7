/**
 * Every random-looking decision is a hash of a stable string (`<code>:stock`), never a step of a
 * running sequence, so a new product changes nothing about the others.
 */
export function hash(key: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** A number in [0, 1). */
export const chance = (key: string): number => hash(key) / 2 ** 53;

/** A whole number from low to high, both included. */
export const whole = (key: string, low: number, high: number): number =>
  low + Math.floor(chance(key) * (high - low + 1));

export const digits = (key: string, count: number): string =>
  String(hash(key) % 10 ** count).padStart(count, '0');
