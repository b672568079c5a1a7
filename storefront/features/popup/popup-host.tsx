import { lazy, Suspense, useEffect, useState } from 'react';

const TimedPopup = lazy(() => import('./timed-popup.tsx').catch(() => ({ default: () => null })));

/** The first view comes first. */
const PATIENCE = 2000;

/** Stands once in the layout; what decides on the popup, and shows it, is fetched afterwards. */
export function PopupHost() {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{waited && <TimedPopup waited={PATIENCE} />}</Suspense>;
}
