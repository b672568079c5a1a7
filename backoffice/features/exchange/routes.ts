import * as v from 'valibot';
import { exchangeOutcomes, syncStates } from '../../../contract/staff/exchange.ts';
import { screenAt, screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const outcome = v.optional(v.fallback(v.picklist(['', ...exchangeOutcomes]), ''));
const show = v.optional(v.fallback(v.picklist(['', 'open']), ''));
const state = v.optional(v.fallback(v.picklist(['', ...syncStates]), ''));

export const exchangeRoutes = [
  screenAt('/exchange', () => import('./overview-screen.tsx')),
  screenAt('/exchange/runs', () => import('./runs-screen.tsx')),
  screenWith(
    '/exchange/runs/$id',
    v.object({ outcome, search: word }),
    () => import('./run-screen.tsx'),
  ),
  screenWith(
    '/exchange/waiting',
    v.object({ reason: word, search: word }),
    () => import('./waiting-screen.tsx'),
  ),
  screenWith(
    '/exchange/decisions',
    v.object({ search: word }),
    () => import('./decisions-screen.tsx'),
  ),
  screenWith('/exchange/properties', v.object({ show }), () => import('./properties-screen.tsx')),
  screenWith('/exchange/groups', v.object({ show }), () => import('./groups-screen.tsx')),
  screenWith('/exchange/trial', v.object({ outcome }), () => import('./trial-screen.tsx')),
  screenWith('/exchange/orders', v.object({ state }), () => import('./orders-screen.tsx')),
  screenAt('/exchange/connection', () => import('./connection-screen.tsx')),
] as const;
