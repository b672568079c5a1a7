import { useSyncExternalStore } from 'react';

/** As narrow as the rules of in-hand.css. */
const narrow = window.matchMedia('(width < 48rem)');

function follow(changed: () => void) {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Whether the screen is held in the hand. */
export const useInHand = () => useSyncExternalStore(follow, () => narrow.matches);
