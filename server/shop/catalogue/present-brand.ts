import type { InferOutput } from 'valibot';
import type { Locale } from '../../../contract/locale.ts';
import type { brand } from '../../../contract/shapes/content.ts';
import type { Brand } from '../reference/brands.ts';

export const brandReference = ({ id, slug, title }: Brand) => ({ id, slug, title });

export const presentBrand = (one: Brand, locale: Locale): InferOutput<typeof brand> => ({
  ...brandReference(one),
  logo: one.logo === null ? null : { file: one.logo, alt: one.title, title: one.title },
  description: one.description[locale],
  products: one.products,
});
