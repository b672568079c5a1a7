import type { MouseEvent, ReactNode } from 'react';
import { readListingState } from '../../../../contract/catalogue-url.ts';
import { SEARCH_FILTERS_DEBOUNCE } from '../../../../contract/constants.ts';
import { innerPath } from '../../../inner-links.tsx';
import type { ListingView } from '../listing/use-listing.ts';

type Props = { view: ListingView; children: ReactNode };

/** Several filters ticked in a row are looked up once: a search costs more than a category. */
export function DelayedChoices({ view, children }: Props) {
  function wait(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-keep-scroll]') || innerPath(event) === null) return;
    event.preventDefault();
    const wanted = readListingState(new URL(link.href).searchParams);
    view.go(wanted, { delay: SEARCH_FILTERS_DEBOUNCE });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={wait}>{children}</div>
  );
}
