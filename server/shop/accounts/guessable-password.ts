import { readFileSync } from 'node:fs';
import type { MessageKey } from '../../../contract/messages.ts';

type Owner = { username: string; email: string; name?: string; company_name?: string };

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** What people choose most, here and elsewhere, in Romanian, Russian and English, and on keyboards. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .map(folded),
);
common.delete('');

/** `Parola123!` is guessed as soon as `parola`: what is hung on is tried by every list. */
const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Why somebody would guess this password; null where nobody would soon. Length is the form's. */
export function whyGuessable(password: string, owner: Owner): MessageKey | null {
  const typed = folded(password);
  const [mailbox = ''] = owner.email.split('@');
  const own = [owner.username, owner.email, mailbox, owner.name ?? '', owner.company_name ?? '']
    .map(folded)
    .filter((name) => name.length >= 3);
  const withoutGaps = (text: string) => text.replace(/[\s._-]/g, '');
  const isOwn = own.some((name) =>
    [typed, bare(typed), withoutGaps(typed)].some(
      (form) => form !== '' && (form === name || form === bare(name) || form === withoutGaps(name)),
    ),
  );
  if (isOwn) return 'VALIDATE.PASSWORD_OWN_NAME';
  const isCommon = common.has(typed) || common.has(bare(typed)) || isOneMove(typed);
  return isCommon ? 'VALIDATE.PASSWORD_COMMON' : null;
}

/** One character again and again, or one after the other: 00000000, abcdefgh, 98765432. */
function isOneMove(typed: string): boolean {
  const codes = [...typed].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  const [step = 2] = steps;
  if (steps.size === 1 && Math.abs(step) <= 1) return true;
  // A short piece said over and over: abcabcabc, 12121212.
  return /^(.{1,4})\1+$/u.test(typed);
}
