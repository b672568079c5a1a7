import * as v from 'valibot';
import { screenAt, screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const state = v.optional(v.fallback(v.picklist(['', 'waiting', 'sent', 'failed']), ''));
const filters = v.object({ state, kind: word, recipient: word, order: word, since: word });

export const mailRoutes = [
  screenWith('/mail', filters, () => import('./outbox-screen.tsx')),
  screenAt('/mail/$id', () => import('./mail-screen.tsx')),
] as const;
