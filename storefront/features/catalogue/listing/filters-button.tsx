import { type MouseEvent, useState } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { countChosen } from '../filters/chosen-filters.ts';
import type { FilterSheet } from '../filters/filter-sheet.tsx';
import { messages } from './messages.ts';
import type { ListingView } from './use-listing.ts';

export const FILTERS_ID = 'filters';

type Props = { filters: readonly Filter[]; total: number; view: ListingView };

/** Opens the sheet. Without script it leads to the filters, which styles then show. */
export function FiltersButton({ filters, total, view }: Props) {
  const text = useMessages(messages);
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const chosen = countChosen(view.state);

  async function open(event: MouseEvent) {
    event.preventDefault();
    const loaded = await import('../filters/filter-sheet.tsx');
    setSheet(() => loaded.FilterSheet);
  }

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
      {Sheet && <Sheet onClose={() => setSheet(null)} {...{ filters, total, view }} />}
    </>
  );
}
