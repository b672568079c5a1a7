import { describe, expect, test } from 'vitest';
import type { ProductRecord } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { demoCatalogue } from './demo-catalogue.fixture.ts';

const { products } = demoCatalogue;

type Item = { product: ProductRecord; word: (key: string) => string; num: (key: string) => number };

function itemsOf(...families: string[]): Item[] {
  return products
    .filter(({ family }) => families.includes(family))
    .map((product) => {
      const values = new Map(product.attributes.map((entry) => [entry.attribute, entry]));
      return {
        product,
        word: (key) => values.get(key)?.value ?? '',
        num: (key) => values.get(key)?.number ?? Number.NaN,
      };
    });
}

/** Codes of the items that break a rule; a rule holds when there are none. */
const breaking = (items: Item[], rule: (item: Item) => boolean): string[] =>
  items.filter((item) => !rule(item)).map(({ product }) => product.code);

describe('wiring devices', () => {
  const items = itemsOf('wd.switch', 'wd.socket', 'wd.usb', 'wd.weak', 'wd.frame', 'wd.dim');

  test('a mechanism is offered with frames of its own series and colour', () => {
    const byCode = new Map(items.map((item) => [item.product.code, item]));
    const strangers = breaking(itemsOf('wd.switch', 'wd.socket'), (item) =>
      item.product.accessories
        .map((code) => byCode.get(code))
        .every(
          (frame) =>
            frame === undefined ||
            (frame.word('series') === item.word('series') &&
              frame.word('colour') === item.word('colour')),
        ),
    );
    expect(strangers).toEqual([]);
  });

  test('every switch names its gangs and wiring, every socket its outlets and earth', () => {
    const known = (keys: string[]) => (item: Item) => keys.every((key) => item.word(key) !== '');
    const both = ['series', 'colour', 'mounting', 'ip', 'in_a'];
    expect(breaking(itemsOf('wd.switch'), known([...both, 'gang', 'wiring']))).toEqual([]);
    expect(breaking(itemsOf('wd.socket'), known([...both, 'outlets', 'earth']))).toEqual([]);
  });
});

describe('cables', () => {
  const items = products.filter(({ family }) => family.startsWith('cab.'));

  test('thicker cable is dearer, wider and heavier', () => {
    const family = itemsOf('cab.cyyf').filter(({ word }) => word('cores') === '4');
    const sorted = family.toSorted((a, b) => a.num('section_mm2') - b.num('section_mm2'));
    for (const [index, item] of sorted.entries()) {
      const thinner = sorted[index - 1];
      if (thinner === undefined || thinner.num('section_mm2') === item.num('section_mm2')) continue;
      expect(item.product.price).toBeGreaterThan(thinner.product.price);
      expect(item.num('od_mm')).toBeGreaterThan(thinner.num('od_mm'));
      expect(item.num('weight_kg_km')).toBeGreaterThan(thinner.num('weight_kg_km'));
    }
  });

  test('are sold by the metre and name mark, cores and section', () => {
    for (const { unit, attributes } of items) {
      expect(unit).toBe('m');
      const keys = attributes.map(({ attribute }) => attribute);
      expect(keys).toEqual(expect.arrayContaining(['mark', 'cores', 'section_mm2', 'reel_m']));
    }
  });
});

describe('ways to be sold', () => {
  const numberOf = ({ attributes }: (typeof products)[number], key: string) =>
    attributes.find(({ attribute }) => attribute === key)?.number ?? 0;
  const isCut = ({ attributes }: (typeof products)[number]) =>
    attributes.some(({ attribute, value }) => attribute === 'cut' && value === 'yes');

  test('what is sold by the metre is cut, and nothing else is', () => {
    const wrong = products.filter((product) => (product.unit === 'm') !== isCut(product));
    expect(wrong.map(({ title }) => title.ro)).toEqual([]);
  });

  test('what comes in bars, coils or packs is sold by them, and says how much one holds', () => {
    const holding = [
      { unit: 'bar', said: /bară de|хлыст/, content: 'len_m' },
      { unit: 'coil', said: /colac|бухта/, content: 'reel_m' },
      { unit: 'pack', said: /\d buc\b/, content: 'pack_qty' },
    ];
    for (const { unit, said, content } of holding) {
      const wrong = products.filter(
        (product) =>
          (product.unit === unit) !==
            (said.test(product.title.ro) || said.test(product.title.ru)) ||
          (product.unit === unit && numberOf(product, content) <= 1),
      );
      expect(wrong.map(({ title }) => title.ro)).toEqual([]);
    }
    expect(new Set(products.map(({ unit }) => unit))).toContain('bar');
  });

  test('a whole coil costs less than its metres', () => {
    const tubes = itemsOf('ct.corr');
    const pairs = tubes
      .filter(({ product }) => product.unit === 'coil')
      .flatMap((coil) =>
        tubes
          .filter(({ product }) => product.unit === 'm' && product.brand === coil.product.brand)
          .filter((cut) =>
            ['diameter_mm', 'material'].every((key) => cut.word(key) === coil.word(key)),
          )
          .map((cut) => coil.product.price / coil.num('reel_m') / cut.product.price),
      );
    expect(pairs.length).toBeGreaterThan(0);
    for (const share of pairs) expect(share).toBeLessThan(1.03);
  });
});

test('no line of a table is called as an attribute of the same product, which would say it twice', () => {
  const twice = products.flatMap(({ code, family, attributes, specifications }) => {
    const titles = attributes.map(({ attribute }) => attributeOf(attribute).title);
    return specifications
      .filter(({ label }) => titles.some(({ ro, ru }) => label.ro === ro || label.ru === ru))
      .map(({ label }) => `${family} ${code}: ${label.ro}`);
  });
  expect(twice).toEqual([]);
});
