import { type Meaning, WEIGHT } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { putRow, putRows, type RowWeights } from './row-weights.ts';

/** Values that are the number, and less so those that span it. */
export function weighNumber(
  { number, attributes, weight }: Extract<Meaning, { is: 'number' }>,
  { search, index }: SearchedCatalogue,
  into: RowWeights,
) {
  for (const { facet, attribute } of search.facetsByNumber.get(number) ?? []) {
    if (!attributes.includes(attribute)) continue;
    putRows(into, index.facetRows.of(facet), weight);
  }
  for (const { facet, attribute, from, to } of search.ranges) {
    if (number < from || number > to || !attributes.includes(attribute)) continue;
    putRows(into, index.facetRows.of(facet), weight / 2);
  }
}

export function weighRange(
  { range, attributes, weight }: Extract<Meaning, { is: 'range' }>,
  { search, index }: SearchedCatalogue,
  into: RowWeights,
) {
  for (const { facet, attribute, from, to } of search.ranges) {
    const isMeant = attributes.length === 0 || attributes.includes(attribute);
    if (!isMeant || `${from}-${to}` !== range) continue;
    putRows(into, index.facetRows.of(facet), weight);
  }
}

const STEP = 6;

/** Nobody asks for these without their unit: a wire of 2.5 is none that is 2.5 mm thick. */
const ONLY_WITH_UNIT = new Set([
  'od_mm',
  'weight_kg_km',
  'lumen',
  'noise_db',
  'cri',
  'airflow_m3h',
]);

/** A number of anything: the earlier a category names the attribute, the likelier it is meant. */
export function weighSomeNumber(
  number: number,
  { search, categories, index }: SearchedCatalogue,
  into: RowWeights,
) {
  for (const { facet, attribute } of search.facetsByNumber.get(number) ?? []) {
    if (ONLY_WITH_UNIT.has(attribute)) continue;
    const weights = categories.map(({ attributes }) => {
      const place = likelihood(attributes, attribute);
      return place < 0
        ? WEIGHT.numberInTitle
        : Math.max(WEIGHT.number - place * STEP, WEIGHT.numberInTitle);
    });
    for (const row of index.facetRows.of(facet)) {
      const weight = weights[index.rows.categories[row] ?? 0] ?? WEIGHT.numberInTitle;
      putRow(into, row, weight);
    }
  }
}

const SWAPPED: Record<string, string> = { section_mm2: 'cores', cores: 'section_mm2' };

/** Of a cable a number is its section before its cores, though the cores are named first. */
function likelihood(attributes: { key: string }[], wanted: string): number {
  const placeOf = (one: string | undefined) => attributes.findIndex(({ key }) => key === one);
  const other = placeOf(SWAPPED[wanted]);
  return placeOf(wanted) < 0 || other < 0 ? placeOf(wanted) : other;
}
