import { useId, useRef } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import type { BannerData } from './banner.tsx';
import { messages } from './messages.ts';
import { Slide } from './slide.tsx';

const SlideShowControls = fetchedPart(() => import('./slide-show-controls.tsx'));

/** Slides to swipe. What moves them is fetched once they come into view; its place is kept. */
export function SlideShow({ slides }: { slides: readonly BannerData[] }) {
  const text = useMessages(messages);
  const titleId = useId();
  const show = useRef<HTMLElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const isSeen = useSeen(show);
  return (
    <section ref={show} aria-roledescription={text.carousel} aria-labelledby={titleId}>
      <div className="mb-4 flex min-h-11 items-center gap-2 md:mb-6">
        <h2 id={titleId} className="mr-auto text-2xl md:text-3xl">
          {text.slides}
        </h2>
        {isSeen && <SlideShowControls show={show} rail={rail} />}
      </div>
      <ul ref={rail} className="rail -m-1 flex scroll-p-1 gap-3 scroll-smooth p-1 md:gap-4">
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </ul>
    </section>
  );
}
