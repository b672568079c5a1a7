import { expect, test } from 'vitest';
import { soundsOf } from './sound.ts';

const soundAlike = (one: string, other: string) =>
  soundsOf(one).some((sound) => soundsOf(other).includes(sound));

test.each([
  ['розетка', 'rozetka'],
  ['выключатель', 'vykliuchatel'],
  ['выключатель', 'vyklyuchatel'],
  ['выключатель', 'vikljuchatel'],
  ['выключатель', 'vîcliuciatel'],
  ['двухклавишный', 'dvuhklavishnyi'],
  ['двухклавишный', 'dvukhklavishnyj'],
  ['щит', 'shchit'],
  ['щит', 'schit'],
  ['удлинитель', 'udlinitel'],
  ['жёлтый', 'zheltyi'],
  ['priză', 'приза'],
  ['dublă', 'дубла'],
  ['întrerupător', 'ынтрерупатор'],
  ['doză', 'доза'],
  ['bec', 'бек'],
  ['siguranță', 'сигуранца'],
  ['ștecher', 'штекер'],
  ['Legrand', 'легранд'],
  ['Gewiss', 'гевисс'],
  ['Philips', 'филипс'],
  ['Nexans', 'нексанс'],
  ['WAGO', 'ваго'],
])('%s is heard in %s', (one, other) => {
  expect(soundAlike(one, other)).toBe(true);
});

test('words that sound differently stay apart', () => {
  expect(soundAlike('розетка', 'rama')).toBe(false);
  expect(soundAlike('кабель', 'cablu')).toBe(false);
});
