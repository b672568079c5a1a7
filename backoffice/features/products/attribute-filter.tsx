import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AttributeForm } from '../../../contract/staff/catalogue/reference-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { api } from '../../api/api.ts';
import {
  labelOf,
  readAttribute,
  readAttributes,
  readOffered,
} from '../../api/catalogue-reference.ts';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './messages.ts';

type SelectProps = { category: number | undefined; onChoose: (key: string) => void };

/** What the category's listing is filtered by; without a category, or of its own, any attribute. */
export function AttributeSelect({ category = 0, onChoose }: SelectProps) {
  const all = useQuery(readAttributes).data ?? [];
  const offered = useQuery(readOffered(category)).data ?? [];
  return (
    <Select
      name="attribute"
      label={text.attribute}
      placeholder={text.addAttribute}
      value=""
      options={(offered.length > 0 ? offered : all).map((attribute) => ({
        value: attribute.key,
        label: titleOf(attribute),
      }))}
      onChange={onChoose}
      bare
      className="w-56"
    />
  );
}

type Props = {
  opened: string;
  /** As the list is asked for: beside what else is chosen a value leaves so many. */
  filters: Record<string, string>;
  /** Names of values joined by ~, as the shop's own filters have them. */
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
};

/** One line for each attribute that is filtered by: of its values any, of all attributes each. */
export function ChosenAttributes({ opened, filters, value, onChange, onClose }: Props) {
  const attributes = useQuery(readAttributes).data;
  const names = value.split('~').filter(Boolean);
  const keys = new Set([...names.map(keyOf), ...(opened ? [opened] : [])]);
  if (keys.size === 0 || !attributes) return null;
  return (
    <div className="whole-row grid basis-full gap-2">
      {[...keys].map((key) => (
        <OneAttribute
          key={key}
          name={key}
          filters={filters}
          attribute={attributes.find((one) => one.key === key)}
          chosen={names.filter((name) => keyOf(name) === key)}
          onChange={(chosen) =>
            onChange([...names.filter((name) => keyOf(name) !== key), ...chosen].join('~'))
          }
          onClose={onClose}
        />
      ))}
    </div>
  );
}

const keyOf = (name: string) => name.split(':', 1)[0] ?? '';

type OneProps = Pick<Props, 'filters'> & {
  name: string;
  attribute: { id: number; title_ro: string; title_ru: string } | undefined;
  chosen: string[];
  onChange: (chosen: string[]) => void;
  onClose: () => void;
};

function OneAttribute({ name, filters, attribute, chosen, onChange, onClose }: OneProps) {
  const title = attribute ? titleOf(attribute) : name;
  const query = useQuery({ ...readAttribute(attribute?.id ?? 0), enabled: Boolean(attribute) });
  const counted = useQuery({
    queryKey: ['products', 'values', name, filters],
    queryFn: () => api.get('/staff/products/values/', { query: { ...filters, attribute: name } }),
    // Figures that change, not values that come and go.
    placeholderData: keepPreviousData,
  });
  const values = offeredValues(name, query.data, chosen);
  const countOf = (id: number | undefined) =>
    counted.data?.counts.find((one) => one.id === id)?.count ?? 0;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="flex items-start gap-2 rounded-control bg-mist px-3 py-1.5">
      <legend className="sr-only">{title}</legend>
      <span aria-hidden="true" className="min-w-28 pt-1.5 text-sm font-semibold">
        {title}
      </span>
      <div className="flex max-h-28 flex-1 flex-wrap gap-1 overflow-y-auto">
        {query.isLoading && <Skeleton className="h-8 w-60" />}
        {!query.isLoading && values.length === 0 && (
          <span className="pt-1.5 text-sm text-steel">{text.noValues}</span>
        )}
        {values.map((value) => (
          <button
            key={value.name}
            type="button"
            aria-pressed={chosen.includes(value.name)}
            onClick={() => toggle(value.name)}
            className="min-h-8 rounded-control border border-line bg-paper px-2.5 text-sm tabular-nums hover:border-edge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {value.label}
            {counted.data && <span className="ml-1.5 text-xs opacity-70">{countOf(value.id)}</span>}
          </button>
        ))}
      </div>
      <Button
        size="sm"
        kind="ghost"
        icon="close"
        aria-label={text.dropAttribute(title)}
        onClick={() => {
          onClose();
          onChange([]);
        }}
      />
    </fieldset>
  );
}

/** Those a product has, and what is chosen, be it gone by now: so it can be given up. */
function offeredValues(key: string, attribute: AttributeForm | undefined, chosen: string[]) {
  const known = (attribute?.values ?? []).map((value) => ({
    id: value.id,
    name: `${key}:${value.key}`,
    label: labelOf(value),
    isUsed: value.products > 0,
  }));
  const gone = chosen.filter((name) => known.every((one) => one.name !== name));
  return [
    ...known.filter(({ name, isUsed }) => isUsed || chosen.includes(name)),
    ...gone.map((name) => ({ id: undefined, name, label: name.slice(key.length + 1) })),
  ];
}
