export const PHONE_PREFIX = '+373';

const COUNTRY = '373';
const NATIONAL_DIGITS = 8;

/** Fits what was typed or pasted, however it was written, to the mask as far as it goes. */
export function maskPhone(input: string): string {
  const national = nationalDigits(input);
  const groups = [national.slice(0, 2), national.slice(2, 5), national.slice(5)];
  return [PHONE_PREFIX, ...groups.filter((group) => group !== '')].join('-');
}

export const phonePattern = /^\+373-\d{2}-\d{3}-\d{3}$/;

/** Fixed lines, told by their prefix, have neither Viber nor WhatsApp. */
export function hasMessengers(phoneToCall: string, prefixesWithout: readonly string[]): boolean {
  const phone = dialled(phoneToCall);
  return !prefixesWithout.some((prefix) => phone.startsWith(dialled(prefix)));
}

const dialled = (text: string): string => text.replace(/[^\d+]/g, '').replace(/^00/, '+');

function nationalDigits(input: string): string {
  const phone = dialled(input);
  const digits = phone.replaceAll('+', '');
  const isInternational = phone.startsWith('+');
  // Another country's number would turn into somebody else's here.
  if (isInternational && !COUNTRY.startsWith(digits.slice(0, COUNTRY.length))) return '';
  const rest = isInternational ? digits.slice(COUNTRY.length) : digits;
  // No number begins with the trunk zero or with the country's code: those came with the paste.
  return rest.replace(/^(?:0|373)+/, '').slice(0, NATIONAL_DIGITS);
}
