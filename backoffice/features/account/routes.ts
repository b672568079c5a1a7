import { screenAt } from '../../app/screen-at.ts';

export const accountRoutes = [screenAt('/account', () => import('./account-screen.tsx'))] as const;
