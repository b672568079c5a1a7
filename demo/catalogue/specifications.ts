import type { ProductRecord } from '../records.ts';
import { attributeValues } from './attribute-values.ts';
import { attributeOf } from './attributes.ts';
import { brandOf } from './brands.ts';
import type { FamilyProduct } from './family-products.ts';
import { specText } from './spec-labels.ts';

/** Maker, then every attribute in the order of the dictionary, then what is peculiar to the family. */
export function specificationsOf({
  family,
  brand,
  values,
}: FamilyProduct): ProductRecord['specifications'] {
  const { country } = brandOf(brand);
  const lines = typeof family.specs === 'function' ? family.specs(values) : family.specs;
  return [
    specText(['brand', brand]),
    ...attributeValues(values).map(({ attribute, label }) => ({
      label: attributeOf(attribute).title,
      value: label,
    })),
    ...lines.map(specText),
    specText(['country', country.ro, country.ru]),
  ];
}
