import { MAINS_VOLTS, type Meaning } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { putRow, putRows, type RowWeights, withRowWeights } from './row-weights.ts';

const VOLTAGES = ['u_v', 'coil_v'];

/**
 * Where a category names the voltage among its attributes, as of contactors, a product must state
 * that of the network. Everywhere else products run on it unless they state another voltage.
 */
export function weighMainsVoltage(
  { weight }: Extract<Meaning, { is: 'mains voltage' }>,
  { search, categories, index }: SearchedCatalogue,
  into: RowWeights,
) {
  const namesVoltage = categories.map(({ attributes }) =>
    attributes.some(({ key }) => VOLTAGES.includes(key)),
  );
  const mustState = (row: number) => namesVoltage[index.rows.categories[row] ?? 0] ?? false;
  withRowWeights(index.rows.ids.length, (otherVoltage) => {
    for (const [number, facets] of search.facetsByNumber) {
      const isMains = MAINS_VOLTS.includes(number);
      for (const { facet, attribute } of facets) {
        if (!VOLTAGES.includes(attribute)) continue;
        for (const row of index.facetRows.of(facet)) {
          if (!isMains) putRow(otherVoltage, row, 1);
          else if (mustState(row)) putRow(into, row, weight);
        }
      }
    }
    for (let row = 0; row < index.rows.count; row++) {
      if (otherVoltage.weights[row] === 0 && !mustState(row)) putRow(into, row, weight);
    }
  });
  for (const { facet, attribute, from, to } of search.ranges) {
    const isSpanned = MAINS_VOLTS.some((volts) => from <= volts && volts <= to);
    if (!isSpanned || !VOLTAGES.includes(attribute)) continue;
    putRows(into, index.facetRows.of(facet), weight / 2);
  }
}
