import * as v from 'valibot';
import { screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const filters = v.object({
  verb: v.optional(v.fallback(v.picklist(['', 'create', 'change', 'delete']), '')),
  /** A program, such as `exchange`. */
  actor: word,
  entity: word,
  entity_id: word,
  /** Days, such as 2026-11-15. */
  from: word,
  to: word,
});

export const auditRoutes = [
  screenWith('/audit', filters, () => import('./audit-screen.tsx')),
] as const;
