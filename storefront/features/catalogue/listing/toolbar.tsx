import type { ReactNode } from 'react';
import { type ListingOrder, STOCK_TOGGLE_DEBOUNCE } from '../../../../contract/constants.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Select } from '../../../../kit/ui/select.tsx';
import { Switch } from '../../../../kit/ui/switch.tsx';
import { LookSwitch } from './look-switch.tsx';
import { messages } from './messages.ts';
import { StateFields } from './state-fields.tsx';
import type { ListingView } from './use-listing.ts';

type Props = { view: ListingView; children?: ReactNode };

/** Order and stock; each change is applied at once, without script by the form's button. */
export function Toolbar({ view, children }: Props) {
  const text = useMessages(messages);
  const { state, orders } = view;

  /** Among what a text found, the popular ones come after the fitting ones. */
  const nameOf = (option: ListingOrder) =>
    option === 'popular' && state.search !== '' ? text.fitting : text[option];

  function order(wanted: string) {
    const option = orders.find((known) => known === wanted);
    if (option) view.go({ ...state, order: option, page: 1 });
  }

  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      <form action={view.pathname} className="contents">
        <StateFields state={{ ...state, page: 1 }} except={['order_by', 'is_stock']} />
        <Select
          bare
          label={text.sort}
          name="order_by"
          value={state.order}
          onChange={order}
          options={orders.map((value) => ({ value, label: nameOf(value) }))}
          className="min-w-44 flex-1 md:max-w-60"
        />
        <div className="md:ml-auto">
          <Switch
            label={text.inStock}
            name="is_stock"
            value="true"
            checked={state.inStock}
            onChange={(inStock) =>
              view.go({ ...state, inStock, page: 1 }, { delay: STOCK_TOGGLE_DEBOUNCE })
            }
          />
        </div>
        <noscript>
          <button type="submit" className="button button-secondary">
            {text.apply}
          </button>
        </noscript>
      </form>
      <LookSwitch />
    </div>
  );
}
