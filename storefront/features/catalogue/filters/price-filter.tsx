import { type FormEvent, useId, useState } from 'react';
import type { UnreadPrices } from '../../../../contract/catalogue-url.ts';
import { leiInField } from '../../../../contract/money.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { onDemand, useOnDemand } from '../../../../kit/state/on-demand.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { messages } from '../listing/messages.ts';
import { StateFields } from '../listing/state-fields.tsx';
import type { ListingView } from '../listing/use-listing.ts';
import { priceRange } from './facets.ts';

const reading = onDemand(() => import('./read-prices.ts'));

type Props = { filter: Filter; view: ListingView };

export function PriceFilter({ filter, view }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const id = useId();
  const range = priceRange(filter);
  const { priceMin, priceMax } = view.state;
  /** What is no price stays as it was typed, and is said beside its field. */
  const [refused, setRefused] = useState(view.unread);
  const { code } = useOnDemand(reading, isAny(refused));
  const problems = code?.priceProblems(refused, locale);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const typed = (name: string) => String(entries.get(name) ?? '');
    const given = { from: typed('price__gte'), to: typed('price__lte') };
    reading.want().then(
      ({ readPrices }) => {
        const prices = readPrices(given);
        setRefused(prices ? nothing : given);
        if (prices) view.go({ ...view.state, ...prices, page: 1 });
      },
      // The shop reads it as well.
      () => form.submit(),
    );
  }

  const field = (
    end: keyof UnreadPrices,
    name: string,
    value: number | null,
    bound: number | null,
  ) => (
    <input
      // What the address says is what the field shows, also after a reset.
      key={`${name} ${value}`}
      name={name}
      aria-label={`${filter.title} ${text[end]}, lei`}
      aria-invalid={(problems ? problems[end] : view.unread[end]) ? true : undefined}
      aria-describedby={problems?.[end] && `${id}${end}`}
      defaultValue={value === null ? view.unread[end] : leiInField(value)}
      placeholder={bound === null ? '' : leiInField(bound)}
      inputMode="decimal"
      autoComplete="off"
      className="control min-w-0 flex-1 px-3 tabular-nums"
    />
  );

  return (
    <form
      action={view.pathname}
      onSubmit={apply}
      onInput={() => isAny(refused) && setRefused(nothing)}
      className="flex flex-wrap items-center gap-2"
    >
      <StateFields state={{ ...view.state, page: 1 }} except={['price__gte', 'price__lte']} />
      {field('from', 'price__gte', priceMin, range.min)}
      <span aria-hidden="true">–</span>
      {field('to', 'price__lte', priceMax, range.max)}
      {(['from', 'to'] as const).map(
        (end) =>
          problems?.[end] && (
            <p key={end} id={`${id}${end}`} role="alert" className="w-full text-sm text-danger">
              {problems[end]}
            </p>
          ),
      )}
      <Button type="submit" size="sm" className="w-full">
        {text.apply}
      </Button>
    </form>
  );
}

const nothing: UnreadPrices = { from: '', to: '' };
const isAny = ({ from, to }: UnreadPrices) => (from + to).trim() !== '';
