import * as v from 'valibot';
import { screenWith } from '../../app/screen-at.ts';

const parts = ['identity', 'delivery', 'mails', 'limits', 'feeds', 'staff'] as const;
const part = v.optional(v.fallback(v.picklist(parts), 'identity'));

export const settingsRoutes = [
  screenWith('/settings', v.object({ part }), () => import('./settings-screen.tsx')),
] as const;
