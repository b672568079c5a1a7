import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { sortOptions } from '../../../contract/constants.ts';
import type { StaffProductList } from '../../../contract/staff/catalogue/product-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { categoryOptions, readBrands, readCategories } from '../../api/catalogue-reference.ts';
import { Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { AttributeSelect, ChosenAttributes } from './attribute-filter.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/products');

type Props = {
  counts: StaffProductList['states'] | undefined;
  /** As the list is asked for. */
  filters: Record<string, string>;
};

export function ProductFilters({ counts, filters }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = useCallback(
    (change: object) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true }),
    [navigate],
  );
  const searchFor = useCallback((typed: string) => set({ search: typed || undefined }), [set]);
  /** The attribute whose values are looked at; those of which one is chosen are shown anyway. */
  const [opened, setOpened] = useState('');
  const categories = useQuery(readCategories).data ?? [];
  const brands = useQuery(readBrands).data ?? [];
  const ticks = {
    is_promotion: text.promotion,
    without_russian: text.withoutRussian,
    without_picture: text.withoutPicture,
  } as const;
  const choice = (
    name: 'category' | 'brand' | 'stock' | 'order_by',
    label: string,
    options: { value: string; label: string }[],
    width: string,
    none = text.all,
  ) => (
    <Select
      name={name}
      label={label}
      value={String(search[name] || '')}
      options={[{ value: '', label: none }, ...options]}
      onChange={(value) => {
        const isId = name === 'category' || name === 'brand';
        set({ [name]: (isId ? Number(value) : value) || undefined });
      }}
      className={width}
    />
  );
  const folded = Object.keys(filters).filter((name) => name !== 'state' && name !== 'search');
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <StateFilter
        label={text.state}
        value={search.state ?? ''}
        items={[
          { id: '', label: text.all },
          { id: 'active', label: text.actives, count: counts?.active },
          { id: 'draft', label: text.drafts, count: counts?.draft },
          { id: 'archived', label: text.archivedOnes, count: counts?.archived },
        ]}
        onChange={(state) => set({ state: state || undefined })}
      />
      <Filters
        isBare
        chosen={folded.length}
        search={
          <div className="whole-row flex basis-full xl:contents">
            <SearchField value={search.search ?? ''} onChange={searchFor} hint={text.searchHint} />
          </div>
        }
      >
        {choice(
          'category',
          text.category,
          categoryOptions(categories, String(search.category)),
          'w-60',
        )}
        {choice(
          'brand',
          text.brand,
          brands.map(({ id, title }) => ({ value: String(id), label: title })),
          'w-44',
        )}
        {choice(
          'stock',
          text.stock,
          [
            { value: 'in', label: text.inStock },
            { value: 'out', label: text.outOfStock },
          ],
          'w-36',
        )}
        {choice(
          'order_by',
          text.order,
          sortOptions.map((value) => ({ value, label: text[value] })),
          'w-44',
          text.byDefault,
        )}
        <div className="whole-row flex basis-full flex-wrap items-center gap-x-4 xl:gap-x-6">
          <AttributeSelect category={search.category} onChoose={setOpened} />
          {(['is_promotion', 'without_russian', 'without_picture'] as const).map((name) => (
            <Checkbox
              key={name}
              name={name}
              label={ticks[name]}
              checked={search[name] ?? false}
              onChange={(isOn) => set({ [name]: isOn || undefined })}
            />
          ))}
          <Button
            kind="ghost"
            size="sm"
            onClick={() => {
              setOpened('');
              void navigate({ search: {}, replace: true });
            }}
            className="ml-auto"
          >
            {text.reset}
          </Button>
        </div>
        <ChosenAttributes
          opened={opened}
          filters={filters}
          value={search.attributes ?? ''}
          onChange={(attributes) => set({ attributes: attributes || undefined })}
          onClose={() => setOpened('')}
        />
      </Filters>
    </div>
  );
}
