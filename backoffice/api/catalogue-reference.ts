import type { StaffCategory } from '../../contract/staff/catalogue/reference-shapes.ts';
import { titleOf } from '../ui/title-of.ts';
import { api } from './api.ts';

/** What products are described with; read once for all who choose from it. */
export const readCategories = {
  queryKey: ['categories'],
  queryFn: () => api.get('/staff/categories/'),
};
export const readBrands = { queryKey: ['brands'], queryFn: () => api.get('/staff/brands/') };
export const readUnits = { queryKey: ['units'], queryFn: () => api.get('/staff/units/') };

/** The tree as a list to choose from: each below its parent, indented by its level. */
export function categoryOptions(categories: StaffCategory[]) {
  const below = (parent: number | null): StaffCategory[] =>
    categories
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...below(category.id)]);
  return below(null).map((category) => ({
    value: String(category.id),
    label: `${'\u00a0\u00a0\u00a0'.repeat(category.level - 1)}${titleOf(category)}`,
  }));
}
