import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';

/** Buttons for what lies beyond the rail's ends: beside the pictures, where they hide no words. */
export default function SliderButtons({
  rail,
}: {
  rail: RefObject<HTMLElement | null>;
}): ReactNode {
  const text = useMessages(uiMessages);
  const [beyond, setBeyond] = useState({ left: false, right: false });

  useEffect(() => {
    const list = rail.current;
    if (!list) return;
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
      const next = { left: list.scrollLeft > 1, right: rest > 1 };
      setBeyond((now) => (now.left === next.left && now.right === next.right ? now : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [rail]);

  const move = (side: 'left' | 'right') => (
    <button
      type="button"
      aria-label={side === 'left' ? text.previousItems : text.nextItems}
      hidden={!beyond[side]}
      onClick={() =>
        rail.current?.scrollBy((side === 'left' ? -0.9 : 0.9) * rail.current.clientWidth, 0)
      }
      className={`absolute top-22 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper shadow-lift hover:border-ink not-hidden:grid size-12 max-md:hidden ${side === 'left' ? '-left-3' : '-right-3'}`}
    >
      <Icon name={`chevron-${side}`} size={22} />
    </button>
  );

  return (
    <>
      {move('left')}
      {move('right')}
    </>
  );
}
