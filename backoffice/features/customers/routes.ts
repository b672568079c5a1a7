import * as v from 'valibot';
import { screenAt, screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const yes = v.optional(v.fallback(v.boolean(), false));
const filters = v.object({
  search: word,
  kind: v.optional(v.fallback(v.picklist(['', 'person', 'company']), '')),
  blocked: yes,
  with_orders: yes,
  since: word,
});

export const customerRoutes = [
  screenWith('/customers', filters, () => import('./customers-screen.tsx')),
  screenAt('/customers/$id', () => import('./customer-screen.tsx')),
] as const;
