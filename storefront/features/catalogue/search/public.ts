export { DelayedChoices } from './delayed-choices.tsx';
export { EquivalentBadge } from './equivalent-badge.tsx';
export { ListingSearch } from './listing-search.tsx';
export { messages as searchMessages } from './messages.ts';
export { ResemblingProducts } from './resembling-products.tsx';
export { SearchNotice } from './search-notice.tsx';
