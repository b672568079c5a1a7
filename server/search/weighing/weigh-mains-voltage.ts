import type { Meaning } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { heaviestIn, type Put, withTally } from './row-weights.ts';

/** The network was called 220 V before it was 230, and people still do. */
export const MAINS_VOLTS = [220, 230, 240];
const VOLTAGES = ['u_v', 'coil_v'];

/**
 * The voltage of the network. Contactors are sold by it; a socket, a lamp or a breaker has it
 * anyway, as well as the one beside it that says so, and only what says another is no answer.
 */
export function weighMains(
  { weight }: Extract<Meaning, { is: 'mains' }>,
  { search, categories, index }: SearchedCatalogue,
  put: Put,
) {
  const isSoldByVoltage = categories.map(({ attributes }) =>
    attributes.some(({ key }) => VOLTAGES.includes(key)),
  );
  const isTelling = (row: number) => isSoldByVoltage[index.rows.categories[row] ?? 0] ?? false;
  withTally(index.rows.ids.length, (stated) => {
    const state = heaviestIn(stated);
    for (const [number, facets] of search.facetsByNumber) {
      const isMains = MAINS_VOLTS.includes(number);
      for (const { facet, attribute } of facets) {
        if (!VOLTAGES.includes(attribute)) continue;
        for (const row of index.facetRows.of(facet)) {
          if (!isMains) state(row, 1);
          else if (isTelling(row)) put(row, weight);
        }
      }
    }
    for (let row = 0; row < index.rows.count; row++) {
      if (stated.weights[row] === 0 && !isTelling(row)) put(row, weight);
    }
  });
  for (const { facet, attribute, from, to } of search.ranges) {
    const isSpanned = MAINS_VOLTS.some((volts) => from <= volts && volts <= to);
    if (!isSpanned || !VOLTAGES.includes(attribute)) continue;
    for (const row of index.facetRows.of(facet)) put(row, weight / 2);
  }
}
