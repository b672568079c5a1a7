import { describe, expect, test } from 'vitest';
import { isPicturePreset, picturePresets, pictureUrl, pictureWidths } from './pictures.ts';

describe('pictures', () => {
  test('come in the sizes and qualities of the specification', () => {
    expect(picturePresets).toEqual({
      avatar: { width: 50, height: 50, quality: 80 },
      thumbnail: { width: 150, height: 150, quality: 80 },
      product: { width: 300, height: 300, quality: 70 },
      default: { width: 1600, height: 1600, quality: 75 },
      half: { width: 800, height: 800, quality: 75 },
      quarter: { width: 400, height: 400, quality: 75 },
    });
  });

  test('a stored picture is asked for in any size by its one name', () => {
    const file = '/media/default/cab.vvgng-main-0123456789.webp';
    expect(pictureUrl(file, 'product')).toBe('/media/product/cab.vvgng-main-0123456789.webp');
    expect(pictureUrl(file, 'default')).toBe(file);
  });

  test('a missing picture is its placeholder in the same size', () => {
    expect(pictureUrl(null, 'thumbnail')).toBe('/media/thumbnail/placeholder.webp');
  });

  test('an address that is not a stored picture stays as it is', () => {
    expect(pictureUrl('/media/icon/cable.svg', 'avatar')).toBe('/media/icon/cable.svg');
    expect(pictureUrl('https://elsewhere.example/a.webp', 'avatar')).toBe(
      'https://elsewhere.example/a.webp',
    );
  });

  test('a browser chooses among the widths of a stored picture, and of no other', () => {
    expect(pictureWidths('/media/default/a-0123456789.webp')).toBe(
      '/media/quarter/a-0123456789.webp 400w, /media/half/a-0123456789.webp 800w, /media/default/a-0123456789.webp 1600w',
    );
    expect(pictureWidths('/media/icon/cable.svg')).toBeUndefined();
  });

  test('nothing but these sizes is a size', () => {
    expect(Object.keys(picturePresets).every(isPicturePreset)).toBe(true);
    expect(['large', 'icon', '', 'toString', '__proto__'].filter(isPicturePreset)).toEqual([]);
  });
});
