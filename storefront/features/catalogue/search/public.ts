export { DelayedChoices } from './delayed-choices.tsx';
export { ListingSearch } from './listing-search.tsx';
export { messages as searchMessages } from './messages.ts';
