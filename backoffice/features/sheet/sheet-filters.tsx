import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { productStates } from '../../../contract/constants.ts';
import { productStateNames } from '../../../contract/staff/product-state-names.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/products/sheet');

/** Categories, brands and attributes one can choose from. */
export const useSheetChoices = () =>
  useQuery({
    queryKey: ['sheet-choices'],
    queryFn: () => api.get('/staff/sheet/choices/'),
    staleTime: 60_000,
  }).data ?? { categories: [], brands: [], attributes: [] };

/** Which products the sheet has; the choice stands in the address. */
export function SheetFiltersBar({ onColumns }: { onColumns: () => void }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: object) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  return (
    <SelectionFilters
      value={search}
      onChange={set}
      actions={
        <Button className="md:ml-auto" icon="grid" onClick={onColumns}>
          {text.columns}
        </Button>
      }
    />
  );
}

type Chosen = {
  category?: string | undefined;
  brand?: string | undefined;
  state?: string | undefined;
  search?: string | undefined;
};

type FiltersProps = Pick<ComponentProps<typeof Filters>, 'actions' | 'isBare'> & {
  value: Chosen;
  onChange: (change: Chosen) => void;
};

/** A category with all beneath it, a brand, a state, a text. */
export function SelectionFilters({ value, onChange, ...around }: FiltersProps) {
  const states = productStateNames[locale];
  const { categories, brands } = useSheetChoices();
  const all = { value: '', label: text.all };
  const { category, brand, state } = value;
  return (
    <Filters
      {...around}
      chosen={[category, brand, state].filter(Boolean).length}
      search={
        <SearchField
          value={value.search ?? ''}
          onChange={(typed) => onChange({ search: typed || undefined })}
        />
      }
    >
      <Select
        name="category"
        label={text.category}
        value={value.category ?? ''}
        options={[
          all,
          ...categories.map(({ id, title, level }) => ({
            value: String(id),
            // What is chosen stands in the closed field: no indent pushes it out of view.
            label: `${'\u00a0\u00a0'.repeat(String(id) === value.category ? 0 : level - 1)}${title}`,
          })),
        ]}
        onChange={(category) => onChange({ category: category || undefined })}
        className="w-40 xl:w-56"
      />
      <Select
        name="brand"
        label={text.brand}
        value={value.brand ?? ''}
        options={[all, ...brands.map(({ id, title }) => ({ value: String(id), label: title }))]}
        onChange={(brand) => onChange({ brand: brand || undefined })}
        className="w-36 xl:w-44"
      />
      <Select
        name="state"
        label={text.state}
        value={value.state ?? ''}
        options={[all, ...productStates.map((state) => ({ value: state, label: states[state] }))]}
        onChange={(state) => onChange({ state: state || undefined })}
        className="w-36"
      />
    </Filters>
  );
}
