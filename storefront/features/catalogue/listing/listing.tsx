import type { ReactNode } from 'react';
import type { FilteredProductList } from '../../../../contract/shapes/listing.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { ProductGrid } from '../card/product-grid.tsx';
import { chosenFilters, countChosen } from '../filters/chosen-filters.ts';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FILTERS_ID, FiltersButton } from './filters-button.tsx';
import { messages } from './messages.ts';
import { Toolbar } from './toolbar.tsx';
import type { ListingView } from './use-listing.ts';

type Props = {
  list: FilteredProductList;
  view: ListingView;
  /** Where to go when nothing fits. */
  wayBack: { title: string; link: string };
  /** How to ask better. */
  hint?: ReactNode;
};

export function Listing({ list, view, wayBack, hint }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
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
  return (
    <div className="items-start gap-6 xl:grid xl:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside id={FILTERS_ID} aria-label={text.filters} className="max-xl:not-target:hidden">
        <FilterPanel filters={list.filters} view={view} />
      </aside>
      {/* Stays in view beside filters that are longer. */}
      <section aria-label={text.products} className="min-w-0 xl:sticky xl:top-20">
        <Toolbar view={view}>
          <FiltersButton filters={list.filters} total={list.total} view={view} />
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
