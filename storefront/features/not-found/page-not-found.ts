/**
 * The wording is `ERROR.PAGE_NOT_FOUND` of the contract, written here again: this page is part of
 * every first view, and all of the shop's messages would come along. A test holds the two together.
 */
export const pageNotFound = (path: string) => `Page Not Found: ${path}`;
