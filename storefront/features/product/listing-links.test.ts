import { expect, test } from 'vitest';
import { attributeLink, brandLink } from './listing-links.ts';
import { reelCable } from './product.fixture.ts';

test('a value of an attribute leads to its category, narrowed to that value', () => {
  expect(attributeLink(reelCable, 'section_mm2:2.5')).toBe(
    '/catalog/cabluri/cupru/vvg?attributes=section_mm2:2.5',
  );
});

test("a brand leads to the brand page in the reader's language", () => {
  expect(brandLink(reelCable, 'ro')).toBe('/brand?brands_id=[65]');
  expect(brandLink(reelCable, 'ru')).toBe('/ru/brand?brands_id=[65]');
});
