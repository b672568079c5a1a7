/** What could not be stored, because storage is full or forbidden, lasts as long as the page. */
const unstored = new Map<string, string>();

export function readText(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}
