export { FailurePage } from './failure-page.tsx';
export { loadMissingPage, MissingPage } from './missing-page-when-needed.tsx';
