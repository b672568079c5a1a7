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

const distinct = (items: Item[], key: string): string[] =>
  [...new Set(items.map(({ word }) => word(key)))].sort();

/** Codes of the items that break a rule; a rule holds when there are none. */
const breaking = (items: Item[], rule: (item: Item) => boolean): string[] =>
  items.filter((item) => !rule(item)).map(({ product }) => product.code);

describe('miniature circuit breakers', () => {
  const items = itemsOf('pr.mcb');

  test('above 63 A only in 10 kA series', () => {
    expect(breaking(items, ({ num }) => num('in_a') <= 63 || num('icn_ka') === 10)).toEqual([]);
    expect(items.some(({ num }) => num('in_a') === 100)).toBe(true);
  });

  test('one module for each pole', () => {
    expect(breaking(items, ({ num, word }) => `${num('modules')}P` === word('poles'))).toEqual([]);
  });
});

describe('residual current devices', () => {
  test('an RCCB has two or four poles, and 10 mA only at 16 A', () => {
    const items = itemsOf('pr.rccb');
    expect(distinct(items, 'poles')).toEqual(['2P', '4P']);
    expect(breaking(items, ({ num }) => num('idn_ma') !== 10 || num('in_a') === 16)).toEqual([]);
    const sizes = new Set(['16', '25', '40', '63', '80', '100']);
    expect(distinct(items, 'in_a').filter((size) => !sizes.has(size))).toEqual([]);
  });

  test('an RCBO has 1P+N, 2P or 4P, 6 to 63 A and 30, 100 or 300 mA', () => {
    const items = itemsOf('pr.rcbo');
    expect(distinct(items, 'poles')).toEqual(['1P+N', '2P', '4P']);
    expect(distinct(items, 'idn_ma').every((leak) => ['30', '100', '300'].includes(leak))).toBe(
      true,
    );
    expect(breaking(items, ({ num }) => num('in_a') >= 6 && num('in_a') <= 63)).toEqual([]);
  });
});

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

  test('NYM-J always has an earth core', () => {
    const nym = itemsOf('cab.nym').filter(({ word }) => word('mark') === 'NYM-J');
    expect(breaking(nym, ({ num }) => num('cores') >= 3)).toEqual([]);
  });

  test('single wires have one core', () => {
    expect(distinct(itemsOf('cab.pv1', 'cab.pv3', 'cab.solar'), 'cores')).toEqual(['1']);
  });

  test('only armoured marks are armoured, only aluminium ones are of aluminium', () => {
    expect(distinct(itemsOf('cab.cyaby', 'cab.vbbshv', 'cab.avbb'), 'armour')).toEqual(['yes']);
    expect(distinct(itemsOf('cab.vvgng', 'cab.cyyf', 'cab.avvg'), 'armour')).toEqual(['no']);
    expect(distinct(itemsOf('cab.avvg', 'cab.avbb', 'cab.sip'), 'conductor')).toEqual(['Al']);
    expect(distinct(itemsOf('cab.vvgng', 'cab.pvs', 'cab.kg'), 'conductor')).toEqual(['Cu']);
  });

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

describe('light', () => {
  test('a cap decides the watts', () => {
    const range: Record<string, [number, number]> = {
      E27: [5, 20],
      E14: [4, 9],
      GU10: [5, 8],
      'GU5.3': [5, 8],
    };
    const misfits = breaking(itemsOf('lt.bulb'), ({ word, num }) => {
      const [low, high] = range[word('cap')] ?? [1, 0];
      return num('power_w') >= low && num('power_w') <= high;
    });
    expect(misfits).toEqual([]);
  });

  test('a watt gives 85 to 110 lumens', () => {
    const misfits = breaking(itemsOf('lt.bulb', 'lt.flood', 'lt.panel'), ({ num }) => {
      const efficacy = num('lumen') / num('power_w');
      return efficacy > 84 && efficacy < 111;
    });
    expect(misfits).toEqual([]);
  });
});

describe('motor control, panels and routes', () => {
  test('a contactor has one auxiliary contact to 32 A and both above', () => {
    const misfits = breaking(itemsOf('au.cont'), ({ num, word }) =>
      num('in_a') <= 32 ? ['1NO', '1NC'].includes(word('aux')) : word('aux') === '1NO+1NC',
    );
    expect(misfits).toEqual([]);
  });

  test('plastic boxes have 4 to 54 modules of the usual row', () => {
    const usual = new Set(['4', '6', '8', '9', '12', '18', '24', '36', '54']);
    expect(distinct(itemsOf('pn.plast'), 'modules').filter((count) => !usual.has(count))).toEqual(
      [],
    );
  });

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
