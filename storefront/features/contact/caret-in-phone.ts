import { PHONE_PREFIX } from '../../../contract/phone.ts';

/**
 * Where the caret stands in a masked number so that as many digits are after it as before the
 * masking. Left of a dash, so that the next Backspace takes a digit; never inside the prefix.
 */
export function caretInPhone(masked: string, digitsAfter: number): number {
  let caret = masked.length;
  for (let left = digitsAfter; left > 0 && caret > 0; caret -= 1) {
    if (isDigit(masked[caret - 1])) left -= 1;
  }
  while (caret < masked.length && caret > 0 && !isDigit(masked[caret - 1])) caret -= 1;
  return Math.max(caret, PHONE_PREFIX.length);
}

export const countDigits = (text: string) => [...text].filter(isDigit).length;

const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);
