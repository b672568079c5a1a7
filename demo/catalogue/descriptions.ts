import type { Text } from '../records.ts';
import { attributeOf } from './attributes.ts';
import type { FamilyProduct } from './family-products.ts';
import { type Locale, valueLabel } from './labels.ts';
import { fillText } from './templates.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The family's own sentences, then the values a buyer compares first. */
export function descriptionOf(product: FamilyProduct, keys: readonly string[]): Text {
  const text = fillText(product.family.about(product.values), product.values);
  return {
    ro: `<p>${escapeHtml(text.ro)}</p>${keyValues(product, keys, 'ro')}`,
    ru: `<p>${escapeHtml(text.ru)}</p>${keyValues(product, keys, 'ru')}`,
  };
}

function keyValues({ values }: FamilyProduct, keys: readonly string[], locale: Locale): string {
  const items = keys.flatMap((key) => {
    const value = values[key];
    if (value === undefined) return [];
    const title = attributeOf(key).title[locale];
    return [`<li><strong>${title}:</strong> ${escapeHtml(valueLabel(key, value)[locale])}</li>`];
  });
  return items.length === 0 ? '' : `<ul>${items.slice(0, 4).join('')}</ul>`;
}
