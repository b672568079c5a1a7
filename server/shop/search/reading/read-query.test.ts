import { describe, expect, test } from 'vitest';
import { smallReference } from '../../../testing/small-reference.ts';
import { listCodes, openCodeBook } from '../../product-index/code-index.ts';
import { IMPORTANCE, type Meaning } from '../meaning.ts';
import { readVocabulary } from '../vocabulary/read-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/vocabulary.ts';
import { readQuery } from './read-query.ts';

const vocabulary = await buildVocabulary(
  readVocabulary({
    synonyms: `
      category/cabluri-si-conductoare: cablu, кабель
      category/canal-cablu: canal cablu, кабель-канал
      category/intrerupatoare-si-comutatoare: intrerupator, выключатель
      category/intrerupatoare-automate-modulare when rated: intrerupator, выключатель
      category/prize: priza, розетка
      category/prize + gang=2: priza dubla
      category/prize: priza cu pamant
      brand/schneider-electric: шнайдер
      mark=PV-3: ПуГВ
      mark=KG when beside cabluri-si-conductoare: pompa, насос, prize
      gang=2 when beside prize: насос
      conductor=Cu: медь, cupru`,
    equivalents: 'PV-3, MYF',
  }),
  smallReference(),
);
const codes = openCodeBook(
  listCodes(
    Buffer.from(
      ['0knymj3x25 5', '221412 7', 'ez9f34110 2', 'ez9f34116 1', 'mva201016c 4'].join('\n'),
    ),
  ),
);
const read = (text: string) => readQuery(text, { vocabulary, codes });

/** The first of what a term may mean, in short. */
function inWords(meaning: Meaning | undefined): string {
  if (!meaning) return 'nothing';
  if (meaning.is === 'together') return meaning.meanings.map(inWords).join(' & ');
  if (meaning.is === 'either') return meaning.meanings.map(inWords).join(' | ');
  if (meaning.is === 'value') return `${meaning.attribute}=${meaning.value}`;
  if (meaning.is === 'number') return `${meaning.number} of ${meaning.attributes}`;
  if (meaning.is === 'range') return `from ${meaning.range}`;
  if (meaning.is === 'any number') return `${meaning.number} of anything`;
  if (meaning.is === 'category' || meaning.is === 'brand') return `${meaning.is}/${meaning.slug}`;
  if (meaning.is === 'code') return `code ${meaning.key}`;
  if (meaning.is === 'mains voltage') return 'mains voltage';
  if (meaning.is === 'piece') return `piece ${meaning.text}`;
  return meaning.stem;
}
const firstOf = (text: string) => read(text).map(({ meanings }) => inWords(meanings[0]));
const allOf = (text: string) => read(text).map(({ meanings }) => meanings.map(inWords));

describe('what a text asks for', () => {
  test.each([
    ['cablu 3x2.5', ['category/cabluri-si-conductoare', 'piece 3x2.5']],
    ['кабелем 3х2,5', ['category/cabluri-si-conductoare', 'piece 3x2.5']],
    ['ВВГнг(А)-LS', ['mark=VVGng-LS']],
    ['J-Y(St)Y 2x2x0,8', ['mark=J-Y(St)Y', 'piece 2x2x0.8']],
    ['шнайдер 16А', ['brand/schneider-electric', '16 of in_a,set_a']],
    ['1P+N', ['poles=1P+N']],
    ['C16', ['curve=C & in_a=16']],
    ['c', ['curve=C']],
    ['0.2-4', ['from 0.2-4']],
    ['2.5', ['2.5 of anything']],
    ['25', ['25 of anything']],
    ['lanternă', ['lantern']],
    ['priza dubla', ['category/prize & gang=2']],
    ['fără capac', ['!capac']],
    ['для кухни', ['кухн']],
    ['de la', []],
    ['', []],
    ['!?', []],
  ])('%s', (text, meanings) => {
    expect(firstOf(text)).toEqual(meanings);
  });

  test('what a word means beside something, it means nowhere else, and there nothing else', () => {
    expect(firstOf('cablu pompa')).toEqual(['category/cabluri-si-conductoare', 'mark=KG']);
    expect(firstOf('кабель 3x4 для насоса').at(-1)).toBe('mark=KG');
    expect(allOf('VVGng-LS pompa')[1]).toEqual(['mark=KG']);
    expect(allOf('cablu pentru prize')[1]).toEqual(['mark=KG']);
    expect(allOf('розетка насос')[1]).toEqual(['gang=2']);
    expect(firstOf('pompa')).toEqual(['pomp']);
    expect(firstOf('pompa prize')).toEqual(['pomp', 'category/prize']);
  });

  test('of several codes each is wanted', () => {
    const terms = read('EZ9F34116, mva20-1-016-c; priza');
    expect(terms.map(({ typed }) => typed)).toEqual(['ez9f34116 mva20-1-016-c', 'priza']);
    expect(terms[0]?.meanings.map(inWords)).toEqual(['code ez9f34116', 'code mva201016c']);
  });

  test('a size is its piece, a part of a longer one, or two attributes together', () => {
    const [size] = allOf('3x2.5');
    expect(size).toContain('cores=3 & section_mm2=2.5');
    expect(size).toContain('width_mm=3 & height_mm=2.5');
    expect(size).toContain('piece ~3x2.5');
    expect(size?.filter((one) => one.includes('25'))).toEqual([]);
  });

  test('whole tens may be centimetres: a panel of 60x60', () => {
    expect(allOf('60x60')[0]).toContain('width_mm=600 & height_mm=600');
    expect(allOf('3x2.5')[0]).not.toContain('width_mm=30 & height_mm=25');
    expect(allOf('3x4')[0]).not.toContain('width_mm=30 & height_mm=40');
  });

  test('no reading of 2.5 is a reading of 25', () => {
    for (const text of ['2.5', '2,5', '2.5 mm2', '2,5 мм²', '2.5A', '3x2.5', '3G2,5']) {
      expect(JSON.stringify(read(text))).not.toMatch(/\b25\b/);
    }
  });
});

