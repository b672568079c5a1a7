/** Hands out the first of a key's values that nobody has yet. */
export function uniqueValues(
  make: (key: string, attempt: number) => string,
): (key: string) => string {
  const used = new Set<string>();
  return (key) => {
    for (let attempt = 0; ; attempt++) {
      const value = make(attempt === 0 ? key : `${key}#${attempt}`, attempt);
      if (used.has(value)) continue;
      used.add(value);
      return value;
    }
  };
}
