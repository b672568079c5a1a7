import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

const anyYet = () => readToasts().length > 0;
const noneYet = () => false;

/** Stands once in the layout; what shows toasts is loaded with the first of them. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToToasts, anyYet, noneYet);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
