export { LeftAloneDialog } from './changes-dialog.tsx';
export { SelectionFields } from './sheet-filters.tsx';
