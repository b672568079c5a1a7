import { resetFilters } from '../../../../contract/catalogue-url.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Chip } from '../../../ui/chip.tsx';
import { type ChosenFilter, countChosen } from '../filters/chosen-filters.ts';
import { messages } from './messages.ts';
import type { ListingView } from './use-listing.ts';

type Props = { chosen: readonly ChosenFilter[]; view: ListingView };

export function ChosenChips({ chosen, view }: Props) {
  const text = useMessages(messages);
  // Counted by the address: what the shop does not know can still be taken back.
  if (countChosen(view.state) === 0) return null;
  return (
    <div data-keep-scroll className="mb-4 flex flex-wrap items-center gap-2">
      {chosen.map(({ key, title, without }) => (
        <Chip key={key} href={view.hrefFor(without)} removable>
          {title}
        </Chip>
      ))}
      <a
        href={view.hrefFor(resetFilters(view.state))}
        className="link inline-flex min-h-11 items-center px-2 text-sm font-medium"
      >
        {text.reset}
      </a>
    </div>
  );
}
