export { PopupHost } from './popup-host.tsx';
export type { Popup } from './show-in-time.ts';

/** What is shown when the time has come; it is not loaded before. */
export const loadInfoPopup = () => import('./info-popup.tsx');
