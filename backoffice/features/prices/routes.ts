import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { screenWith } from '../../app/screen-at.ts';
import { id, word } from '../../app/search-fields.ts';

const state = v.optional(v.fallback(v.picklist(['', ...productStates]), ''));
const which = v.object({ category: id, brand: id, state, search: word });

export const priceRoutes = [
  screenWith('/products/prices', which, () => import('./prices-screen.tsx')),
] as const;
