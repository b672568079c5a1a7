import type { ReactNode } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { ProductGrid } from '../card/product-grid.tsx';
import { chosenFilters, countChosen } from '../filters/chosen-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FILTERS_ID, FiltersButton } from './filters-button.tsx';
import { useListLook } from './list-look.ts';
import { messages } from './messages.ts';
import showAsTableUrl from './show-as-table.js?url&no-inline';
import type { ShownList } from './shown-list.ts';
import { Toolbar } from './toolbar.tsx';
import type { ListingView } from './use-listing.ts';

type Props = {
  list: ShownList;
  view: ListingView;
  /** Where to go when nothing fits. */
  wayBack: { title: string; link: string };
  /** How to ask better. */
  hint?: ReactNode;
  /** The parts it falls into: beside the list above its filters, on smaller screens over it. */
  parts?: ReactNode;
};

export function Listing({ list, view, wayBack, hint, parts }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const look = useListLook();
  const chosen = chosenFilters(view.state, list.filters, { ...text, locale });

  const results =
    list.results.length > 0 ? (
      <>
        <h2 className="sr-only">{text.products}</h2>
        <ChosenChips chosen={chosen} view={view} />
        <ProductGrid products={list.results} equivalents={list.search?.equivalents} />
        <div className="mt-8">
          <Pagination
            pages={list.pages}
            hrefFor={(page) => view.hrefFor({ ...view.state, page })}
          />
        </div>
      </>
    ) : (
      <EmptyListing {...{ list, chosen, view, wayBack, hint }} />
    );

  // Nothing found by a text alone: there is nothing to sort or to narrow.
  if (list.total === 0 && countChosen(view.state) === 0 && !view.state.inStock) return results;
  const filters = parts ? list.filters.filter(isNoCategory) : list.filters;
  return (
    <div className="items-start gap-x-6 beside:grid beside:grid-cols-[15rem_minmax(0,1fr)] beside:grid-rows-[auto_1fr] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
      {parts}
      <aside
        id={FILTERS_ID}
        aria-label={text.filters}
        className="col-start-1 max-beside:not-target:hidden"
      >
        <FilterPanel filters={filters} view={view} />
      </aside>
      {/* Stays in view beside filters that are longer. */}
      <section
        aria-label={text.products}
        data-look={look}
        // Already set by the script where the table was chosen.
        suppressHydrationWarning
        className="col-start-2 row-span-2 row-start-1 min-w-0 beside:sticky beside:top-20"
      >
        <script src={showAsTableUrl} />
        <Toolbar view={view}>
          <FiltersButton filters={filters} total={list.total} view={view} />
        </Toolbar>
        <div
          aria-busy={view.isPending}
          className={`transition-opacity ${view.isPending ? 'opacity-50 delay-150' : ''}`}
        >
          {results}
        </div>
      </section>
    </div>
  );
}

/** Whoever sees the parts of a list goes into one of them instead of ticking it. */
const isNoCategory = ({ filter_type }: Filter) => filter_type !== 'category';
