import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { tokenise } from './tokenise.ts';

const textsOf = (text: string) => tokenise(text).map((token) => token.text);
const kindsOf = (text: string) => tokenise(text).map(({ kind, text: one }) => `${kind} ${one}`);

describe('a size is one piece, however it is written', () => {
  test.each([
    [
      '3x2.5',
      ['3x2.5', '3х2,5', '3×2.5', '3*2,5', '3 X 2.5', '3 Х 2,5', '3G2.5', '3 г 2,5', '3g2.5'],
    ],
    ['3x2.5', ['3x2.5mm2', '3x2,5 мм²', '3x2.5 mmp', '3х2,5 кв.мм', '3x2.5 мм кв.', '3G2.5 mm²']],
    ['3x2.5+1x1.5', ['3x2.5+1x1.5', '3х2,5 + 1х1,5', '3*2.5+1*1.5 мм2']],
    ['4x16+1x10+1x6', ['4x16+1x10+1x6']],
    ['4x2x0.5', ['4x2x0.5', '4х2х0,5', '4 x 2 x 0.5']],
    ['60x40', ['60x40', '60x40 mm', '60х40мм']],
    ['3x2.5', ['3/2.5', '3/2,5', '3 / 2.5', '3/2.5mm2']],
    ['5x16', ['5/16', '5/16 мм²']],
    ['3x2.5', ['3h2.5', '3h2,5', '3H2,5', '3 h 2.5', '3h2.5mm2', '3ч2,5', '3[2.5', '3{2,5']],
    ['40x25', ['40h25', '40[25 мм']],
  ])('%s', (size, spellings) => {
    expect(spellings.map(kindsOf)).toEqual(spellings.map(() => [`size ${size}`]));
  });

  test('a letter is no sign of a size in a code, in hours, or before what is not written out', () => {
    expect(kindsOf('R9H370364 r9h4 SUL 181 h 230V 24h')).toEqual([
      'word r9h370364',
      'word r9h4',
      'word sul',
      'number 181',
      'word h',
      'measure 230v',
      'word 24h',
    ]);
    expect(kindsOf('vvg3h2,5')).toEqual(['word vvg', 'size 3x2.5']);
    expect(kindsOf('3[2?5')).not.toContain('size 3x2');
  });

  test('a slash is no sign of a size where no cable is made so, or something else is meant', () => {
    expect(kindsOf('300/500 12/24 REK77/3 3/2.7')).toEqual([
      'word 300/500',
      'word 12/24',
      'word rek77/3',
      'word 3/2.7',
    ]);
  });

  test.each([
    ['1п16с', ['value 1p', 'value c16']],
    ['3P25C', ['value 3p', 'value c25']],
    ['2р40а', ['value 2p', 'measure 40a']],
    ['1P+N', ['value 1p+n']],
    ['MVA20-1P16', ['word mva20-1p16']],
  ])('poles, amperes and curve may stand in one word: %s', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  test('every length of every part is known', () => {
    expect(tokenise('3x2.5+1x1.5')).toEqual([
      {
        kind: 'size',
        text: '3x2.5+1x1.5',
        raw: '3x2.5+1x1.5',
        sizes: [
          [3, 2.5],
          [1, 1.5],
        ],
      },
    ]);
    expect(tokenise('4х2х0,5')).toMatchObject([{ raw: '4х2х0,5', sizes: [[4, 2, 0.5]] }]);
  });

  test('begun and not ended, it says its first length', () => {
    expect(tokenise('nym 3х ')).toMatchObject([
      { text: 'nym' },
      { text: '3x', measure: { number: 3, attributes: ['cores', 'width_mm', 'diameter_mm'] } },
    ]);
    expect(textsOf('3x alb')).toEqual(['3x', 'alb']);
    expect(kindsOf('3x alb')[0]).toBe('word 3x');
  });

  test('the sign of a diameter is no part of the number', () => {
    expect(kindsOf('труба ø20')).toEqual(['word труба', 'number 20']);
    expect(kindsOf('Ø 20mm')).toEqual(['measure 20mm']);
  });

  test('glued to its mark it is set apart', () => {
    expect(textsOf('ВВГнг3х2,5')).toEqual(['ввгнг', '3x2.5']);
    expect(textsOf('VVGng(A)-LS3x2.5')).toEqual(['vvgng-ls', '3x2.5']);
  });

  test('any notation of the same size is the same piece', () => {
    const space = fc.constantFrom('', ' ', '  ');
    const lengths = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 95, 120, 150, 185, 240];
    const part = fc.tuple(fc.integer({ min: 1, max: 61 }), fc.constantFrom(...lengths));
    const notation = fc.record({
      times: fc.constantFrom('x', 'X', 'х', 'Х', '×', '*'),
      point: fc.constantFrom('.', ','),
      gap: space,
      plusGap: space,
      unit: fc.constantFrom('', 'mm2', ' mm²', 'мм2', ' мм²', ' mmp', ' кв.мм', ' мм.кв.', ' mm'),
    });
    const parts = fc.array(part, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(parts, notation, (sizes, { times, point, gap, plusGap, unit }) => {
        const written = sizes
          .map(([cores, section]) => `${cores}${gap}${times}${gap}${section}`.replace('.', point))
          .join(`${plusGap}+${plusGap}`);
        expect(kindsOf(written + unit)).toEqual([
          `size ${sizes.map(([cores, section]) => `${cores}x${section}`).join('+')}`,
        ]);
      }),
    );
  });
});

