import { codesBeginningWith, codesHolding } from '../../product-index/code-index.ts';
import { rowOf } from '../../product-index/product-rows.ts';
import { type Meaning, WEIGHT } from '../meaning.ts';
import type { SearchedCatalogue } from '../searched-catalogue.ts';
import { writtenCode } from '../text/fold.ts';
import { putRow, type RowWeights } from './row-weights.ts';

/** The code itself, codes that begin so, and if there are none, codes that have it inside. */
export function weighCode(
  { key, typed }: Extract<Meaning, { is: 'code' }>,
  { index }: SearchedCatalogue,
  into: RowWeights,
) {
  const putProduct = (id: number, weight: number) => {
    const row = rowOf(index.rows, id);
    if (row !== undefined) putRow(into, row, weight);
  };
  const written = codesBeginningWith(index.codes, writtenCode(typed));
  for (const { id, exact } of written) putProduct(id, exact ? WEIGHT.exactCode : WEIGHT.codeBegins);
  // 3X2.5 and 3X25 are compared alike: whoever wrote the point wants the one with the point.
  if (written.some(({ exact }) => exact)) return;
  const beginning = codesBeginningWith(index.codes, key);
  for (const { id, exact } of beginning) {
    putProduct(id, exact ? WEIGHT.sameCode : WEIGHT.codeBegins);
  }
  if (beginning.length === 0) {
    for (const id of codesHolding(index.codes, key)) putProduct(id, WEIGHT.codeHolds);
  }
}
