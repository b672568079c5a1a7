import { expect, test } from 'vitest';
import type { SearchReading } from '../../../../contract/shapes/listing.ts';
import { renderAt } from '../../../ui/testing/render-at.tsx';
import { SearchNotice } from './search-notice.tsx';

const typed = 'rf,tkm 3[2?5';
const asTyped: SearchReading = {
  text: typed,
  searched: typed,
  change: null,
  left_out: [],
  equivalents: [],
};
const otherLayout: SearchReading = { ...asTyped, searched: 'кабель 3х2,5', change: 'layout' };

function notice(
  reading: SearchReading | null,
  { path = '/search', brief = false }: { path?: string; brief?: boolean } = {},
) {
  const exactHref = (text: string) => `/exact/${text}`;
  const html = renderAt(path, <SearchNotice {...{ reading, exactHref, brief }} />);
  const said = /<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  return { html, said };
}
const inRussian = { path: '/ru/search' };

test.each([
  [
    'layout',
    'Textul pare scris cu tastatura în altă limbă.',
    'Похоже, была включена другая раскладка.',
  ],
  [
    'transliteration',
    'Am rescris textul cu litere din celălalt alfabet.',
    'Запрос переписан буквами другого алфавита.',
  ],
  ['spelling', 'Am corectat ce părea o greșeală de scriere.', 'Исправили возможную опечатку.'],
] as const)('what was searched instead is named, and why: %s', (change, ro, ru) => {
  const reading = { ...otherLayout, change };
  const searched = '<b class="font-semibold text-ink">кабель 3х2,5</b>';
  expect(notice(reading).said).toBe(`Am căutat: ${searched}. ${ro}`);
  expect(notice(reading, inRussian).said).toBe(`Искали: ${searched}. ${ru}`);
});

test('the text as it was typed can be insisted on', () => {
  expect(notice(otherLayout).html).toMatch(
    /<a href="\/exact\/rf,tkm 3\[2\?5"[^>]*>Caută exact „rf,tkm 3\[2\?5”<\/a>/,
  );
  expect(notice(otherLayout, inRussian).html).toContain('>Искать именно «rf,tkm 3[2?5»</a>');
});

test.each([
  [
    ['casa'],
    'Nu am găsit nimic cu „casa”. Am căutat fără acest cuvânt.',
    'Со словом «casa» ничего не нашлось, искали без него.',
  ],
  [
    ['casa', 'alba'],
    'Nu am găsit nimic cu „casa”, „alba”. Am căutat fără aceste cuvinte.',
    'Со словами «casa», «alba» ничего не нашлось, искали без них.',
  ],
])('words left aside are named: %j', (left_out, ro, ru) => {
  const reading = { ...asTyped, searched: 'cablu casa alba', left_out };
  expect(notice(reading).said).toBe(ro);
  expect(notice(reading, inRussian).said).toBe(ru);
  expect(notice(reading).html).not.toContain('<a');
});

test('where no word found anything, none is said to have been left aside', () => {
  expect(notice({ ...asTyped, searched: 'casa alba', left_out: ['casa', 'alba'] }).said).toBe('');
});

test('another reading and a word left aside are told one after the other', () => {
  expect(notice({ ...otherLayout, left_out: ['casa'] }, { brief: true }).said).toMatch(
    /<\/b>\. Nu am găsit nimic cu „casa”\. Am căutat fără acest cuvânt\.$/,
  );
});

test('what „echivalent” means is explained where products carry it', () => {
  const reading = { ...asTyped, equivalents: [7] };
  const ro = '„Echivalent” înseamnă o marcă apropiată de cea cerută: comparați caracteristicile.';
  expect(notice(reading).html).toContain(ro);
  expect(notice(reading, { brief: true }).html).not.toContain(ro);
});

test('in brief only what was searched is said, and the way to insist', () => {
  const { said, html } = notice(otherLayout, { brief: true });
  expect(said).toBe('Am căutat: <b class="font-semibold text-ink">кабель 3х2,5</b>');
  expect(html).toContain('Caută exact');
});

test.each([
  ['nothing was searched', null],
  ['the text was searched as it is', asTyped],
])('when %s it takes no room, yet is there to speak later', (_, reading) => {
  expect(notice(reading).html).toBe(
    '<div class="sr-only"><p role="status" class="wrap-anywhere"></p></div>',
  );
});
