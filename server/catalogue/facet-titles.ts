import type { Text } from '../reference/text.ts';

/** What the filters are called that are no attributes. */
export const facetTitles = {
  brand: { ro: 'Brand', ru: 'Бренд' },
  category: { ro: 'Categorie', ru: 'Категория' },
  price: { ro: 'Preț', ru: 'Цена' },
  price__gte: { ro: 'de la', ru: 'от' },
  price__lte: { ro: 'până la', ru: 'до' },
} satisfies Record<string, Text>;
