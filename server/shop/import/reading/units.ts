import { plain } from '../../catalogue/field-headings.ts';

/** The shop's units by what price lists call them. */
const names: [string, RegExp][] = [
  ['m', /^(m|ml|metr[ui]|м|мп|метр(ы|ов)?|пог ?м)$/],
  ['piece', /^(buc|bucat[ai]|pcs?|piece|шт|штука)$/],
  ['set', /^(set|kit|компл|комплект|набор)$/],
  ['coil', /^(rol[ae]|colaci?|coil|roll|бухта|рулон)$/],
  ['box', /^(cutie|cut|box|коробка|кор)$/],
  ['pack', /^(pachet|pach|ambalaj|pack|уп|упак|упаковка)$/],
  ['pair', /^(pereche|pair|пара)$/],
];

const unitOf = (text: string) => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** «rolă 100 m» is a coil of 100 m; null: no unit we know. */
export function readUnit(
  text: string,
): { unit: string; contents: { quantity: number; unit: string } | null } | null {
  const written = plain(text).replaceAll('.', '');
  const [, name = written, quantity, of = ''] =
    /^(.*?)(?: (?:x|a|по|de))? (\d+) ?([a-zа-я]+)$/.exec(written) ?? [];
  const unit = unitOf(name.trim());
  if (unit === null) return null;
  if (quantity === undefined) return { unit, contents: null };
  const inner = unitOf(of);
  return inner === null ? null : { unit, contents: { quantity: Number(quantity), unit: inner } };
}
