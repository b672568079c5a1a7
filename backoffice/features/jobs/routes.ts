import { screenAt } from '../../app/screen-at.ts';

export const jobRoutes = [screenAt('/jobs', () => import('./jobs-screen.tsx'))] as const;
