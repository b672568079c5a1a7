import { warehouse } from '../../../contract/editing/catalogue.ts';
import { rowVerbs } from '../../changes/row-verbs.ts';

/** Where goods lie. One that ever held something stays: its movements are the history. */
export const warehouses = rowVerbs('warehouse', warehouse);
