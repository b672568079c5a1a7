import { lazy, Suspense } from 'react';
import { useStore } from '../state/store.ts';
import { type ToastPlace, toasts } from './toast.ts';

// A toast that cannot be shown must not take the page down with it.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: () => null })));

/** Stands once in the layout; what shows toasts is loaded with the first of them. */
export function ToastHost({ place = 'top' }: { place?: ToastPlace }) {
  const wanted = useStore(toasts, ({ length }) => length > 0);
  return <Suspense>{wanted && <Toaster place={place} />}</Suspense>;
}
