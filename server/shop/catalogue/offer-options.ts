import type { Attribute } from '../reference/attributes.ts';
import { type Category, filtersOf, MAX_ATTRIBUTES } from '../reference/categories.ts';
import { attributeGroup, BRAND_GROUP, CATEGORY_GROUP, type Facet } from '../reference/facets.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Wanted } from './selection.ts';

type OfferedAttribute = {
  attribute: Attribute;
  /** Its place among the filters of the listing; it stays when others drop out. */
  number: number;
  options: Facet[];
};

/**
 * Which options to show, and in which order: those that lead somewhere, and whatever is chosen.
 * `counts` by facet.
 */
export function offerOptions({
  catalogue,
  selection,
  counts,
}: {
  catalogue: SearchedCatalogue;
  selection: Wanted;
  counts: Int32Array;
}) {
  const { facets } = catalogue;
  const chosen = new Set(selection.groups.flatMap((group) => group.chosen));
  const countOf = ({ id }: Facet) => counts[id] ?? 0;
  const isOffered = (facet: Facet) => countOf(facet) > 0 || chosen.has(facet.id);
  const offered = (group: string) => (facets.byGroup.get(group) ?? []).filter(isOffered);
  const byCount = (those: Facet[]) => those.toSorted((a, b) => countOf(b) - countOf(a));

  /**
   * On a category's page its children. Elsewhere, from the top down, the first categories among
   * which there is something to choose. Others that are chosen follow.
   */
  function offerCategories(): Facet[] {
    const facetsOf = (categories: Category[]) =>
      categories.flatMap(({ id }) => facets.all[facets.ofCategory.get(id) ?? -1] ?? []);
    let shown = facetsOf(selection.category?.children ?? catalogue.topCategories);
    while (!selection.category) {
      const [only, another] = shown.filter((facet) => countOf(facet) > 0);
      if (another || only?.kind !== 'category' || only.category.children.length === 0) break;
      shown = facetsOf(only.category.children);
    }
    const others = offered(CATEGORY_GROUP).filter(
      (facet) => chosen.has(facet.id) && !shown.includes(facet),
    );
    return [...shown.filter(isOffered), ...others];
  }

  /** Chosen attributes that the listing does not name stand at the end. */
  function offerAttributes(): OfferedAttribute[] {
    const named = selection.category ? filtersOf(selection.category) : frequentAttributes();
    const chosenToo = catalogue.attributes.filter(({ key }) =>
      selection.groups.some((group) => group.key === attributeGroup(key)),
    );
    return [...new Set([...named, ...chosenToo])]
      .map((attribute, at) => ({ attribute, number: at + 1, options: optionsOf(attribute) }))
      .filter(({ options }) => options.length > 0);
  }

  /** What has a number stands by it, words too: IP44 before IP65, 1P before 3P. */
  function optionsOf({ key }: Attribute): Facet[] {
    const options = offered(attributeGroup(key));
    return options.some(hasNumber) ? options.toSorted(byNumber) : byCount(options);
  }

  function frequentAttributes(): Attribute[] {
    const products = ({ key }: Attribute) =>
      offered(attributeGroup(key)).reduce((sum, facet) => sum + countOf(facet), 0);
    return catalogue.attributes
      .map((attribute) => ({ attribute, products: products(attribute) }))
      .sort((a, b) => b.products - a.products)
      .slice(0, MAX_ATTRIBUTES)
      .map(({ attribute }) => attribute)
      .sort((a, b) => a.position - b.position);
  }

  return {
    brands: byCount(offered(BRAND_GROUP)),
    categories: offerCategories(),
    attributes: offerAttributes(),
  };
}

const byNumber = (a: Facet, b: Facet) => numberOf(a) - numberOf(b) || compareKeys(a, b);

/** Of two on one place, `6` and `6A`, the shorter comes first. */
const compareKeys = (a: Facet, b: Facet) => keyOf(a).localeCompare(keyOf(b), 'en');

const hasNumber = (facet: Facet) => facet.kind === 'attribute' && facet.value.number !== null;

const numberOf = (facet: Facet) =>
  (facet.kind === 'attribute' ? facet.value.number : null) ?? Number.POSITIVE_INFINITY;

const keyOf = (facet: Facet) => (facet.kind === 'attribute' ? facet.value.key : '');
