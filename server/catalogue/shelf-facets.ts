import type { Labels, Shelf } from './shelf.ts';

type Products = Pick<Shelf, 'categories' | 'rowById'> & {
  /** Brand ids by row. */
  brands: Int32Array;
  /** Pairs of product id and attribute value id. */
  values: Int32Array;
};

/** The facets of every row, one row after the other: brand, path of the category, values. */
export function gatherFacets(products: Products, { categories: tree, facets: labels }: Labels) {
  const { brands, categories } = products;
  const pathFacets = tree.map(({ path }) =>
    path.flatMap(({ id }) => labels.ofCategory.get(id) ?? []),
  );
  const values = valueFacets(products, labels.ofValue);

  const firstFacet = new Int32Array(brands.length + 1);
  for (let row = 0; row < brands.length; row++) {
    firstFacet[row + 1] = 1 + (pathFacets[categories[row] ?? 0]?.length ?? 0);
  }
  for (const row of values.rows) firstFacet[row + 1] = (firstFacet[row + 1] ?? 0) + 1;
  for (let row = 0; row < brands.length; row++) {
    firstFacet[row + 1] = (firstFacet[row + 1] ?? 0) + (firstFacet[row] ?? 0);
  }

  const facets = new Int32Array(firstFacet.at(-1) ?? 0);
  const next = firstFacet.slice();
  const put = (row: number, facet: number) => {
    const at = next[row] ?? 0;
    facets[at] = facet;
    next[row] = at + 1;
  };
  for (let row = 0; row < brands.length; row++) {
    put(row, labels.ofBrand.get(brands[row] ?? 0) ?? 0);
    for (const step of pathFacets[categories[row] ?? 0] ?? []) put(row, step);
  }
  for (let pair = 0; pair < values.rows.length; pair++) {
    put(values.rows[pair] ?? 0, values.facets[pair] ?? 0);
  }
  return { firstFacet, facets };
}

/** The pairs as row and facet. Those of a product mostly stand together. */
function valueFacets({ values, rowById }: Products, ofValue: Map<number, number>) {
  const rows = new Int32Array(values.length / 2);
  const facets = new Int32Array(values.length / 2);
  let [product, row, known]: [number, number | undefined, number] = [0, undefined, 0];
  for (let at = 0; at < values.length; at += 2) {
    const id = values[at] ?? 0;
    if (id !== product) [product, row] = [id, rowById.get(id)];
    const facet = ofValue.get(values[at + 1] ?? 0);
    if (row === undefined || facet === undefined) continue;
    rows[known] = row;
    facets[known] = facet;
    known++;
  }
  return { rows: rows.subarray(0, known), facets: facets.subarray(0, known) };
}
