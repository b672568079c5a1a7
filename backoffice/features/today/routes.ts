import * as v from 'valibot';
import { screenAt, screenWith } from '../../app/screen-at.ts';

/** Days of the period. */
const days = v.optional(v.fallback(v.picklist([7, 30, 365]), 30));

export const todayRoutes = [
  screenWith('/today', v.object({ days }), () => import('./today-screen.tsx')),
  screenAt('/low-stock', () => import('./low-stock-screen.tsx')),
] as const;
