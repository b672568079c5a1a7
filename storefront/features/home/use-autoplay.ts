import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

const SLIDE_MS = 6000;

/**
 * Calls `next` again and again: not while the pointer or the focus is in the show, nor once
 * stopped, nor for those who asked for less motion.
 */
export function useAutoplay(show: RefObject<HTMLElement | null>, next: () => void) {
  const isCalm = useReducedMotion();
  const isHeld = useHeld(show);
  const [wish, setWish] = useState<'play' | 'stop' | null>(null);
  const playing = wish ? wish === 'play' : !isCalm;
  const onTick = useEffectEvent(next);

  useEffect(() => {
    if (!playing || isHeld) return;
    const timer = setInterval(() => onTick(), SLIDE_MS);
    return () => clearInterval(timer);
  }, [playing, isHeld]);

  return {
    playing,
    stop: useCallback(() => setWish('stop'), []),
    toggle: () => setWish(playing ? 'stop' : 'play'),
  };
}

/** Whether the pointer or the focus is inside. */
function useHeld(element: RefObject<HTMLElement | null>) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const held = element.current;
    if (!held) return;
    const events = {
      pointerenter: () => setHeld(true),
      pointerleave: () => setHeld(false),
      focusin: () => setHeld(true),
      focusout: () => setHeld(false),
    };
    for (const [name, hear] of Object.entries(events)) held.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(events)) held.removeEventListener(name, hear);
    };
  }, [element]);

  return isHeld;
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
