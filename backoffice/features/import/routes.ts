import * as v from 'valibot';
import { rowOutcomes } from '../../../contract/import/options.ts';
import { screenAt, screenWith } from '../../app/screen-at.ts';

const outcome = v.optional(v.fallback(v.picklist(['', ...rowOutcomes]), ''));

export const importRoutes = [
  screenAt('/import', () => import('./imports-screen.tsx')),
  screenWith('/import/$id', v.object({ outcome }), () => import('./import-screen.tsx')),
] as const;