describe('2.5 is never 25', () => {
  test.each([
    ['2.5', '25'],
    ['3x2.5', '3x25'],
    ['2,5 мм2', '25 мм2'],
    ['16A', '160A'],
    ['1P', '1P+N'],
    ['C16', 'C1'],
    ['3x2.5', '5x2.5'],
    ['0.2-4', '0.24'],
    ['cat 6', 'cat 6a'],
    ['30mA', '30A'],
  ])('%s, %s', (one, other) => {
    expect(textsOf(one)).not.toEqual(textsOf(other));
  });
});

describe('a number with its unit is one piece', () => {
  test.each([
    [
      '2.5mm2',
      [
        '2.5 mm2',
        '2,5мм²',
        '2.5 mmp',
        '2.5 mm.p.',
        '2.5мм2',
        '2,5 кв.мм',
        '2.5 мм кв',
        '2.5 кв.',
        '2,5 квадрата',
      ],
    ],
    ['16a', ['16A', '16 А', '16а', '16 ампер', '16 amperi', '16 amp']],
    ['30ma', ['30mA', '30 мА', '30ма']],
    ['6ka', ['6kA', '6 кА', '6ка']],
    ['230v', ['230V', '230 В', '230в', '230 volți', '230 вольт']],
    ['10w', ['10W', '10 Вт', '10вт', '10 ватт', '10 wați']],
    ['2000w', ['2kW', '2 кВт', '2000 Вт', '2 киловатта']],
    ['16100w', ['16.1kW', '16,1 квт']],
    ['1000va', ['1kVA', '1 кВА', '1000VA']],
    ['100m', ['100m', '100 м', '100 метров', '100 metri']],
    ['100mm', ['100mm', '10 cm', '10 см', '100 мм']],
    ['4000k', ['4000K', '4000 К', '4000 кельвинов']],
    ['806lm', ['806lm', '806 лм', '806 lumeni']],
    ['7ah', ['7Ah', '7 а·ч', '7ач']],
    ['100m3h', ['100 m3/h', '100 м³/ч', '100 mc/h', '100 кубов']],
    ['12module', ['12 module', '12-модульный', '12 модулей', '12 mod']],
    ['3core', ['3-жильный', '3 жилы', '3 fire']],
    ['2gang', ['2-х клавишный', '2-клавишный', '2 clape', '2 клавиши']],
    ['3outlet', ['3 prize', '3 розетки', '3 гнезда', '3 места']],
    ['2post', ['2 posturi', '2 поста', '2 post']],
    ['10piece', ['10 buc', '10 шт.', '10 bucăți']],
    ['24port', ['24 port', '24 порта', '24 porturi']],
  ])('%s', (piece, spellings) => {
    expect(spellings.map(kindsOf)).toEqual(spellings.map(() => [`measure ${piece}`]));
  });

  test('it says what it may be a number of', () => {
    expect(tokenise('30 мА')).toEqual([
      {
        kind: 'measure',
        text: '30ma',
        raw: '30 ма',
        measure: { number: 30, attributes: ['idn_ma'] },
      },
    ]);
    // The current a meter bears is the one in brackets.
    expect(tokenise('5(60)А')).toMatchObject([
      { text: '60a', measure: { number: 60, attributes: ['in_a'] } },
    ]);
  });

  test('a letter more makes it another word', () => {
    expect(kindsOf('16aa')).toEqual(['word 16aa']);
    expect(kindsOf('16 ab')).toEqual(['number 16', 'word ab']);
  });
});

