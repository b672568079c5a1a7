import { useId, useRef } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { BannerData } from './banner.tsx';
import { messages } from './messages.ts';
import { PlayMark } from './play-mark.tsx';
import { Slide } from './slide.tsx';
import { useAutoplay } from './use-autoplay.ts';

const control =
  'grid size-11 place-items-center rounded-full border border-line bg-paper hover:border-ink';

/** Goes on by itself until somebody takes it in hand; still for those who asked for less motion. */
export function SlideShow({ slides }: { slides: readonly BannerData[] }) {
  const text = useMessages(messages);
  const titleId = useId();
  const rail = useRef<HTMLUListElement>(null);
  const { playing, toggle, stop, hold } = useAutoplay(() => step(1));

  /** One slide further, and from either end to the other. */
  function step(by: 1 | -1) {
    const list = rail.current;
    const slide = list?.firstElementChild;
    if (!list || !slide) return;
    const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
    if (by > 0 && rest < 2) list.scrollTo({ left: 0 });
    else if (by < 0 && list.scrollLeft < 2) list.scrollTo({ left: list.scrollWidth });
    else list.scrollBy({ left: by * slide.clientWidth });
  }

  function take(by: 1 | -1) {
    stop();
    step(by);
  }

  return (
    <section aria-roledescription={text.carousel} aria-labelledby={titleId} {...hold}>
      <div className="mb-4 flex items-center gap-2 md:mb-6">
        <h2 id={titleId} className="mr-auto text-2xl md:text-3xl">
          {text.slides}
        </h2>
        <button
          type="button"
          aria-label={playing ? text.pause : text.play}
          onClick={toggle}
          className={control}
        >
          <PlayMark playing={playing} />
        </button>
        <button
          type="button"
          aria-label={text.previous}
          onClick={() => take(-1)}
          className={control}
        >
          <Icon name="chevron-left" size={20} />
        </button>
        <button type="button" aria-label={text.next} onClick={() => take(1)} className={control}>
          <Icon name="chevron-right" size={20} />
        </button>
      </div>
      <ul
        ref={rail}
        onPointerDown={stop}
        className="rail -m-1 flex scroll-p-1 gap-3 scroll-smooth p-1 md:gap-4"
      >
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </ul>
    </section>
  );
}
