import { type ReactNode, type RefObject, useEffect } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { controlMessages } from './control-messages.ts';
import { useAutoplay } from './use-autoplay.ts';

const look =
  'grid size-11 place-items-center rounded-full border border-line bg-paper hover:border-ink';

type Props = { show: RefObject<HTMLElement | null>; rail: RefObject<HTMLElement | null> };

/** The show goes on by itself until somebody takes it in hand. */
export default function SlideShowControls({ show, rail }: Props): ReactNode {
  const text = useMessages(controlMessages);
  const step = (by: 1 | -1) => rail.current && stepThrough(rail.current, by);
  const { playing, toggle, stop } = useAutoplay(show, () => step(1));

  useEffect(() => {
    const slides = rail.current;
    slides?.addEventListener('pointerdown', stop);
    return () => slides?.removeEventListener('pointerdown', stop);
  }, [rail, stop]);

  function take(by: 1 | -1) {
    stop();
    step(by);
  }

  return (
    <>
      <button
        type="button"
        aria-label={playing ? text.pause : text.play}
        onClick={toggle}
        className={look}
      >
        <PlayMark playing={playing} />
      </button>
      <button type="button" aria-label={text.previous} onClick={() => take(-1)} className={look}>
        <Icon name="chevron-left" size={20} />
      </button>
      <button type="button" aria-label={text.next} onClick={() => take(1)} className={look}>
        <Icon name="chevron-right" size={20} />
      </button>
    </>
  );
}

/** One slide further, and from either end to the other. */
function stepThrough(rail: HTMLElement, by: 1 | -1) {
  const rest = rail.scrollWidth - rail.clientWidth - rail.scrollLeft;
  if (by > 0 && rest < 2) rail.scrollTo({ left: 0 });
  else if (by < 0 && rail.scrollLeft < 2) rail.scrollTo({ left: rail.scrollWidth });
  else rail.scrollBy({ left: by * (rail.firstElementChild?.clientWidth ?? 0) });
}

/** Two bars or a triangle. */
const PlayMark = ({ playing }: { playing: boolean }) => (
  <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" fill="currentColor">
    <path d={playing ? 'M5.5 4h3v12h-3zM11.5 4h3v12h-3z' : 'M6 3.5v13l10-6.5z'} />
  </svg>
);
