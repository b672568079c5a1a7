/** What was written, by the name the demo catalogue has for it. */
export type Ids = Map<string, number>;

export function required(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo catalogue names ${key}, which it does not have`);
  return id;
}

export const valueName = ({ attribute, value }: { attribute: string; value: string }) =>
  `${attribute}:${value}`;
