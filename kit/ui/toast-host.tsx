import { useStore } from '../state/store.ts';
import { fetchedPart } from './fetched-part.tsx';
import { type ToastPlace, toasts } from './toast.ts';

const Toaster = fetchedPart(() => import('./toaster.tsx'));

/** Stands once in the layout; what shows toasts is loaded with the first of them. */
export function ToastHost({ place = 'top' }: { place?: ToastPlace }) {
  const wanted = useStore(toasts, ({ length }) => length > 0);
  return wanted && <Toaster place={place} />;
}
