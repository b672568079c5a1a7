import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo-catalogue.fixture.ts';
import { eanCheckDigit } from './ean.ts';
import { families } from './families/families.ts';
import { makeCatalogue } from './make-catalogue.ts';

const { products } = demoCatalogue;
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function duplicates(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

describe('the demo catalogue', () => {
  test('holds each family at its full count', () => {
    const counts = Map.groupBy(products, ({ family }) => family);
    const found = families.map(({ id }) => [id, counts.get(id)?.length]);
    expect(found).toEqual(families.map(({ id, target }) => [id, target]));
  });

  test.each(['code', 'slug', 'shopCode', 'ean'] as const)(
    'gives every product its own %s',
    (key) => {
      expect(duplicates(products.map((product) => product[key]))).toEqual([]);
    },
  );

  test('never gives two products of a brand one title', () => {
    for (const locale of ['ro', 'ru'] as const) {
      expect(duplicates(products.map(({ title, brand }) => `${brand} ${title[locale]}`))).toEqual(
        [],
      );
    }
  });

  test('has one decimal mark, except in names', () => {
    const pointed = products.flatMap(({ title, description, specifications, attributes }) => {
      const model = attributes.find(({ attribute }) => attribute === 'model')?.value ?? '';
      const texts = [
        title,
        description,
        ...specifications.map(({ value }) => value),
        ...attributes.map(({ label }) => label),
      ];
      const words = texts.flatMap(
        ({ ro, ru }) => `${ro} ${ru}`.match(/[^\s>]*\d\.\d[^\s<]*/g) ?? [],
      );
      return words.filter((word) => !/^\p{L}/u.test(word) && !word.startsWith(model || ' '));
    });
    expect([...new Set(pointed)]).toEqual([]);
  });

  test('writes codes as the shop and the trade do', () => {
    const misspelt = products.filter(
      ({ shopCode, ean, slug }) =>
        !/^[1-9]\d{5}$/.test(shopCode) ||
        !/^\d{13}$/.test(ean) ||
        eanCheckDigit(ean.slice(0, 12)) !== Number(ean[12]) ||
        !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
    );
    expect(misspelt.map(({ code }) => code)).toEqual([]);
  });

  test('has no empty text, no unfilled place and no Russian in a Romanian text', () => {
    const wrong = allTexts().filter(
      ({ ro, ru }) =>
        ro.trim() === '' ||
        ru.trim() === '' ||
        /[{}]|undefined|NaN/.test(ro + ru) ||
        /[а-яё]/i.test(ro),
    );
    expect(wrong).toEqual([]);
  });

  test('describes products with a few plain tags', () => {
    const rich = products.filter(({ description }) =>
      /[<>]/.test((description.ro + description.ru).replace(/<\/?(p|ul|li|strong)>/g, '')),
    );
    expect(rich.map(({ code }) => code)).toEqual([]);
  });

  test('links only to products that exist, never to itself', () => {
    const codes = new Set(products.map(({ code }) => code));
    const broken = products.filter(
      ({ code, similar, accessories }) =>
        similar.length === 0 ||
        similar.length > 8 ||
        accessories.length > 6 ||
        [...similar, ...accessories].some((link) => link === code || !codes.has(link)),
    );
    expect(broken.map(({ code }) => code)).toEqual([]);
  });

  test('names of what is cut the whole coil of the same maker', () => {
    const byCode = new Map(products.map((product) => [product.code, product]));
    const cut = products.filter(({ coils }) => coils.length > 0);
    expect(cut.length).toBeGreaterThan(10);
    for (const { brand, family, unit, coils } of cut) {
      expect(unit).toBe('m');
      for (const coil of coils.map((code) => byCode.get(code))) {
        expect([coil?.brand, coil?.family]).toEqual([brand, family]);
        expect(['coil', 'box']).toContain(coil?.unit);
      }
    }
  });

  test('names its pictures so that the drawer understands them', () => {
    const shape = /^[a-z]+\.[a-z0-9]+~(main|detail|pack)~([a-z0-9_]+=[^\s;=/]+(;|$))*$/;
    const files = products.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    expect(files.filter((file) => !shape.test(file))).toEqual([]);
    expect(products.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  });

  test('sells what is on promotion for less than otherwise', () => {
    const promoted = products.filter(({ promotionPrice }) => promotionPrice !== null);
    expect(promoted.length).toBeGreaterThan(0);
    expect(promoted.filter(({ price, promotionPrice }) => (promotionPrice ?? 0) >= price)).toEqual(
      [],
    );
  });

  test('names only brands and attributes it holds, and every brand has products', () => {
    const brands = new Set(demoCatalogue.brands.map(({ key }) => key));
    const attributes = new Set(demoCatalogue.attributes.map(({ key }) => key));
    const strangers = products.filter(
      (product) =>
        !brands.has(product.brand) ||
        product.attributes.some(({ attribute }) => !attributes.has(attribute)),
    );
    expect(strangers.map(({ code }) => code)).toEqual([]);
    const used = new Set(products.map(({ brand }) => brand));
    expect([...brands].filter((brand) => !used.has(brand))).toEqual([]);
  });
});

describe('a catalogue of another size', () => {
  test('made again, starts with the same products and adds numbered series', () => {
    const count = products.length + 1_000;
    const large = makeCatalogue({ products: count }).products;
    expect(large).toHaveLength(count);
    expect(digest(large.slice(0, products.length))).toBe(digest(products));
    expect(duplicates(large.map(({ code }) => code))).toEqual([]);
    expect(duplicates(large.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates(large.map(({ shopCode }) => shopCode))).toEqual([]);
    expect(duplicates(large.map(({ ean }) => ean))).toEqual([]);
    expect(duplicates(large.map(({ brand, title }) => `${brand} ${title.ro}`))).toEqual([]);
  });

  test('keeps every family and every anchor when small', () => {
    const small = makeCatalogue({ products: 400 }).products;
    expect(new Set(small.map(({ family }) => family)).size).toBe(families.length);
    expect(small.some(({ code }) => code === 'OK-VVGNGLS-3X2.5')).toBe(true);
    expect(small.length).toBeLessThan(450);
  });
});

function allTexts(): { ro: string; ru: string }[] {
  return [
    ...demoCatalogue.units.map(({ title }) => title),
    ...demoCatalogue.categories.flatMap(({ title, description }) => [title, description]),
    ...demoCatalogue.brands.map(({ description }) => description),
    ...demoCatalogue.attributes.map(({ title }) => title),
    ...products.flatMap((product) => [
      product.title,
      product.description,
      product.generalInfo,
      ...product.attributes.map(({ label }) => label),
      ...product.specifications.flatMap(({ label, value }) => [label, value]),
      ...product.pictures.map(({ alt }) => alt),
    ]),
  ];
}
