import type { ReactNode } from 'react';
import { resetFilters } from '../../../../contract/catalogue-url.ts';
import type { ProductList } from '../../../../contract/shapes/listing.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type ChosenFilter, countChosen } from '../filters/chosen-filters.ts';
import { messages as filterMessages } from '../filters/messages.ts';
import { messages } from './messages.ts';
import type { ListingView } from './use-listing.ts';

type Props = {
  list: ProductList;
  chosen: readonly ChosenFilter[];
  view: ListingView;
  wayBack: { title: string; link: string };
  hint?: ReactNode;
};

/** Says what was looked for, what to relax, and the way back. */
export function EmptyListing({ list, chosen, view, wayBack, hint }: Props) {
  const text = useMessages(messages);
  const filterText = useMessages(filterMessages);
  const { state, hrefFor } = view;
  const link = (href: string, label: string) => (
    <a href={href} className={buttonClass()}>
      {label}
    </a>
  );

  if (list.total > 0) {
    const first = link(hrefFor({ ...state, page: 1 }), text.firstPage);
    return <EmptyState icon="search" title={text.beyond} actions={first} />;
  }
  const isFiltered = countChosen(state) > 0;
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
                <Chip key={key} href={hrefFor(without)} removable>
                  {title}
                </Chip>
              ))}
            </div>
          </>
        ) : (
          (hint ?? (state.inStock && text.relaxStock))
        )
      }
      actions={
        <>
          {isFiltered && link(hrefFor(resetFilters(state)), filterText.reset)}
          {state.inStock && link(hrefFor({ ...state, inStock: false, page: 1 }), text.showAll)}
          {link(wayBack.link, wayBack.title)}
        </>
      }
    />
  );
}
