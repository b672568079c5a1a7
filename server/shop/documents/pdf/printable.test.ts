import { expect, test } from 'vitest';
import { textOf } from '../read-pdf.fixture.ts';
import { openPaper } from './paper.ts';
import { printable } from './printable.ts';

async function printed(text: string) {
  const paper = await openPaper({ title: '', author: '', language: 'ro', createdAt: new Date(0) });
  paper.startPart();
  for (const weight of ['regular', 'bold'] as const) paper.write([{ text, weight }]);
  return (await textOf(await paper.finish())).replaceAll(' ', '');
}

test.each([
  ['Romanian', 'ăâîșțĂÂÎȘȚşţ„”«»—–…'],
  ['Russian', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№'],
  ['the trade', '3×2,5mm²±5%°CØ·≤≥½€™®'],
])('letters and signs of %s are printed and can be copied', async (_, text) => {
  expect(await printed(text)).toBe(text + text);
});

test.each([
  ['10 kΩ', '10 kOhm'],
  ['5 µm', '5 um'],
  ['⌀20', 'Ø20'],
  ['Ion 😀 日本', 'Ion ? ??'],
  ['s\u0326tefan', 'ștefan'],
  ['un\u200brând\r\naltul', 'unrând\naltul'],
])('%j, for which the typeface has no signs, becomes %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});
