export { PopupHost } from './popup-host.tsx';
