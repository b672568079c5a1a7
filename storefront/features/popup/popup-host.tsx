import { useEffect, useState } from 'react';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';

const TimedPopup = fetchedPart(() => import('./timed-popup.tsx'));

/** The first view comes first. */
const PATIENCE = 2000;

/** Stands once in the layout; what decides on the popup, and shows it, is fetched afterwards. */
export function PopupHost() {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return waited && <TimedPopup waited={PATIENCE} />;
}
