/** Attribute values of one product by attribute key, canonical and without units. */
export type Values = Readonly<Record<string, string | number>>;

export function num(values: Values, key: string): number {
  const number = Number.parseFloat(String(values[key]));
  if (Number.isNaN(number)) throw new Error(`${key} is no number in ${JSON.stringify(values)}`);
  return number;
}

export function word(values: Values, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`${key} is missing in ${JSON.stringify(values)}`);
  return String(value);
}

/** All combinations: `cross({ cap: ['E27'], power_w: [5, 7] })` has two. */
export function cross(axes: Readonly<Record<string, readonly (string | number)[]>>): Values[] {
  let result: Values[] = [{}];
  for (const [key, options] of Object.entries(axes)) {
    result = result.flatMap((values) => options.map((option) => ({ ...values, [key]: option })));
  }
  return result;
}

/** The value listed for a key of a table of rules; a key without a row is a mistake in the data. */
export function lookup<T>(table: Readonly<Record<string | number, T>>, key: string | number): T {
  const found = table[key];
  if (found === undefined) throw new Error(`Nothing listed for ${key}`);
  return found;
}
