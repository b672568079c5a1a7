import { useEffect } from 'react';
import type { DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { answersOf, useAnswer } from '../session/answers.ts';

const deliveryNow = answersOf({
  ask: (api, _: true) => api.get('/core/delivery/'),
  lasts: ({ valid_seconds }) => valid_seconds * 1000,
  isForAll: true,
});

const RETRY = 60_000;

/** The days of everybody end at once; not everybody asks again in the same second. */
const SPREAD = 10_000;

/**
 * Places to fetch at, and the days as they are now. The shop tells for how long they hold: a page
 * that stays open, or comes back, asks again. Null while it is not known: no day rather than an old
 * one.
 */
export function useDelivery(): DeliveryNow | null {
  const { answer, isFailed, until, askAnew } = useAnswer(deliveryNow, true);

  useEffect(() => {
    if (until === 0) return;
    const pause = Math.max(isFailed ? RETRY : 1000, until - Date.now());
    const timer = setTimeout(askAnew, pause + Math.random() * SPREAD);
    // A computer that slept did not count its seconds.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() >= until) void askAnew();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [until, isFailed, askAnew]);

  return isFailed ? null : (answer ?? null);
}
