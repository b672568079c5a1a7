import { randomInt } from 'node:crypto';

// Without I, L, O and U: nothing that is misread on the phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Short enough to say aloud, and one of a million million: nobody guesses another's. */
export function orderNumber() {
  const half = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}
