import { readToken } from '../../api/token.ts';

const KEY = 'dismissedPopup';

/** How many customers of one browser are remembered. */
const KEPT = 10;

type Dismissal = { holder: string; popup: number };

/** A customer has seen the last of it for good, a guest until the browser is closed. */
export async function dismiss(popup: number) {
  try {
    sessionStorage.setItem(KEY, String(popup));
    const holder = await tokenHash();
    if (holder === null) return;
    const others = readDismissals().filter((one) => one.holder !== holder);
    const kept = [{ holder, popup }, ...others].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, it comes back with the next page load.
  }
}

export async function isDismissed(popup: number): Promise<boolean> {
  try {
    if (sessionStorage.getItem(KEY) === String(popup)) return true;
    const holder = await tokenHash();
    return readDismissals().some((one) => one.holder === holder && one.popup === popup);
  } catch {
    return false;
  }
}

function readDismissals(): Dismissal[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}

/** The token itself is kept in its cookie alone. Null for guests, and where nothing can be hashed. */
async function tokenHash(): Promise<string | null> {
  const token = readToken();
  // Browsers hash on https and on this machine only.
  if (token === null || !window.isSecureContext) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
