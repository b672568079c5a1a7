export { loadMissingPage, MissingPage } from './missing-page-when-needed.tsx';
export { TroublePage } from './trouble-page.tsx';
