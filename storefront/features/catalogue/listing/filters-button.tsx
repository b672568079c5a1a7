import { type MouseEvent, useEffect, useState } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { fetchedPart } from '../../../../kit/ui/fetched-part.tsx';
import { countChosen } from '../filters/chosen-filters.ts';
import { messages } from './messages.ts';
import type { ListingView } from './use-listing.ts';

const FilterSheet = fetchedPart(() => import('../filters/filter-sheet.tsx'));

export const FILTERS_ID = 'filters';

type Props = { filters: readonly Filter[]; total: number; view: ListingView };

/** Opens the sheet. Without script, or without its code, it leads to the filters, which styles then show. */
export function FiltersButton({ filters, total, view }: Props) {
  const text = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const chosen = countChosen(view.state);

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  const close = () => setOpen(false);

  return (
    <>
      <Button
        href={`#${FILTERS_ID}`}
        aria-haspopup="dialog"
        icon="filter"
        onClick={open}
        className="beside:hidden"
      >
        {chosen > 0 ? `${text.filters} (${chosen})` : text.filters}
      </Button>
      {isOpen && (
        <FilterSheet
          {...{ filters, total, view }}
          onClose={close}
          missing={<InTheirPlace onShown={close} />}
        />
      )}
    </>
  );
}

function InTheirPlace({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    location.hash = FILTERS_ID;
    onShown();
  });
  return null;
}
