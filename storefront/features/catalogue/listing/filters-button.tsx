import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { countChosen } from '../filters/chosen-filters.ts';
import { messages } from '../filters/messages.ts';
import type { ListingView } from './use-listing.ts';

export const FILTERS_ID = 'filters';

const FilterSheet = lazy(async () => ({
  default: (await import('../filters/filter-sheet.tsx')).FilterSheet,
}));

type Props = { filters: readonly Filter[]; total: number; view: ListingView };

/** Opens the sheet. Without script it leads to the filters, which styles then show. */
export function FiltersButton({ filters, total, view }: Props) {
  const text = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  function open(event: MouseEvent) {
    event.preventDefault();
    setIsLoaded(true);
    setIsOpen(true);
  }

  return (
    <>
      <a
        href={`#${FILTERS_ID}`}
        aria-haspopup="dialog"
        onClick={open}
        className={`${buttonClass()} xl:hidden`}
      >
        <Icon name="filter" size={20} />
        {text.showFilters(countChosen(view.state))}
      </a>
      {isLoaded && (
        <Suspense>
          <FilterSheet
            open={isOpen}
            onClose={() => setIsOpen(false)}
            {...{ filters, total, view }}
          />
        </Suspense>
      )}
    </>
  );
}
