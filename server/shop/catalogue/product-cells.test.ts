import { expect, test } from 'vitest';
import {
  documentsCell,
  linksCell,
  readDocuments,
  readLinks,
  readSpecifications,
  specificationsCell,
} from './product-cells.ts';

/** Texts with all that parts lines and cells. */
const texts = ['EN 50525', 'a: b', 'c | d', 'e\\f', '\\:', '12:30|x', 'Ecran „UTP”; 5', '=1+1'];
const at = (place: number) => texts[place % texts.length] ?? '';
const many = Array.from({ length: 40 }, (_, place) => place);

test('what a product has several of is the same after it went out as a cell and came back', () => {
  const lines = many.map((place) => ({
    label_ro: at(place),
    label_ru: place % 3 ? at(place + 1) : '',
    value_ro: at(place * 3 + 2),
    value_ru: place % 4 ? at(place + 5) : '',
  }));
  const [ro, ru] = [specificationsCell(lines, 'ro'), specificationsCell(lines, 'ru')];
  expect(readSpecifications(ro, ru, [])).toEqual(lines);
  const documents = many.map((place) => ({
    kind: 'datasheet' as const,
    title_ro: at(place),
    title_ru: place % 2 ? at(place + 3) : '',
    file: `/media/documents/fisa-${place}.pdf`,
  }));
  expect(readDocuments(documentsCell(documents))).toEqual(documents);
  const links = many.map((place) => ({ kind: 'accessory' as const, code: at(place) }));
  expect(readLinks(linksCell(links))).toEqual(links);
});

test('Russian that a table does not speak of stays with the lines it is of', () => {
  const stored = [{ label_ro: 'Clasa', label_ru: 'Класс', value_ro: '5', value_ru: '5' }];
  expect(readSpecifications('Clasa: 5', undefined, stored)).toEqual(stored);
  expect(readSpecifications('Clasa: 6', undefined, stored)).toEqual([
    { label_ro: 'Clasa', label_ru: 'Класс', value_ro: '6', value_ru: '' },
  ]);
  expect(readSpecifications('Clasa', undefined, stored)).toBeNull();
});
