import { describe, expect, test } from 'vitest';
import { anchors } from './anchors.ts';
import { brandKey } from './brands.ts';
import { demoCatalogue } from './demo-catalogue.fixture.ts';

const products = new Map(demoCatalogue.products.map((product) => [product.code, product]));

describe('products every buyer asks for', () => {
  test.each(anchors)('$code: $title.ro', (anchor) => {
    const product = products.get(anchor.code);
    expect(product).toMatchObject({
      title: anchor.title,
      brand: brandKey(anchor.brand),
      family: anchor.family,
    });
    const values = new Map(product?.attributes.map(({ attribute, value }) => [attribute, value]));
    for (const [key, value] of Object.entries(anchor.values)) {
      expect([key, values.get(key)]).toEqual([key, String(value)]);
    }
    expect(product?.stock).toBeGreaterThan(5);
    expect(product?.popularity).toBeGreaterThanOrEqual(9000);
  });

  test('a cable with a reduced core keeps its mark and sorts by its main cores', () => {
    const cores = products
      .get('OK-KG-3X2.5+1X1.5')
      ?.attributes.find(({ attribute }) => attribute === 'cores');
    expect(cores).toMatchObject({ value: '3+1', number: 3 });
  });

  test.each([
    ['OK-UTP5E-305', 'box'],
    ['CTG20-16-K41-100I', 'coil'],
    ['OK-FTP5E-OUT', 'm'],
    ['UHH32-D036-200-100', 'pack'],
    ['MVA20-1-016-C', 'piece'],
    ['CKK10-040-025-1-K01', 'piece'],
  ])('%s is sold by the %s', (code, unit) => {
    expect(products.get(code)?.unit).toBe(unit);
  });

  test('no other product repeats one of them', () => {
    const known = new Set(
      anchors.map(({ brand, title }) => `${title.ro.replaceAll(',', '')} ${brand}`),
    );
    const anchorCodes = new Set(anchors.map(({ code }) => code));
    const copies = [...products.values()].filter(
      ({ code, title }) => !anchorCodes.has(code) && known.has(title.ro.replaceAll(',', '')),
    );
    expect(copies.map(({ code }) => code)).toEqual([]);
  });
});
