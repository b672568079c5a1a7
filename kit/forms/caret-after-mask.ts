import { PHONE_PREFIX } from '../../contract/phone.ts';

/** Where the caret belongs once the text is masked: after the digit it stood behind. */
export function caretAfterMask(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  const digits = typed.slice(0, caret).replace(/\D/g, '').length;
  let place = 0;
  for (let passed = 0; passed < digits && place < masked.length; place += 1) {
    if (/\d/.test(masked.charAt(place))) passed += 1;
  }
  return Math.max(place, PHONE_PREFIX.length);
}
