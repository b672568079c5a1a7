import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { dismiss } from './dismissed.ts';
import { InfoPopup } from './info-popup.tsx';
import { type Popup, showInTime } from './show-in-time.ts';

/** `waited` milliseconds of the popup's time have passed already. */
export default function TimedPopup({ waited }: { waited: number }): ReactNode {
  const locale = useLocale();
  const [popup, setPopup] = useState<Popup | null>(null);
  useEffect(() => showInTime({ locale, waited, show: setPopup }), [locale, waited]);

  if (!popup) return null;
  function close() {
    setPopup(null);
    if (popup) dismiss(popup.id);
  }
  return <InfoPopup popup={popup} onClose={close} />;
}
