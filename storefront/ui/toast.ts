import { MAX_TOASTS, TOAST_DURATION, type ToastType } from '../../contract/constants.ts';
import { createStore } from '../state/store.ts';

export type Toast = { id: number; kind: ToastType; text: string; ms: number };

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says something briefly at the top right, from anywhere. */
export function toast(kind: ToastType, text: string, ms: number = TOAST_DURATION) {
  lastId += 1;
  toasts.set([...toasts.read(), { id: lastId, kind, text, ms }].slice(-MAX_TOASTS));
}

export const dismissToast = (id: number) =>
  toasts.set(toasts.read().filter((one) => one.id !== id));
