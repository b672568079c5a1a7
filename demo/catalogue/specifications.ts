import type { ProductRecord } from '../records.ts';
import { brandOf } from './brands.ts';
import type { FamilyProduct } from './family-products.ts';
import { specText } from './spec-labels.ts';

/** What is peculiar to the family: its maker and attributes say the rest. */
export function specificationsOf({
  family,
  brand,
  values,
}: FamilyProduct): ProductRecord['specifications'] {
  const { country } = brandOf(brand);
  return [...family.specs(values).map(specText), specText(['country', country.ro, country.ru])];
}
