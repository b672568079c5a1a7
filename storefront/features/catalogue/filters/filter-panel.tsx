import { type KeyboardEvent, useState } from 'react';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import type { ListingView } from '../listing/use-listing.ts';
import { facetsOf, isChosen } from './facets.ts';
import { OptionFilter } from './option-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

type Props = { filters: readonly Filter[]; view: ListingView };

/** The others are folded until somebody wants them. */
const OPEN_AT_FIRST = 5;

export const FilterPanel = ({ filters, view }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the options inside
  <div data-keep-scroll onKeyDown={tickOnSpace}>
    {filters.map((filter, place) => (
      <Fold key={filter.filter_type} {...{ filter, view, place }} />
    ))}
  </div>
);

/** Open at first or because it is used; afterwards it is the buyer's, whatever is ticked in it. */
function Fold({ filter, view, place }: { filter: Filter; view: ListingView; place: number }) {
  const [open] = useState(
    () =>
      place < OPEN_AT_FIRST ||
      facetsOf(filter).some((facet) => isChosen(view.state, filter, facet)),
  );
  const Content = filter.filter_type === 'price' ? PriceFilter : OptionFilter;
  return (
    <Accordion title={filter.title} open={open}>
      <Content filter={filter} view={view} />
    </Accordion>
  );
}

/** The options are links, yet a checkbox is ticked with the space bar. */
function tickOnSpace(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  target.click();
}
