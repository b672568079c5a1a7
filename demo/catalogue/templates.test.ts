import { describe, expect, test } from 'vitest';
import { fill } from './templates.ts';

describe('filling a text', () => {
  test('numbers follow the language', () => {
    expect(fill('{section_mm2} mm²', { section_mm2: 2.5 }, 'ro')).toBe('2.5 mm²');
    expect(fill('{section_mm2} мм²', { section_mm2: 2.5 }, 'ru')).toBe('2,5 мм²');
  });

  test('colours agree with the noun', () => {
    expect(fill('Priză {colour:f}', { colour: 'white' }, 'ro')).toBe('Priză albă');
    expect(fill('Рамка {colour:f}', { colour: 'black' }, 'ru')).toBe('Рамка чёрная');
    expect(fill('Pini {colour:mp}', { colour: 'blue' }, 'ro')).toBe('Pini albaștri');
  });

  test('units come with an exclamation mark', () => {
    expect(fill('{coil_v!}', { coil_v: '24 DC' }, 'ro')).toBe('24 V DC');
    expect(fill('{coil_v!}', { coil_v: 230 }, 'ru')).toBe('230 В');
  });

  test.each([
    [1, 'пост'],
    [2, 'поста'],
    [5, 'постов'],
    [11, 'постов'],
    [21, 'пост'],
    [54, 'поста'],
    [0.5, 'поста'],
  ])('Russian counts %d with %s', (posts, form) => {
    expect(fill('{posts|пост|поста|постов}', { posts }, 'ru')).toBe(form);
  });

  test.each([
    [1, 'modul'],
    [12, 'module'],
    [19, 'module'],
    [20, 'de module'],
    [54, 'de module'],
    [100, 'de module'],
    [112, 'module'],
  ])('Romanian counts %d with %s', (modules, form) => {
    expect(fill('{modules|modul|module|de module}', { modules }, 'ro')).toBe(form);
  });

  test('a missing value is a mistake, not an empty place', () => {
    expect(() => fill('{in_a} A', {}, 'ro')).toThrow('in_a is missing');
  });
});
