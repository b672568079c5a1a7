import { MAX_TOASTS, TOAST_DURATION, type ToastType } from '../../contract/constants.ts';

export type Toast = { id: number; kind: ToastType; text: string; ms: number };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something briefly at the top right, from anywhere. */
export function toast(kind: ToastType, text: string, ms: number = TOAST_DURATION) {
  lastId += 1;
  change([...toasts, { id: lastId, kind, text, ms }].slice(-MAX_TOASTS));
}

export const dismissToast = (id: number) => change(toasts.filter((one) => one.id !== id));

export const readToasts = () => toasts;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