describe('what names the thing', () => {
  const namesOf = (text: string) => read(text).map(({ typed, names }) => [typed, names]);

  test('nouns do, and not what they are like', () => {
    expect(namesOf('priza IEK 16A')).toEqual([
      ['priza', 'thing'],
      ['iek', null],
      ['16a', null],
    ]);
    expect(namesOf('хитрая штуковина')).toEqual([
      ['хитрая', null],
      ['штуковина', 'thing'],
    ]);
  });

  test('what stands behind a preposition only goes with it, and is given up first', () => {
    expect(namesOf('lanterna pentru priza')).toEqual([
      ['lanterna', 'thing'],
      ['pentru priza', 'companion'],
    ]);
    expect(namesOf('lanterna cu 2 prize')[0]).toEqual(['lanterna', 'thing']);
    const [, companion] = read('lanterna pentru priza');
    expect(companion?.importance).toBe(IMPORTANCE.word);
  });
});

describe('names', () => {
  test.each(['ВВГнг LS', 'ВВГ нг LS', 'VVG ng-LS', 'vvgngls', 'VVGNG LS', 'BBГнг-LS'])(
    '%s is the mark, written apart or together',
    (text) => {
      expect(firstOf(text)).toEqual(['mark=VVGng-LS']);
    },
  );

  test.each([
    ['ПВ 3', 'mark=PV-3'],
    ['PV3', 'mark=PV-3'],
    ['ПуГВ', 'mark=PV-3'],
    ['Easy 9', 'series=Easy9'],
    ['schneider electric', 'brand/schneider-electric'],
    ['кг', 'mark=KG'],
  ])('%s', (text, meaning) => {
    expect(firstOf(text)).toEqual([meaning]);
  });

  test('a beginning means all marks that begin so, from three letters on', () => {
    expect(allOf('NYM')).toEqual([['mark=NYM-J', 'mark=NYM-O']]);
    expect(firstOf('ny')).toEqual(['ny']);
  });

  test('a mark brings what stands for it, marked and lighter', () => {
    const [term] = read('ПВ-3');
    expect(term?.meanings).toEqual([
      { is: 'value', attribute: 'mark', value: 'PV-3', weight: 120 },
      { is: 'value', attribute: 'mark', value: 'MYF', weight: 60, equivalent: true },
    ]);
  });
});

