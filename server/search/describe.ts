import type { Names } from '../catalogue/names.ts';
import { foldCode, wordsOf } from './fold.ts';
import type { ProductTexts } from './queries.ts';

/** Marks a code among the words, so that a short number is not taken for the start of a code. */
export const CODE_SIGN = '=';

const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)\p{L}+$/u;
/** PostgreSQL counts positions no further. */
const LAST_POSITION = 16_383;

/**
 * A product in the notation of tsvector: what it is called (A), what it is like (B), where it
 * stands (C).
 */
export function describe(product: ProductTexts, names: Names): string {
  const category = names.categoryById.get(product.category_id);
  const values = product.value_ids.flatMap((id) => names.valueById.get(id) ?? []);
  const texts: Record<'A' | 'B' | 'C', string[]> = {
    A: [
      product.title_ro,
      product.title_ru,
      names.brandById.get(product.brand_id)?.title ?? '',
      product.code,
      foldCode(product.code),
    ],
    B: values.flatMap(({ label }) => [label.ro, label.ru]),
    C: (category?.path ?? []).flatMap(({ title }) => [title.ro, title.ru]),
  };
  const words = Object.entries(texts).flatMap(([weight, those]) =>
    those
      .flatMap(wordsOf)
      .flatMap(spellings)
      .map((word) => ({ word, weight })),
  );
  const codes = allCodes(product).map((code) => ({ word: `${CODE_SIGN}${code}`, weight: 'A' }));
  return [...words, ...codes]
    .slice(0, LAST_POSITION)
    .map(({ word, weight }, at) => `'${word}':${at + 1}${weight}`)
    .join(' ');
}

/** `16a` is found by `16` too. */
function spellings(word: string): string[] {
  const number = NUMBER_WITH_UNIT.exec(word)?.[1];
  return number === undefined ? [word] : [word, number];
}

const allCodes = ({ code, shop_code, ean }: ProductTexts) => [foldCode(code), shop_code, ean];

/** For ranking: ` mva20-1-016-c mva201016c 100001 4840000000017 `. */
export const codesOf = (product: ProductTexts): string =>
  ` ${[product.code.toLowerCase(), ...allCodes(product)].join(' ')} `;
