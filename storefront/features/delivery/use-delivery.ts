import { useEffect } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { createStore, useStore } from '../../../kit/state/store.ts';
import { browserApi } from '../session/public.ts';

type Known = { locale: Locale; delivery: DeliveryNow; until: number };

const known = createStore<Known | null>(null);

const isGood = (locale: Locale) => {
  const held = known.read();
  return held?.locale === locale && Date.now() < held.until;
};

/** Those who ask at once wait for one answer. */
let asked: { locale: Locale; answer: Promise<void> } | null = null;

async function ask(locale: Locale) {
  const began = Date.now();
  // The same for everybody: it is asked for without saying by whom.
  const delivery = await browserApi(null).get('/core/delivery/');
  known.set({ locale, delivery, until: began + delivery.valid_seconds * 1000 });
}

function keepFresh(locale: Locale): Promise<void> {
  if (isGood(locale)) return Promise.resolve();
  if (asked?.locale !== locale) {
    const answer = ask(locale).finally(() => {
      asked = null;
    });
    asked = { locale, answer };
  }
  return asked.answer;
}

const RETRY = 60_000;

/** The days of everybody end at once; not everybody asks again in the same second. */
const SPREAD = 10_000;

/**
 * Places to fetch at, and the days as they are now. The shop tells for how long they hold: a page
 * that stays open, or comes back, asks again. Null while it is not known: no day rather than an old
 * one.
 */
export function useDelivery(): DeliveryNow | null {
  const locale = useLocale();
  const held = useStore(known);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function follow() {
      clearTimeout(timer);
      const isFresh = await keepFresh(locale).then(
        () => true,
        () => false,
      );
      if (isOver) return;
      if (!isFresh && !isGood(locale)) known.set(null);
      const until = known.read()?.until ?? Date.now() + RETRY;
      const pause = Math.max(1000, until - Date.now());
      timer = setTimeout(follow, pause + Math.random() * SPREAD);
    }
    // A computer that slept did not count its seconds.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !isGood(locale)) void follow();
    };
    void follow();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [locale]);

  return held?.locale === locale ? held.delivery : null;
}
