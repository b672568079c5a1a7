import { describe, expect, test } from 'vitest';
import { codeKey, fold, nameKey, toLatinLookalikes, writtenCode } from './fold.ts';

describe('texts are compared without what people leave out', () => {
  test.each([
    ['Întrerupător', 'intrerupator'],
    // Cedilla, comma below, none.
    ['şuruburi ţeavă', 'suruburi teava'],
    ['șuruburi țeavă', 'suruburi teava'],
    ['s\u0326uruburi t\u0327eava\u0306', 'suruburi teava'],
    ['жёлтый', 'желтыи'],
    ['2,5 мм²', '2,5 мм2'],
    ['100 м³/ч', '100 м3/ч'],
    // Full-width digits and a ligature, as copied from a catalogue.
    ['ＩＰ４４', 'ip44'],
    ['proﬁl', 'profil'],
    // Zero-width space, soft hyphen, byte order mark, right-to-left mark.
    ['ca\u200bblu pri\u00adză \ufeffbec\u200f', 'cablu priza bec'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('look-alikes stay what they are in plain words', () => {
    expect(fold('СОНЕТ')).toBe('сонет');
    expect(fold('COHET')).toBe('cohet');
    expect(fold('автомат')).not.toBe(toLatinLookalikes('автомат'));
  });
});

describe('a mark has one key, however it is spelled', () => {
  test.each([
    [
      'vvgngls',
      ['ВВГнг-LS', 'ВВГнг LS', 'ВВГНГLS', 'VVGng-LS', 'VVGNGLS', 'BBГнг-LS', 'vvg ng ls'],
    ],
    ['avvg', ['АВВГ', 'AVVG', 'авВГ', 'АBBГ']],
    ['vbbshv', ['ВБбШв', 'VBbShv', 'ВББШВ', 'BБбШв']],
    ['pvs', ['ПВС', 'PVS', 'ПBC']],
    ['shvvp', ['ШВВП', 'ShVVP', 'ШBBП']],
    ['kg', ['КГ', 'KG', 'KГ']],
    ['sip', ['СИП', 'SIP', 'CИП']],
    ['sip4', ['СИП-4', 'SIP 4', 'сип4']],
    ['kspv', ['КСПВ', 'KSPV', 'KCПB']],
    ['pv1', ['ПВ-1', 'ПВ1', 'PV-1', 'ПВ 1', 'ПB1']],
    ['pv3', ['ПВ-3', 'ПВ3', 'PV-3', 'PV 3']],
    ['puv', ['ПуВ', 'PUV', 'ПyB']],
    ['pugv', ['ПуГВ', 'PUGV']],
    ['jysty', ['J-Y(St)Y', 'JYSTY', 'j-y st y']],
    ['h07vk', ['H07V-K', 'H07VK', 'H07 V K']],
  ])('%s', (key, spellings) => {
    expect(spellings.map(nameKey)).toEqual(spellings.map(() => key));
  });

  test('marks that differ keep keys that differ', () => {
    const marks = [
      'ВВГ',
      'АВВГ',
      'ВВГнг',
      'ВВГнг-LS',
      'ПВ-1',
      'ПВ-3',
      'ПВС',
      'КГ',
      'КВВГ',
      'NYM-J',
    ];
    expect(new Set(marks.map(nameKey)).size).toBe(marks.length);
  });

  test('all in Latin letters is taken at its word: BBG is not ВВГ', () => {
    expect(nameKey('BBG')).toBe('bbg');
  });
});

describe('codes', () => {
  test.each([
    ['MVA20-1-016-C', ['mva2o-1-o16-c', 'MVA20 1 016 C', 'mva201016c', 'МVА20-1-016-С']],
    ['1SDA083568R1', ['ISDA083568RI', 'lSDAO83568Rl', '1sda-083568-r1']],
    ['EZ9F34116', ['ez9f34ii6', 'EZ9F-34116', 'ЕZ9F34116']],
    ['PFL6-16/1N/C/30-A', ['PFL6 16 1N C 30 A', 'pfl6161nc30a', 'PFL6_16.1N.C.30.A']],
  ])('%s is found in any of its spellings', (code, spellings) => {
    expect(spellings.map(codeKey)).toEqual(spellings.map(() => codeKey(code)));
  });

  test('a letter that is no look-alike makes another code', () => {
    expect(codeKey('MVA20-1-016-B')).not.toBe(codeKey('MVA20-1-016-C'));
    expect(codeKey('EZ9F34116')).not.toBe(codeKey('EZ9F34125'));
  });

  test('the point of a size survives only in what was written', () => {
    expect(codeKey('OK-NYMJ-3X2.5')).toBe(codeKey('OK-NYMJ-3X25'));
    expect(writtenCode('OK-NYMJ-3X2.5')).toBe('oknymj3x2.5');
    expect(writtenCode('OK-NYMJ-3X25')).toBe('oknymj3x25');
    expect(writtenCode('ok nymj 3х2.5')).toBe('oknymj3x2.5');
  });
});
