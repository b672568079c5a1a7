import type { ProductState } from '../constants.ts';
import type { Locale } from '../locale.ts';

/** As a cell of the sheet, a file and the row of an import say it: what one writes, another reads. */
export const productStateNames: Record<Locale, Record<ProductState, string>> = {
  ro: { draft: 'ciornă', active: 'în vânzare', archived: 'arhivat' },
  ru: { draft: 'черновик', active: 'в продаже', archived: 'в архиве' },
};
