import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { dismiss } from './dismissed.ts';
import { type Popup, showInTime } from './show-in-time.ts';

/** Most visitors have left or dismissed it before its time. */
const InfoPopup = fetchedPart(() => import('./info-popup.tsx'));

/** `waited` milliseconds of the popup's time have passed already. */
export default function TimedPopup({ waited }: { waited: number }): ReactNode {
  const locale = useLocale();
  const [popup, setPopup] = useState<Popup | null>(null);
  useEffect(() => showInTime({ locale, waited, show: setPopup }).callOff, [locale, waited]);

  if (!popup) return null;
  function close() {
    setPopup(null);
    if (popup) dismiss(popup.id);
  }
  return <InfoPopup popup={popup} onClose={close} />;
}
