export { MissingPage } from './missing-page-when-needed.tsx';
export { missing, orNotFound } from './or-not-found.ts';
export { TroublePage } from './trouble-page.tsx';
