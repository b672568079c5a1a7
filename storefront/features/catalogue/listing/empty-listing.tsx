import type { ReactNode } from 'react';
import { type ListingState, resetFilters } from '../../../../contract/catalogue-url.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { EmptyState } from '../../../../kit/ui/empty-state.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type ChosenFilter, countChosen } from '../filters/chosen-filters.ts';
import { messages } from './messages.ts';
import type { ShownList } from './shown-list.ts';
import type { ListingView } from './use-listing.ts';

type Props = {
  list: Pick<ShownList, 'total'>;
  chosen: readonly ChosenFilter[];
  view: ListingView;
  wayBack: { title: string; link: string };
  hint?: ReactNode;
};

/** Says what was looked for, what to relax, and the way back. */
export function EmptyListing({ list, chosen, view, wayBack, hint }: Props) {
  const text = useMessages(messages);
  const { state } = view;
  const leadTo = (change: Partial<ListingState>, title: string) => (
    <Button href={view.hrefFor({ ...state, ...change, page: 1 })}>{title}</Button>
  );

  if (list.total > 0) {
    return <EmptyState icon="search" title={text.beyond} actions={leadTo({}, text.firstPage)} />;
  }
  return (
    <EmptyState
      icon="search"
      title={state.search ? text.nothingFor(state.search) : text.nothing}
      text={
        chosen.length > 0 ? (
          <>
            <p className="mb-4">{text.relax}</p>
            <div className="flex flex-wrap justify-center gap-2 text-ink">
              {chosen.map(({ key, title, without }) => (
                <Chip key={key} href={view.hrefFor(without)} removable>
                  {title}
                </Chip>
              ))}
            </div>
          </>
        ) : (
          hint
        )
      }
      actions={
        <>
          {countChosen(state) > 0 && leadTo(resetFilters(state), text.reset)}
          {state.exact && leadTo({ exact: false }, text.searchWider)}
          {state.inStock && leadTo({ inStock: false }, text.showSold)}
          <Button href={wayBack.link}>{wayBack.title}</Button>
        </>
      }
    />
  );
}
