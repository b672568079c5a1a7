import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

const SLIDE_MS = 6000;

/** Calls `next` again and again: not while the pointer or the focus is there, nor once stopped. */
export function useAutoplay(next: () => void) {
  const isCalm = useReducedMotion();
  const [wish, setWish] = useState<'play' | 'stop' | null>(null);
  const [held, setHeld] = useState(false);
  const playing = wish ? wish === 'play' : !isCalm;
  const onTick = useEffectEvent(next);

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => onTick(), SLIDE_MS);
    return () => clearInterval(timer);
  }, [playing, held]);

  return {
    playing,
    stop: () => setWish('stop'),
    toggle: () => setWish(playing ? 'stop' : 'play'),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

const QUERY = '(prefers-reduced-motion: reduce)';

const useReducedMotion = () =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(QUERY);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(QUERY).matches,
    () => false,
  );
