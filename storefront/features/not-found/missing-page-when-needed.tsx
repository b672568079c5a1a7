import { type ComponentType, lazy } from 'react';
import { FailurePage } from './failure-page.tsx';

/** Where it cannot be fetched, the page says so once it is shown. */
export const loadMissingPage = (): Promise<unknown> => import('./missing-page.tsx').catch(() => {});

/** The server has it at hand; the browser fetches it for whoever gets lost. */
export const MissingPage: ComponentType = import.meta.env.SSR
  ? (await import('./missing-page.tsx')).default
  : lazy(() =>
      import('./missing-page.tsx').catch((error: unknown) => ({
        default: () => <FailurePage error={error} />,
      })),
    );
