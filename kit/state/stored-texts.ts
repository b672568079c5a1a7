/** The browser's two storages: one lasts and is shared by all tabs, one lives as long as its tab. */
export const browserTexts = storedTexts(() => localStorage);
export const tabTexts = storedTexts(() => sessionStorage);

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function storedTexts(storage: () => Kept) {
  /** What could not be stored, because storage is full or forbidden, lasts as long as the page. */
  const unstored = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return unstored.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Says whether it lasts longer than the page. */
    write(key: string, text: string): boolean {
      try {
        storage().setItem(key, text);
        unstored.delete(key);
        return true;
      } catch {
        unstored.set(key, text);
        return false;
      }
    },
    drop(key: string) {
      unstored.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Then nothing was kept either.
      }
    },
  };
}

/** What was stored may be of another time, or of another hand; null where it is not even JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
