import * as v from 'valibot';
import { screenAt, screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const filters = v.object({ kind: word, state: word, search: word });
/** Of what is new: which list it goes to. */
const place = v.object({ kind: word });

export const contentRoutes = [
  screenAt('/content', () => import('./content-screen.tsx')),
  screenWith('/content/$section', filters, () => import('./content-screen.tsx')),
  screenWith('/content/$section/$id', place, () => import('./edit-screen.tsx')),
] as const;
