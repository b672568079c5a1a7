import type { StaffCategory } from '../../contract/staff/catalogue/reference-shapes.ts';
import { locale } from '../i18n.ts';
import { titleOf } from '../ui/title-of.ts';
import { api } from './api.ts';
import { queries } from './queries.ts';

/** What products are described with; read once for all who choose from it. */
export const readCategories = {
  queryKey: ['categories'],
  queryFn: () => api.get('/staff/categories/'),
};
export const readBrands = { queryKey: ['brands'], queryFn: () => api.get('/staff/brands/') };
export const readWarehouses = {
  queryKey: ['warehouses'],
  queryFn: () => api.get('/staff/warehouses/'),
};
export const readUnits = { queryKey: ['units'], queryFn: () => api.get('/staff/units/') };
export const readAttributes = {
  queryKey: ['attributes'],
  queryFn: () => api.get('/staff/attributes/'),
};
/** With all its values. */
export const readAttribute = (id: number | string) => ({
  queryKey: ['attributes', String(id)],
  queryFn: () => api.get('/staff/attributes/{id}/', { params: { id } }),
});
/** What products of the category are described by. */
export const readOffered = (category: number | string) => ({
  queryKey: ['offered', String(category)],
  queryFn: () => api.get('/staff/categories/{id}/attributes/', { params: { id: category } }),
  enabled: Boolean(Number(category)),
});

type Read<Row> = { queryKey: readonly unknown[]; queryFn: () => Promise<Row[]> };

/** What was read of it so far, to call things by name where nothing can be waited for. */
export const knownOf = <Row>({ queryKey }: Read<Row>): Row[] =>
  queries.getQueryData<Row[]>(queryKey) ?? [];

type Labelled = { label_ro: string; label_ru: string };

/** A value of an attribute in the reader's language, or in the one there is. */
export const labelOf = ({ label_ro, label_ru }: Labelled) =>
  locale === 'ru' && label_ru ? label_ru : label_ro;

/**
 * The tree as a list to choose from: each below its parent, indented by its level. What is chosen
 * stands in the closed field, where an indent would only push it out of view.
 */
export function categoryOptions(categories: StaffCategory[], chosen = '') {
  const below = (parent: number | null): StaffCategory[] =>
    categories
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...below(category.id)]);
  return below(null).map((category) => {
    const value = String(category.id);
    const depth = value === chosen ? 0 : category.level - 1;
    return { value, label: `${'\u00a0\u00a0\u00a0'.repeat(depth)}${titleOf(category)}` };
  });
}
