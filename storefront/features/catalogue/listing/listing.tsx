import type { MouseEvent, ReactNode } from 'react';
import { readListingState } from '../../../../contract/catalogue-url.ts';
import type { Filter, ProductList } from '../../../../contract/shapes/listing.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { innerPath } from '../../../inner-links.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ProductGrid } from '../card/product-grid.tsx';
import { chosenFilters, countChosen } from '../filters/chosen-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { messages as filterMessages } from '../filters/messages.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FILTERS_ID, FiltersButton } from './filters-button.tsx';
import { messages } from './messages.ts';
import { Toolbar } from './toolbar.tsx';
import type { ListingView } from './use-listing.ts';

type Props = {
  list: ProductList;
  /** Null when they could not be read. */
  filters: Filter[] | null;
  view: ListingView;
  /** Milliseconds to wait for further choices before the list follows. */
  delay?: number;
  /** Where to go when nothing fits. */
  wayBack: { title: string; link: string };
  /** How to ask better. */
  hint?: ReactNode;
};

export function Listing({ list, filters, view, delay = 0, wayBack, hint }: Props) {
  const text = useMessages(messages);
  const filterText = useMessages(filterMessages);
  const locale = useLocale();
  const offered = filters ?? [];
  // Nothing found by a text alone: there is nothing to sort or to narrow.
  const isBare = list.total === 0 && countChosen(view.state) === 0 && !view.state.inStock;
  const chosen = chosenFilters(view.state, offered, { ...filterText, locale });

  function wait(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-keep-scroll]') || innerPath(event) === null) return;
    event.preventDefault();
    view.go(readListingState(new URL(link.href).searchParams), { delay });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={isBare ? '' : 'items-start gap-6 xl:grid xl:grid-cols-[16.5rem_minmax(0,1fr)]'}
      onClick={delay > 0 ? wait : undefined}
    >
      <aside
        id={FILTERS_ID}
        aria-label={filterText.filters}
        className="max-xl:hidden max-xl:target:block"
      >
        <FilterPanel filters={offered} view={view} />
      </aside>
      {/* Stays in view beside filters that are longer. */}
      <section aria-label={text.products} className="min-w-0 xl:sticky xl:top-20">
        {!isBare && (
          <Toolbar view={view}>
            <FiltersButton filters={offered} total={list.total} view={view} />
          </Toolbar>
        )}
        {list.results.length > 0 && <ChosenChips chosen={chosen} view={view} />}
        <div
          aria-busy={view.isPending}
          className={`transition-opacity ${view.isPending ? 'opacity-50 delay-150' : ''}`}
        >
          {list.results.length > 0 ? (
            <>
              <h2 className="sr-only">{text.products}</h2>
              <ProductGrid products={list.results} />
              <div className="mt-8">
                <Pagination
                  pages={list.pages}
                  hrefFor={(page) => view.hrefFor({ ...view.state, page })}
                />
              </div>
            </>
          ) : (
            <EmptyListing {...{ list, chosen, view, wayBack, hint }} />
          )}
        </div>
      </section>
    </div>
  );
}
