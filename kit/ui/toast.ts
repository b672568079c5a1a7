import { MAX_TOASTS, TOAST_DURATION, type ToastType } from '../../contract/constants.ts';
import { createStore } from '../state/store.ts';

export type Toast = {
  id: number;
  kind: ToastType;
  text: string;
  ms: number;
  /** What it is about, below the text. */
  about?: string;
  /** Where to go from here. */
  link?: { title: string; href: string };
};

/** Where they stand: the shop's at the top right, the back office's at the bottom. */
export type ToastPlace = 'top' | 'bottom';

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says something briefly in a corner, from anywhere. */
export function toast(
  kind: ToastType,
  text: string,
  ms: number = TOAST_DURATION,
  more: Pick<Toast, 'about' | 'link'> = {},
) {
  lastId += 1;
  toasts.set([...toasts.read(), { id: lastId, kind, text, ms, ...more }].slice(-MAX_TOASTS));
}

export const dismissToast = (id: number) =>
  toasts.set(toasts.read().filter((one) => one.id !== id));
