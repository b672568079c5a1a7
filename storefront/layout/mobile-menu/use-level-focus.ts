import { useEffect, useRef } from 'react';

/** Deeper, the focus goes to the way back; back, to the entry that was left through. */
export function useLevelFocus(trail: readonly string[]) {
  const levels = useRef<HTMLDivElement>(null);
  const before = useRef(trail);

  useEffect(() => {
    const left = before.current;
    before.current = trail;
    if (left === trail) return;
    const target = trail.length > left.length ? '[data-back]' : `[data-entry="${left.at(-1)}"]`;
    levels.current?.querySelector<HTMLElement>(target)?.focus();
  }, [trail]);

  return levels;
}
