import { Children, type ReactNode, useRef } from 'react';
import { fetchedPart } from '../../kit/ui/fetched-part.tsx';
import { useSeen } from './use-seen.ts';

const SliderButtons = fetchedPart(() => import('./slider-buttons.tsx'));

type Props = {
  /** What is in it. */
  label: string;
  /** How wide one is, such as `w-64 md:w-72`. */
  itemClass: string;
  children: ReactNode;
};

/** A rail to swipe. What slides it at a press is fetched once the rail comes into view. */
export function Rail({ label, itemClass, children }: Props) {
  const rail = useRef<HTMLUListElement>(null);
  const isSeen = useSeen(rail);
  return (
    <div className="relative">
      <ul
        ref={rail}
        aria-label={label}
        className="rail -m-1 flex scroll-p-1 gap-4 scroll-smooth p-1"
      >
        {Children.map(children, (child) => (
          <li className={`flex-none snap-start ${itemClass}`}>{child}</li>
        ))}
      </ul>
      {isSeen && <SliderButtons rail={rail} />}
    </div>
  );
}
