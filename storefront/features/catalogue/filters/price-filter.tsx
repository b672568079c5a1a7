import type { FormEvent } from 'react';
import { leiInField } from '../../../../contract/money.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../listing/messages.ts';
import { StateFields } from '../listing/state-fields.tsx';
import type { ListingView } from '../listing/use-listing.ts';
import { priceRange } from './facets.ts';
import { readPrices } from './read-prices.ts';

type Props = { filter: Filter; view: ListingView };

export function PriceFilter({ filter, view }: Props) {
  const text = useMessages(messages);
  const range = priceRange(filter);
  const { priceMin, priceMax } = view.state;

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const typed = (name: string) => String(entries.get(name) ?? '');
    view.go({ ...view.state, ...readPrices(typed('price__gte'), typed('price__lte')), page: 1 });
  }

  const field = (name: string, label: string, value: number | null, bound: number | null) => (
    <input
      // What the address says is what the field shows, also after a reset.
      key={`${name} ${value}`}
      name={name}
      aria-label={label}
      defaultValue={value === null ? '' : leiInField(value)}
      placeholder={bound === null ? '' : leiInField(bound)}
      inputMode="decimal"
      autoComplete="off"
      className="control min-w-0 flex-1 px-3 tabular-nums"
    />
  );

  return (
    <form action={view.pathname} onSubmit={apply} className="flex flex-wrap items-center gap-2">
      <StateFields state={{ ...view.state, page: 1 }} except={['price__gte', 'price__lte']} />
      {field('price__gte', `${filter.title} ${text.from}, lei`, priceMin, range.min)}
      <span aria-hidden="true">–</span>
      {field('price__lte', `${filter.title} ${text.to}, lei`, priceMax, range.max)}
      <Button type="submit" size="sm" className="w-full">
        {text.apply}
      </Button>
    </form>
  );
}
