import { expect, test } from 'vitest';
import { documentInWords, pictureInWords } from './values-in-words.ts';

test('pictures and documents are told apart in words, not by addresses and keys', () => {
  const file = '/media/ab/cd.jpg';
  expect(pictureInWords({ file, alt_ro: 'Tambur', alt_ru: '' })).toBe('Tambur (cd.jpg)');
  expect(pictureInWords({ file, alt_ro: '', alt_ru: '' })).toBe('cd.jpg');
  expect(pictureInWords({ file, alt_ro: 'Tambur', alt_ru: 'Барабан' })).toBe(
    'Tambur / Барабан (cd.jpg)',
  );
  const sheet = {
    kind: 'datasheet',
    title_ro: 'VVGng',
    title_ru: '',
    file: '/files/vv.pdf',
  } as const;
  expect(documentInWords(sheet)).toBe('Fișă tehnică: VVGng (vv.pdf)');
  expect(documentInWords({ ...sheet, title_ru: 'ВВГнг' })).toBe(
    'Fișă tehnică: VVGng / ВВГнг (vv.pdf)',
  );
});
