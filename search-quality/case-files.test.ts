import { expect, test } from 'vitest';
import { demoCatalogue } from '../demo/catalogue/demo-catalogue.fixture.ts';
import { allCases, casesOf, kindCases } from './case-files.ts';
import { impossibilities } from './impossibilities.ts';
import { holds, type Predicate } from './predicate.ts';
import { fieldsByCode } from './product-fields.ts';

const products = [...fieldsByCode(demoCatalogue).values()];
const matching = (predicate: Predicate) => products.filter((fields) => holds(predicate, fields));

test('no two cases share an id', () => {
  const ids = [...allCases(), ...kindCases()].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no two cases ask the same on the same page', () => {
  const asked = allCases().map(({ locale, query }) => `${locale} ${query}`);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

test('both files speak of the same groups', () => {
  const groups = (file: 'public' | 'further') => [
    ...new Set(casesOf(file).map(({ group }) => group)),
  ];
  expect(groups('public')).toHaveLength(17);
  expect(groups('further')).toEqual(groups('public'));
});

test('the catalogue holds what they ask for and what they bar', () => {
  expect(impossibilities(allCases(), products)).toEqual([]);
});

test('every family of the catalogue is asked for by name or nature', () => {
  const narrow = allCases()
    .map(({ must }) => new Set(matching(must).map((fields) => fields.get('leaf')?.[0])))
    .filter((families) => families.size <= 3);
  const asked = new Set(narrow.flatMap((families) => [...families]));
  const every = new Set(products.map((fields) => fields.get('leaf')?.[0]));
  expect([...every].filter((family) => !asked.has(family))).toEqual([]);
});

test('every family is asked for as a thing, in both languages', () => {
  const familiesIn = (language: string) =>
    new Set(
      kindCases()
        .filter(({ locale }) => locale === language)
        .flatMap(({ thing }) => thing.flatMap(matching))
        .map((fields) => fields.get('leaf')?.[0]),
    );
  const every = new Set(products.map((fields) => fields.get('leaf')?.[0]));
  for (const asked of [familiesIn('ro'), familiesIn('ru')]) {
    expect([...every].filter((family) => !asked.has(family))).toEqual([]);
  }
});

test('every way to be the thing is some product’s, and no text is asked twice', () => {
  const impossible = kindCases().filter(({ thing }) =>
    thing.some((predicate) => matching(predicate).length === 0),
  );
  expect(impossible.map(({ id }) => id)).toEqual([]);
  const asked = kindCases().map(({ locale, query }) => `${locale} ${query}`);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});
