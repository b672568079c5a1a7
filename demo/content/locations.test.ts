import { describe, expect, test } from 'vitest';
import { readDistricts } from './locations.ts';
import { settings } from './settings.ts';

const districts = readDistricts();
const localities = districts.flatMap((district) => district.localities);
const romanian = new Intl.Collator('ro');
const byName = (a: { name: { ro: string } }, b: { name: { ro: string } }) =>
  romanian.compare(a.name.ro, b.name.ro);
const titles = (places: { name: { ro: string } }[]) => places.map(({ name }) => name.ro);

describe('districts and localities of Moldova', () => {
  test('all of them are there', () => {
    const count = (kind: string) =>
      [...districts, ...localities].filter((one) => one.kind === kind).length;
    expect([districts.length, localities.length]).toEqual([37, 1682]);
    expect(['municipality', 'district', 'autonomous', 'left-bank'].map(count)).toEqual([
      3, 32, 1, 1,
    ]);
    expect(['city', 'town', 'commune', 'village'].map(count)).toEqual([13, 54, 412, 1203]);
  });

  test('an id names one place only', () => {
    const ids = [...districts, ...localities].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a buyer can tell the places of a district apart by name, in each language', () => {
    for (const { localities } of districts)
      for (const language of ['ro', 'ru', 'en'] as const)
        expect(new Set(localities.map(({ name }) => name[language])).size).toBe(localities.length);
  });

  test('municipalities come first, then districts by the Romanian alphabet', () => {
    const kinds = ['municipality', 'district', 'autonomous', 'left-bank'];
    const sorted = kinds.flatMap((kind) =>
      districts.filter((one) => one.kind === kind).toSorted(byName),
    );
    expect(titles(districts)).toEqual(titles(sorted));
  });

  test('in a district cities come first, then towns, then the villages by the alphabet', () => {
    for (const { localities } of districts) {
      const groups = [['city'], ['town'], ['commune', 'village']].map((kinds) =>
        localities.filter(({ kind }) => kinds.includes(kind)).toSorted(byName),
      );
      expect(titles(localities)).toEqual(titles(groups.flat()));
    }
  });

  test('each language is written in its own letters', () => {
    const all = [...districts, ...localities].map(({ name }) => name);
    expect(all.filter(({ ro }) => !/^[\p{Script=Latin} ().-]+$/u.test(ro))).toEqual([]);
    expect(all.filter(({ ru }) => !/^[\p{Script=Cyrillic}\d ()./-]+$/u.test(ru))).toEqual([]);
    expect(all.filter(({ en }) => !/^[A-Za-z ().'-]+$/.test(en))).toEqual([]);
  });

  test('the capital of the settings is Chișinău, with its suburbs', () => {
    const capital = districts.find(({ id }) => id === settings.capitalDistrictId);
    expect(capital?.name).toEqual({ ro: 'Chișinău', ru: 'Кишинёв', en: 'Chisinau' });
    expect(titles(capital?.localities ?? []).slice(0, 4)).toEqual([
      'Chișinău',
      'Codru',
      'Cricova',
      'Durlești',
    ]);
  });

  test('an English name differs where the Romanian one carries a remark', () => {
    const village = localities.find(({ name }) => name.ro === 'Drochia (sat)');
    expect(village?.name.en).toBe('Drochia (village)');
    expect(localities.find(({ name }) => name.ro === 'Durlești')?.name.en).toBe('Durlesti');
  });
});
