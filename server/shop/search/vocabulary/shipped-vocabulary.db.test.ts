import { describe, expect, test } from 'vitest';
import { idsOf, openSearchSetup } from '../search-setup.fixture.ts';
import { parseMeaning } from './parse-meaning.ts';
import { readTradeVocabulary } from './read-vocabulary.ts';

const { search, shop, valuesOf } = await openSearchSetup();

describe('the vocabulary the shop is shipped with', () => {
  test('means things this catalogue has', async () => {
    const { synonyms, equivalents } = await readTradeVocabulary();
    const directory = shop.shop.catalogue();
    const meanings = new Set(synonyms.map(({ meaning }) => meaning));
    expect(meanings.size).toBeGreaterThan(200);
    expect([...meanings].filter((one) => parseMeaning(one, directory) === null)).toEqual([]);
    const isMark = (mark: string) => directory.valueByName.has(`mark:${mark}`);
    expect(equivalents.filter(({ mark }) => !isMark(mark))).toEqual([]);
  });

  test.each([
    ['VVGng-LS', 'ВВГнг-LS, ВВГнг(А)-LS, ВВГнг LS, ВВГ нг лс, VVGng-LS, VVGNGLS, BBГнг-LS'],
    ['AVVG', 'АВВГ, AVVG'],
    ['VBbShv', 'ВБбШв, VBbShv, VBBSV, ВББШВ'],
    ['PVS', 'ПВС, PVS'],
    ['ShVVP', 'ШВВП, ShVVP, SVVP'],
    ['KG', 'КГ, KG'],
    ['SIP-4', 'СИП, SIP, СИП-4, AsXSn, TYIR, NFA2X'],
    ['KSPV', 'КСПВ, KSPV'],
    ['PV-1', 'ПВ-1, ПВ1, ПуВ, PV 1'],
    ['PV-3', 'ПВ-3, ПВ3, ПуГВ, PV 3'],
    ['J-Y(St)Y', 'J-Y(St)Y, JYSTY, j-y st y'],
  ])('%s is found as %s', async (mark, spellings) => {
    for (const spelling of spellings.split(', ')) {
      const answer = await search(spelling);
      const [first] = await valuesOf(idsOf(answer), 'mark');
      expect([spelling, first]).toEqual([spelling, mark]);
      expect(answer.search).toMatchObject({ change: null, left_out: [] });
    }
  });
});
