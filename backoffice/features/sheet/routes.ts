import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { screenWith } from '../../app/screen-at.ts';
import { id, ids, word } from '../../app/search-fields.ts';

const shown = v.object({
  category: id,
  brand: id,
  state: v.optional(v.fallback(v.picklist(['', ...productStates]), '')),
  search: word,
  /** Ids of attributes. */
  columns: ids,
  /** Names of columns that are not shown. */
  hide: word,
});

export const sheetRoutes = [
  screenWith('/products/sheet', shown, () => import('./sheet-screen.tsx')),
] as const;
