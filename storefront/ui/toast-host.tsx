import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts } from './toast.ts';

// A toast that cannot be shown must not take the page down with it.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: () => null })));

const anyYet = () => readToasts().length > 0;
const noneYet = () => false;

/** Stands once in the layout; what shows toasts is loaded with the first of them. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToToasts, anyYet, noneYet);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
