import { type PointerEvent, useEffect, useRef } from 'react';

const RESTING = 80;
/** On the way to the panel at the right the pointer crosses other entries; it gets time to arrive. */
const PASSING = 300;

/** Calls back when a mouse means to point at something, not when it merely crosses it. */
export function useHoverIntent(onIntent: (id: number) => void) {
  const timer = useRef(0);
  const last = useRef({ x: 0, y: 0 });
  const forget = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (id: number) => ({
    onPointerEnter({ pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      forget();
      const moved = { x: clientX - last.current.x, y: Math.abs(clientY - last.current.y) };
      const delay = moved.x > moved.y / 3 ? PASSING : RESTING;
      timer.current = window.setTimeout(() => onIntent(id), delay);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      last.current = { x: clientX, y: clientY };
    },
    onPointerLeave: forget,
  });
}
