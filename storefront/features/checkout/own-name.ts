/**
 * Whether an order is for the person of the account: under the same name, or a fuller one. An
 * account without a name takes whichever comes.
 */
export function isOwnName(own: string, typed: string): boolean {
  const written = new Set(wordsOf(typed));
  return typed.trim() === '' || wordsOf(own).every((word) => written.has(word));
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
