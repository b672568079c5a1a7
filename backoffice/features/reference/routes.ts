import { screenAt } from '../../app/screen-at.ts';

export const referenceRoutes = [
  screenAt('/catalogue', () => import('./categories-screen.tsx')),
  screenAt('/catalogue/brands', () => import('./brands-screen.tsx')),
  screenAt('/catalogue/attributes', () => import('./attributes-screen.tsx')),
  screenAt('/catalogue/attributes/$id', () => import('./attribute-screen.tsx')),
  screenAt('/catalogue/units', () => import('./units-screen.tsx')),
] as const;
