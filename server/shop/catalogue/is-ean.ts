/** Whether the last digit of an EAN-8, UPC, EAN-13 or GTIN-14 fits the others. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = Array.from(text, Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
