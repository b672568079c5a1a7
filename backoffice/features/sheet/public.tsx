export { LeftAloneDialog } from './changes-dialog.tsx';
export { SelectionFilters } from './sheet-filters.tsx';
