import * as v from 'valibot';
import { importOptions } from '../../../contract/import/options.ts';
import { factsOf } from './facts.ts';
import type { ComparedProduct, Judged } from './judge-row.ts';
import { judgeTable } from './judge-table.ts';
import { placesOf } from './places.ts';
import { likenessOf } from './reading/likeness.ts';
import { keyName, surveyTable } from './reading/survey-table.ts';

export const utf8 = (text: string) => new TextEncoder().encode(text);

export type Held = [
  code: string,
  unit?: string,
  more?: Partial<ComparedProduct> & { ean?: string },
];

const places = placesOf({
  categories: [
    { id: 1, path: [1], title_ro: 'Cabluri', title_ru: 'Кабель' },
    { id: 2, path: [1, 2], title_ro: 'Cupru', title_ru: 'Медь' },
    { id: 3, path: [3], title_ro: 'Prize', title_ru: 'Розетки' },
    { id: 4, path: [3, 4], title_ro: 'Accesorii', title_ru: '' },
    { id: 5, path: [1, 5], title_ro: 'Accesorii', title_ru: '' },
  ],
  brands: [
    { id: 7, title: 'Schneider' },
    { id: 8, title: 'A B B' },
    { id: 9, title: 'A.B.B' },
  ],
  units: [
    { key: 'm', title_ro: 'm', title_ru: 'м' },
    { key: 'piece', title_ro: 'buc', title_ru: 'шт' },
    { key: 'drum', title_ro: 'tambur', title_ru: 'барабан' },
  ],
});

const NOW = '2026-11-16T10:00:00.000Z';

/** A catalogue of these products; each costs 10 lei, and there are 5. */
function catalogueOf(stored: Held[]) {
  const ids = new Map<string, number>();
  const likenesses = new Map<string, string>();
  const products = new Map<number, ComparedProduct>();
  stored.forEach(([code, unit = 'm', { ean, ...more } = {}], at) => {
    const id = at + 1;
    ids.set(keyName('code', code), id);
    if (ean) ids.set(keyName('ean', ean), id);
    likenesses.set(likenessOf(code), code);
    products.set(id, {
      id,
      version: 1,
      price: 1000,
      stock: 5,
      is_archived: false,
      is_undone: false,
      unit,
      unit_titles: [],
      title_ro: code,
      title_ru: '',
      promotions: [],
      described: null,
      ...more,
    });
  });
  return {
    keys: { ids, likenesses },
    places,
    read: async () => products,
    now: NOW,
    facts: factsOf([], []),
  };
}

/** A table judged against a catalogue of these products. */
export async function judge(bytes: Uint8Array, stored: Held[], wished: object = {}) {
  const options = v.parse(importOptions, { writes: ['price', 'stock'], ...wished });
  const survey = await surveyTable(bytes, options);
  const catalogue = catalogueOf(stored);
  const rows: Judged[] = [];
  for await (const some of judgeTable(bytes, options, { survey, catalogue })) rows.push(...some);
  return { survey, rows };
}
