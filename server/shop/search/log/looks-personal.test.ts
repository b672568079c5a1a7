import { expect, test } from 'vitest';
import { looksPersonal } from './looks-personal.ts';

test.each([
  'ana.rusu@example.md',
  'ana@',
  '+373 69 123 456',
  '+373-69-123-456',
  '069 12 34 56',
  '069123456',
  '(0 22) 12-34-56',
  'sunati la 373 69 123 456 va rog',
  '1003600012345',
  'cod 4840000000011',
])('%s may tell of somebody', (text) => {
  expect(looksPersonal(text)).toBe(true);
});

test.each([
  'cablu vvg 3x2.5',
  'ВВГнг-LS 5х10',
  'automat 16a c 6ka',
  'priza 220 230 240',
  '2.5 4 6 10 16 25 35',
  'nym-j 3x1.5 100 m',
  'H05VV-F 0.75',
  'mtn3031-0000',
  'conductor 0.75 100 200 m',
])('%s is about cables', (text) => {
  expect(looksPersonal(text)).toBe(false);
});
