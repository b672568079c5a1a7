import { POPUP_DEFAULT_DELAY } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { listPopups } from '../../../contract/operations/core.ts';
import { createApi } from '../../../kit/api/client.ts';
import { readToken } from '../../api/token.ts';
import { isDismissed } from './dismissed.ts';

export type Popup = AnswerOf<typeof listPopups>[number];

type Options = { locale: Locale; waited: number; show: (popup: Popup) => void };

/**
 * Shows the first popup that is for this visitor when its time has come, unless it is called off. `decided` settles when it
 * is known whether one will come.
 */
export function showInTime({ locale, waited, show }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let off = false;

  async function begin() {
    const api = createApi({ locale, token: null, fetch: window.fetch.bind(window) });
    const popups = await api.get('/core/popups');
    const popup = popups.find(({ for_guests }) => !for_guests || readToken() === null);
    if (!popup || off || (await isDismissed(popup.id)) || off) return;
    const delay = popup.inactive_time === null ? POPUP_DEFAULT_DELAY : popup.inactive_time * 1000;
    const showOrWait = () => {
      // Nobody is interrupted: it waits its time once more.
      if (isBusy()) timer = setTimeout(showOrWait, delay || POPUP_DEFAULT_DELAY);
      else show(popup);
    };
    timer = setTimeout(showOrWait, Math.max(delay - waited, 0));
  }

  return {
    // A popup that cannot be fetched is missed by nobody.
    decided: begin().catch(() => {}),
    callOff() {
      off = true;
      clearTimeout(timer);
    },
  };
}

/** Another dialog is open, or something is being typed. */
const isBusy = () =>
  document.querySelector('dialog:modal') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
