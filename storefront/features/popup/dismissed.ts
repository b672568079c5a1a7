import { browserTexts, parseStored, tabTexts } from '../../../kit/state/stored-texts.ts';
import { readToken } from '../../api/token.ts';

const KEY = 'dismissedPopup';

/** How many customers of one browser are remembered. */
const KEPT = 10;

type Dismissal = { holder: string; popup: number };

/** A customer has seen the last of it for good, a guest until the browser is closed. */
export async function dismiss(popup: number) {
  tabTexts.write(KEY, String(popup));
  const holder = await tokenHash();
  if (holder === null) return;
  const others = readDismissals().filter((one) => one.holder !== holder);
  browserTexts.write(KEY, JSON.stringify([{ holder, popup }, ...others].slice(0, KEPT)));
}

export async function isDismissed(popup: number): Promise<boolean> {
  if (tabTexts.read(KEY) === String(popup)) return true;
  const holder = await tokenHash();
  return readDismissals().some((one) => one.holder === holder && one.popup === popup);
}

function readDismissals(): Dismissal[] {
  const stored = parseStored(browserTexts.read(KEY));
  return Array.isArray(stored) ? stored.filter(isDismissal) : [];
}

const isDismissal = (value: unknown): value is Dismissal =>
  typeof Object(value).holder === 'string' && typeof Object(value).popup === 'number';

/** The token itself is kept in its cookie alone. Null for guests, and where nothing can be hashed. */
async function tokenHash(): Promise<string | null> {
  const token = readToken();
  // Browsers hash on https and on this machine only.
  if (token === null || !window.isSecureContext) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
