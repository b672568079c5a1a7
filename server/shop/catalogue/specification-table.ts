import type { Locale } from '../../../contract/locale.ts';
import type { Specification } from '../../../contract/shapes/product.ts';
import type { Specification as FreeLine } from '../../base/database/tables/catalogue.ts';
import type { Attribute, AttributeValue } from '../reference/attributes.ts';
import type { Brand } from '../reference/brands.ts';
import { type Category, filtersOf } from '../reference/categories.ts';
import { facetTitles } from '../reference/facets.ts';
import { textOf } from '../reference/text.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';

export type Fact = {
  attribute: Attribute;
  values: AttributeValue[];
  /** Whether the category's listing is filtered by it. */
  isFilter: boolean;
};

/**
 * What a product is described by, each attribute once with its values: those its category names, in
 * that order, then the others in the shop's.
 */
export function factsOf(
  valueIds: number[],
  category: Category,
  { valueById }: Pick<SearchedCatalogue, 'valueById'>,
): Fact[] {
  const values = Map.groupBy(
    valueIds.flatMap((id) => valueById.get(id) ?? []),
    ({ attribute }) => attribute,
  );
  const named = filtersOf(category).filter((attribute) => values.has(attribute));
  const others = [...values.keys()]
    .filter((attribute) => !named.includes(attribute))
    .toSorted((a, b) => a.position - b.position || a.id - b.id);
  return [...named, ...others].map((attribute, at) => ({
    attribute,
    values: values.get(attribute) ?? [],
    isFilter: at < named.length,
  }));
}

/** `2,5 mm²`; of several, one behind the other. */
export const valuesText = ({ values }: Pick<Fact, 'values'>, locale: Locale) =>
  values.map(({ label }) => label[locale]).join(', ');

type Described = { facts: Fact[]; brand: Brand; freeLines: FreeLine[] };

/**
 * The table of a product's page. Each fact stands where it is edited and nowhere else: the brand and
 * the attributes first, then the lines that are none. A line called as an attribute that the product
 * has, which 1C may send before anybody mapped it, would say the same twice, or something else.
 */
export function specificationTable(
  { facts, brand, freeLines }: Described,
  locale: Locale,
): Specification[] {
  const titles = new Set(
    [facetTitles.brand, ...facts.map(({ attribute }) => attribute.title)].flatMap(({ ro, ru }) => [
      ro.toLowerCase(),
      ru.toLowerCase(),
    ]),
  );
  return [
    { title: facetTitles.brand[locale], value: brand.title, shared: 'brand' },
    ...facts.map((fact) => ({
      title: fact.attribute.title[locale],
      value: valuesText(fact, locale),
      shared: fact.isFilter ? fact.values.map(({ name }) => name) : null,
    })),
    ...freeLines
      .filter(
        ({ label_ro, label_ru }) =>
          !titles.has(label_ro.toLowerCase()) && !titles.has(label_ru.toLowerCase()),
      )
      .map((line) => ({
        title: textOf(line.label_ro, line.label_ru)[locale],
        value: textOf(line.value_ro, line.value_ru)[locale],
        shared: null,
      })),
  ];
}
