import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.ts';
import { makeContent } from './make-content.ts';

const { districts, ...content } = makeContent();
const texts = everyText(content);
const placeNames = everyText(districts);
const pathsOf = (found: { path: string }[]) => found.map(({ path }) => path);

const prose = (html: string) => html.replace(/<[^>]*>/g, ' ');
const words = (html: string) => prose(html).match(/\p{L}+/gu) ?? [];
const wordCount = (html: string) => prose(html).split(/\s+/).filter(Boolean).length;

const hasLatin = (word: string) => /\p{Script=Latin}/u.test(word);
const hasCyrillic = (word: string) => /\p{Script=Cyrillic}/u.test(word);

describe('both languages', () => {
  test('the check sees the whole shop, not a part of it', () => {
    expect(texts.length).toBeGreaterThan(130);
    expect(placeNames).toHaveLength(37 + 1682);
  });

  test('no text is missing in either language', () => {
    const empty = [...texts, ...placeNames].filter(
      ({ ro, ru }) => ro.trim() === '' || ru.trim() === '',
    );
    expect(pathsOf(empty)).toEqual([]);
  });

  test('a Russian text is Russian: only names of firms stay in Latin letters', () => {
    const latinOnly = texts.filter(({ ru }) => !words(ru).some(hasCyrillic));
    expect(pathsOf(latinOnly).filter((path) => !/^clients\.\d+\.title$/.test(path))).toEqual([]);
  });

  test('neither language is cut short against the other', () => {
    const lopsided = texts.filter(({ ro, ru }) => {
      const ratio = wordCount(ru) / wordCount(ro);
      return wordCount(ro) > 20 && (ratio < 0.7 || ratio > 1.3);
    });
    expect(pathsOf(lopsided)).toEqual([]);
  });
});

describe('letters', () => {
  test('Romanian has ș and ț with a comma, never with a cedilla', () => {
    const cedilla = [...texts, ...placeNames].filter(({ ro, ru }) => /[şţŞŢ]/.test(ro + ru));
    expect(pathsOf(cedilla)).toEqual([]);
  });

  test('everything is composed, so that a search for ș finds ș', () => {
    const decomposed = [...texts, ...placeNames].filter(
      ({ ro, ru }) => ro !== ro.normalize('NFC') || ru !== ru.normalize('NFC'),
    );
    expect(pathsOf(decomposed)).toEqual([]);
  });

  test('Romanian words that live only with their marks have them', () => {
    const bare = /^(si|in|dupa|fara|pana|catre|sa|decat|numarul|pret|preturi|siguranta|livrari)$/i;
    const found = texts.flatMap(({ path, ro }) =>
      words(ro.replace(/\S+@\S+/g, ''))
        .filter((word) => bare.test(word))
        .map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('Romanian prose holds no Cyrillic letter', () => {
    expect(pathsOf([...texts, ...placeNames].filter(({ ro }) => hasCyrillic(ro)))).toEqual([]);
  });

  test('no Russian word hides a Latin letter', () => {
    const mixed = [...texts, ...placeNames].flatMap(({ path, ru }) =>
      words(ru)
        .filter((word) => hasLatin(word) && hasCyrillic(word))
        .map((word) => `${path}: ${word}`),
    );
    expect(mixed).toEqual([]);
  });

  test('no Russian preposition is typed in Latin', () => {
    const lone = texts.flatMap(({ path, ru }) =>
      words(ru)
        .filter((word) => /^[aceopxyk]$/.test(word))
        .map((word) => `${path}: ${word}`),
    );
    expect(lone).toEqual([]);
  });
});

describe('length', () => {
  test.each(content.seo)('the $page page fits into a search result', ({ title, description }) => {
    for (const language of ['ro', 'ru'] as const) {
      expect(title[language].length).toBeLessThanOrEqual(65);
      expect(description[language].length).toBeGreaterThanOrEqual(70);
      expect(description[language].length).toBeLessThanOrEqual(160);
    }
  });
});

test('no text gives away a price: the only sums are those of delivery', () => {
  const { deliveryFeeCapital, deliveryFeeElsewhere, freeDeliveryOver } = content.settings;
  const inBani = ([, sum = '']: RegExpExecArray) => Number(sum.replaceAll('\u00a0', '')) * 100;
  const sums = texts.flatMap(({ ro, ru }) => [
    ...[...prose(ro).matchAll(/(\d[\d\u00a0 .,]*) (?:de )?lei/g)].map(inBani),
    ...[...prose(ru).matchAll(/(\d[\d\u00a0 .,]*) ле[йея]/g)].map(inBani),
  ]);
  expect(new Set(sums)).toEqual(
    new Set([deliveryFeeCapital, deliveryFeeElsewhere, freeDeliveryOver]),
  );
});
