export { CategoryChips } from './category-chips.tsx';
export { lastResults, orLast } from './last-results.ts';
export { Listing } from './listing.tsx';
export { ListingParts } from './listing-parts.tsx';
export { listingRequest } from './listing-request.ts';
export { ListingTitle } from './listing-title.tsx';
export { messages as listingMessages } from './messages.ts';
export { narrowedParts, subcategoriesOf } from './parts-of.ts';
export { useListing } from './use-listing.ts';
