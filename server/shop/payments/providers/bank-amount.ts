import * as v from 'valibot';

/**
 * Sums as banks write them: lei with up to two decimals after a point. They are turned into bani and
 * back digit by digit, for 4.35 * 100 is not 435.
 */
const FORM = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/** Null for what is no sum of money: negative, with a comma, finer than a ban, `1e21`. */
export function baniOf(written: string | number): number | null {
  // A number's shortest digits are the ones it was written with, but for zeros at their end.
  const [, lei, parts = ''] = FORM.exec(String(written)) ?? [];
  return lei === undefined ? null : Number(`${lei}${parts.padEnd(2, '0')}`);
}

/** `435` as `4.35`. */
export function decimalOf(bani: number): string {
  if (!Number.isSafeInteger(bani) || bani < 0) throw new RangeError(`${bani} is no sum in bani`);
  const digits = String(bani).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** For a JSON number: the digits of `decimalOf`, whose nearest number is written by them again. */
export const leiOf = (bani: number): number => Number(decimalOf(bani));

/** In an answer or notice of a bank. */
export const bankAmount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(baniOf),
  v.number('is no sum of money'),
);

/** A moment as banks write it, with up to seven decimals of a second. Without an offset it is GMT. */
export const bankTime = v.pipe(
  v.string(),
  v.transform((text) => new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`)),
  v.date(),
);
