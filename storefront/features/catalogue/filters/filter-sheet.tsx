import { resetFilters } from '../../../../contract/catalogue-url.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { countProducts } from '../count-products.ts';
import { messages } from '../listing/messages.ts';
import type { ListingView } from '../listing/use-listing.ts';
import { FilterPanel } from './filter-panel.tsx';

type Props = {
  onClose: () => void;
  filters: readonly Filter[];
  total: number;
  view: ListingView;
};

/** The filters of phones and tablets; the list behind follows every choice. */
export default function FilterSheet({ onClose, filters, total, view }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.filters}
      size="sheet-left"
      footer={
        <div className="flex gap-2">
          <Button kind="primary" onClick={onClose} className="flex-1 px-2!">
            {`${text.show} ${countProducts(locale, total)}`}
          </Button>
          <Button
            kind="ghost"
            aria-label={text.reset}
            onClick={() => view.go(resetFilters(view.state))}
            className="px-3!"
          >
            {text.resetShort}
          </Button>
        </div>
      }
    >
      <FilterPanel filters={filters} view={view} />
    </Dialog>
  );
}
