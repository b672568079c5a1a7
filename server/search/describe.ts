import type { Names } from '../catalogue/names.ts';
import { foldCode, wordsOf } from './fold.ts';
import type { ProductTexts } from './queries.ts';

/** Marks a code among the words, so that a short number is not taken for the start of a code. */
export const CODE_SIGN = '=';

const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)\p{L}+$/u;

/** Where a word stands says what it is of; how often it stands there says nothing. */
const PLACES = { name: '1A', likeness: '2B', category: '3C' } as const;

/** Writes products in the notation of tsvector. */
export function describer(names: Names): (product: ProductTexts) => string {
  const wordsOfName = remember((text) => wordsOf(text).flatMap(spellings));
  return (product) => {
    const category = names.categoryById.get(product.category_id);
    const values = product.value_ids.flatMap((id) => names.valueById.get(id) ?? []);
    const brand = names.brandById.get(product.brand_id)?.title ?? '';
    const titles = [product.title_ro, product.title_ru, product.code, foldCode(product.code)];
    const words = {
      name: [
        ...titles.flatMap(wordsOf).flatMap(spellings),
        ...wordsOfName(brand),
        ...marked(product),
      ],
      likeness: values.flatMap(({ label }) => [...wordsOfName(label.ro), ...wordsOfName(label.ru)]),
      category: (category?.path ?? []).flatMap(({ title }) => [
        ...wordsOfName(title.ro),
        ...wordsOfName(title.ru),
      ]),
    };
    return [
      ...placed(words.name, PLACES.name),
      ...placed(words.likeness, PLACES.likeness),
      ...placed(words.category, PLACES.category),
    ].join(' ');
  };
}

const placed = (words: string[], place: string) =>
  Array.from(new Set(words), (word) => `'${word}':${place}`);

/** Brands, values and categories are few, and each describes many products. */
function remember(read: (text: string) => string[]) {
  const known = new Map<string, string[]>();
  return (text: string): string[] => {
    const words = known.get(text) ?? read(text);
    known.set(text, words);
    return words;
  };
}

/** `16a` is found by `16` too. */
function spellings(word: string): string[] {
  const number = NUMBER_WITH_UNIT.exec(word)?.[1];
  return number === undefined ? [word] : [word, number];
}

const allCodes = ({ code, shop_code, ean }: ProductTexts) => [foldCode(code), shop_code, ean];

const marked = (product: ProductTexts) => allCodes(product).map((code) => `${CODE_SIGN}${code}`);

/** For ranking: ` mva20-1-016-c mva201016c 100001 4840000000017 `. */
export const codesOf = (product: ProductTexts): string =>
  ` ${[product.code.toLowerCase(), ...allCodes(product)].join(' ')} `;