describe('phrases', () => {
  test('the longest is taken: a cable duct is no cable', () => {
    expect(firstOf('canal de cablu')).toEqual(['category/canal-cablu']);
    expect(firstOf('кабель-канал')).toEqual(['category/canal-cablu']);
    expect(firstOf('кабель канал')).toEqual(['category/canal-cablu']);
    expect(firstOf('prize duble')).toEqual(['category/prize & gang=2']);
  });

  test('small words between them do not matter', () => {
    for (const text of ['canal cablu', 'canal de cablu', 'canale pentru cabluri']) {
      expect(firstOf(text)).toEqual(['category/canal-cablu']);
    }
    expect(firstOf('canal cablu de cupru')).toEqual(['category/canal-cablu', 'conductor=Cu']);
  });

  test('a phrase is a word as well: titles may carry it', () => {
    const [term] = read('priza');
    expect(term?.otherwise).toEqual([{ is: 'word', stem: 'priz', typed: 'priza', weight: 1 }]);
    expect(term?.welcome).toEqual([{ is: 'word', stem: 'priz', typed: 'priza', weight: 1 }]);
  });
});

describe('a switch with amperes or poles is on the rail, else on the wall', () => {
  const WALL = 'category/intrerupatoare-si-comutatoare';
  const RAIL = 'category/intrerupatoare-automate-modulare';
  test.each([
    ['intrerupator', [WALL]],
    ['intrerupator alb', [WALL]],
    ['intrerupator 220V', [WALL]],
    ['intrerupator 16A', [WALL, RAIL]],
    ['выключатель 1P', [WALL, RAIL]],
    ['выключатель C16', [WALL, RAIL]],
  ])('%s', (text, categories) => {
    expect(allOf(text)[0]).toEqual(categories);
  });

  test('on the rail weighs more then', () => {
    const [term] = read('intrerupator 16A');
    const [wall, rail] = (term?.meanings ?? []).map((one) => ('weight' in one ? one.weight : 0));
    expect(rail).toBeGreaterThan(wall ?? 0);
  });
});

describe('codes', () => {
  test.each([
    ['EZ9F34116', 'code ez9f34116'],
    ['ez9f34ii6', 'code ez9f34116'],
    ['221-412', 'code 221412'],
    ['mva20 1 016 c', 'code mva201016c'],
    ['OK-NYMJ 3X2.5', 'code 0knymj3x25'],
  ])('%s is known for one', (text, code) => {
    expect(allOf(text)).toEqual([[code]]);
  });

  test('a beginning of one may be a code or a word', () => {
    expect(allOf('ez9f34')).toEqual([['code ez9f34', 'ez9f34']]);
  });

  test('a word without a digit never is', () => {
    expect(allOf('intrare')).toEqual([['intrar']]);
  });
});

test('words are given up first, then makers, ratings, things, marks and codes', () => {
  const importanceOf = (text: string) => read(text)[0]?.importance;
  expect(['lanternă', 'шнайдер', '3x2.5', 'priza', 'ПВ-3', 'EZ9F34116'].map(importanceOf)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(Object.values(IMPORTANCE)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('milliamperes are kept like a mark: only one kind of thing has them', () => {
  expect(read('30 мА')[0]?.importance).toBe(IMPORTANCE.mark);
  expect(read('16 А')[0]?.importance).toBe(IMPORTANCE.rating);
});

describe('a rating may be said in other words', () => {
  test.each([
    ['220 В', ['mains voltage']],
    ['230V', ['mains voltage']],
    ['380V', ['380 of u_v,coil_v', 'piece 380v', '400 of u_v,coil_v', '415 of u_v,coil_v']],
    ['24V', ['24 of u_v,coil_v', 'piece 24v']],
  ])('%s', (text, meanings) => {
    expect(allOf(text)).toEqual([meanings]);
  });

  test('a length in millimetres or centimetres is one in metres too', () => {
    for (const text of ['1200 мм', '120 cm', '1200']) {
      expect(allOf(text)[0]).toContain('1.2 of len_m');
    }
  });
});

test('that it is electric tells nothing, unless nothing else is said', () => {
  expect(firstOf('priza electrica')).toEqual(['category/prize']);
  expect(firstOf('электрическая розетка')).toEqual(['category/prize']);
  expect(firstOf('electrice')).toEqual(['electric']);
});

test('a phrase may be turned round, and be said without its little words', () => {
  expect(firstOf('cablu canal')).toEqual(['category/canal-cablu']);
  expect(firstOf('dubla priza')).toEqual(['category/prize & gang=2']);
  expect(firstOf('priza pamant')).toEqual(['category/prize']);
});

test('a point between digits is never lost', () => {
  expect(allOf('3-x-2.5').flat()).not.toContain('3x25');
  expect(allOf('3-x-25').flat()).toContain('3x25');
});

test('of a whole page of text the first dozen of terms is read', () => {
  expect(read('lanternă '.repeat(500))).toHaveLength(12);
});
