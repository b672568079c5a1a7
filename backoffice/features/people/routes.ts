import { screenAt } from '../../app/screen-at.ts';

export const peopleRoutes = [screenAt('/people', () => import('./people-screen.tsx'))] as const;
