import type { PictureRecord, Text } from '../records.ts';
import { brandKey } from './brands.ts';
import type { View } from './families/family.ts';
import type { FamilyProduct } from './family-products.ts';
import type { Values } from './values.ts';

/**
 * The name of a drawing: `family~view~key=value;key=value`, with only the attributes (and the brand)
 * that change the picture, so that products which look alike share one file. Spaces and slashes in values
 * become dashes, because the name is also the name of a file.
 */
export function drawingName(family: string, view: View, keys: string, values: Values): string {
  const params = keys
    .split(' ')
    .filter((key) => values[key] !== undefined)
    .map((key) => `${key}=${String(values[key]).replace(/[\s/]+/g, '-')}`);
  return `${family}~${view}~${params.join(';')}`;
}

const captions: Readonly<Record<View, Text>> = {
  main: { ro: '', ru: '' },
  detail: { ro: ', detaliu', ru: ', деталь' },
  pack: { ro: ', ambalaj', ru: ', упаковка' },
};

const views: readonly View[] = ['main', 'detail', 'pack'];

export function picturesOf({ family, brand, title, values }: FamilyProduct): PictureRecord[] {
  const looks = { ...values, brand: brandKey(brand) };
  return views.flatMap((view) => {
    const keys = family.pictures[view];
    if (keys === undefined) return [];
    return [
      {
        file: drawingName(family.id, view, keys, looks),
        alt: { ro: title.ro + captions[view].ro, ru: title.ru + captions[view].ru },
      },
    ];
  });
}