describe('ratings and spans', () => {
  test.each<[string, string, [string, string][]]>([
    ['1P', '1p', [['poles', '1P']]],
    ['4Р', '4p', [['poles', '4P']]],
    ['1P+N', '1p+n', [['poles', '1P+N']]],
    ['1п + н', '1p+n', [['poles', '1P+N']]],
    ['3P+N+E', '3p+n', [['poles', '3P+N']]],
    ['IP44', 'ip44', [['ip', 'IP44']]],
    ['IP 44', 'ip44', [['ip', 'IP44']]],
    ['ип-65', 'ip65', [['ip', 'IP65']]],
    ['айпи 54', 'ip54', [['ip', 'IP54']]],
    ['IPX4', 'ipx4', [['ip', 'IPX4']]],
    ['E27', 'e27', [['cap', 'E27']]],
    ['е14', 'e14', [['cap', 'E14']]],
    ['E-40', 'e40', [['cap', 'E40']]],
    ['GU10', 'gu10', [['cap', 'GU10']]],
    ['GU5,3', 'gu5.3', [['cap', 'GU5.3']]],
    ['G13', 'g13', [['cap', 'G13']]],
    ['GX53', 'gx53', [['cap', 'GX53']]],
    ['R7s', 'r7s', [['cap', 'R7s']]],
    ['cat 5e', 'cat5e', [['cat', '5e']]],
    ['cat.5e', 'cat5e', [['cat', '5e']]],
    ['кат 5е', 'cat5e', [['cat', '5e']]],
    ['cat5', 'cat5e', [['cat', '5e']]],
    ['категория 6', 'cat6', [['cat', '6']]],
    ['кат.6А', 'cat6a', [['cat', '6A']]],
    [
      'C16',
      'c16',
      [
        ['curve', 'C'],
        ['in_a', '16'],
      ],
    ],
    [
      'с-16а',
      'c16',
      [
        ['curve', 'C'],
        ['in_a', '16'],
      ],
    ],
    [
      'в25',
      'b25',
      [
        ['curve', 'B'],
        ['in_a', '25'],
      ],
    ],
    [
      'Д32',
      'd32',
      [
        ['curve', 'D'],
        ['in_a', '32'],
      ],
    ],
  ])('%s is %s', (typed, text, values) => {
    expect(tokenise(typed)).toEqual([{ kind: 'value', text, raw: fold(typed), values }]);
  });

  test.each([
    ['0.2-4', '0.2-4', []],
    ['0,2-4 мм2', '0.2-4', ['section_mm2', 'wire_range']],
    ['5-60A', '5-60', ['in_a', 'set_a']],
    ['5–60А', '5-60', ['in_a', 'set_a']],
  ])('%s is the span %s', (typed, range, attributes) => {
    expect(tokenise(typed)).toMatchObject([{ kind: 'range', text: range, range, attributes }]);
  });

  test('what falls is no span', () => {
    expect(kindsOf('63-1')).toEqual(['word 63-1']);
  });
});

describe('codes and names stay whole', () => {
  test.each([
    ['MVA20-1-016-C', 'mva20-1-016-c'],
    ['EZ9F34116', 'ez9f34116'],
    ['ВА47-29', 'ва47-29'],
    ['H05VV-F', 'h05vv-f'],
    ['PFL6-16/1N/C/30-A', 'pfl6-16/1n/c/30-a'],
    ['ВВГнг(А)-LS', 'ввгнг-ls'],
    ['J-Y(St)Y', 'j-ysty'],
    ['S&P', 's&p'],
    ['кабель-канал', 'кабель-канал'],
  ])('%s', (typed, text) => {
    expect(kindsOf(typed)).toEqual([`word ${text}`]);
  });

  test('a query is read piece by piece', () => {
    expect(kindsOf('Автомат IEK 1P 16А, C 4,5кА — 2 шт')).toEqual([
      'word автомат',
      'word iek',
      'value 1p',
      'measure 16a',
      'word c',
      'measure 4.5ka',
      'measure 2piece',
    ]);
  });
});
