import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { sortOptions } from '../../../contract/constants.ts';
import type { StaffProductList } from '../../../contract/staff/catalogue/product-shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { categoryOptions, readBrands, readCategories } from '../../api/catalogue-reference.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { AttributeSelect, ChosenAttributes } from './attribute-filter.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/products');

type Counts = StaffProductList['states'] | undefined;

type Props = {
  counts: Counts;
  /** As the list is asked for. */
  filters: Record<string, string>;
};

export function ProductFilters({ counts, filters }: Props) {
  const text = useMessages(messages);
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
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <States counts={counts} chosen={search.state ?? ''} onChoose={(state) => set({ state })} />
      <div className="filter-row">
        <div className="whole-row flex basis-full xl:contents">
          <SearchField value={search.search ?? ''} onChange={searchFor} hint={text.searchHint} />
        </div>
        <Select
          name="category"
          label={text.category}
          value={String(search.category || '')}
          options={[
            { value: '', label: text.all },
            ...categoryOptions(categories, String(search.category)),
          ]}
          onChange={(id) => set({ category: Number(id) || undefined })}
          className="w-60"
        />
        <Select
          name="brand"
          label={text.brand}
          value={String(search.brand || '')}
          options={[
            { value: '', label: text.all },
            ...brands.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          onChange={(id) => set({ brand: Number(id) || undefined })}
          className="w-44"
        />
        <Select
          name="stock"
          label={text.stock}
          value={search.stock ?? ''}
          options={[
            { value: '', label: text.all },
            { value: 'in', label: text.inStock },
            { value: 'out', label: text.outOfStock },
          ]}
          onChange={(stock) => set({ stock: stock || undefined })}
          className="w-36"
        />
        <Select
          name="order_by"
          label={text.order}
          value={search.order_by ?? ''}
          options={[
            { value: '', label: text.byDefault },
            ...sortOptions.map((value) => ({ value, label: text[value] })),
          ]}
          onChange={(order_by) => set({ order_by: order_by || undefined })}
          className="w-44"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 xl:gap-x-6">
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
    </div>
  );
}

type StatesProps = {
  counts: Counts;
  chosen: string;
  onChoose: (state: string | undefined) => void;
};

function States({ counts, chosen, onChoose }: StatesProps) {
  const text = useMessages(messages);
  const labels = { draft: text.drafts, active: text.actives, archived: text.archivedOnes };
  return (
    <fieldset className="flex flex-wrap gap-1" aria-label={text.state}>
      {(['', 'active', 'draft', 'archived'] as const).map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChoose(state || undefined)}
          className="min-h-9 rounded-control px-3 text-sm font-semibold text-steel hover:bg-mist aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {state ? labels[state] : text.all}
          {counts && state && <span className="ml-2 tabular-nums">{counts[state]}</span>}
        </button>
      ))}
    </fieldset>
  );
}
