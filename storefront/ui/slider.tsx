import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Icon } from './icon.tsx';
import { uiMessages } from './messages.ts';

type Props = {
  /** What is in it. */
  label: string;
  /** How wide one is, such as `w-64 md:w-72`. */
  itemClass: string;
  className?: string;
  children: ReactNode;
};

/** A rail to swipe; where there is a pointer, with buttons for what lies beyond its ends. */
export function Slider({ label, itemClass, className = '', children }: Props) {
  const text = useMessages(uiMessages);
  const rail = useRef<HTMLUListElement>(null);
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
  }, []);

  const move = (side: 'left' | 'right') => (
    <button
      type="button"
      aria-label={side === 'left' ? text.previousItems : text.nextItems}
      hidden={!beyond[side]}
      onClick={() =>
        rail.current?.scrollBy((side === 'left' ? -0.9 : 0.9) * rail.current.clientWidth, 0)
      }
      className={`absolute top-1/2 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper shadow-lift hover:border-ink not-hidden:grid size-12 max-md:hidden ${side === 'left' ? '-left-3' : '-right-3'}`}
    >
      <Icon name={`chevron-${side}`} size={22} />
    </button>
  );

  return (
    <div className={`relative ${className}`}>
      <ul
        ref={rail}
        aria-label={label}
        className="rail -m-1 flex scroll-p-1 gap-4 scroll-smooth p-1"
      >
        {Children.map(children, (child) => (
          <li className={`flex-none snap-start ${itemClass}`}>{child}</li>
        ))}
      </ul>
      {move('left')}
      {move('right')}
    </div>
  );
}
