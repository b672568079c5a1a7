import type { ComponentType } from 'react';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { FailurePage } from './failure-page.tsx';

const Fetched = fetchedPart(() => import('./missing-page.tsx'));

/** Where it cannot be fetched, the page says so once it is shown. */
export const loadMissingPage: () => Promise<unknown> = Fetched.prepare;

/** The server has it at hand; the browser fetches it for whoever gets lost. */
export const MissingPage: ComponentType = import.meta.env.SSR
  ? (await import('./missing-page.tsx')).default
  : () => <Fetched missing={<FailurePage error={null} />} />;
