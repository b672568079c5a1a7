export { CategoryChips } from './category-chips.tsx';
export { Listing } from './listing.tsx';
export { ListingParts } from './listing-parts.tsx';
export { listingRequest, orLast } from './listing-request.ts';
export { ListingTitle } from './listing-title.tsx';
export { messages as listingMessages } from './messages.ts';
export { narrowedParts, subcategoriesOf } from './parts-of.ts';
export { type ShownList, shownList } from './shown-list.ts';
export { useListing } from './use-listing.ts';
