export { LeftAloneDialog } from './changes-dialog.tsx';
export { stateNames } from './messages.ts';
export { SelectionFields } from './sheet-filters.tsx';
