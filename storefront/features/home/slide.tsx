import { useLocale } from '../../../kit/i18n/locale.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import type { BannerData } from './banner.tsx';
import { localLink } from './local-link.ts';

/** Wide pictures are calm at the left: that is what a smaller frame may cut off. */
export function Slide({ slide }: { slide: BannerData }) {
  const locale = useLocale();
  return (
    <li className="relative flex w-11/12 flex-none snap-start flex-col overflow-hidden rounded-card border border-line bg-paper hover:border-edge hover:shadow-lift md:w-[calc(50%-8px)] xl:w-[calc((100%-32px)/3)]">
      <Picture
        picture={slide.image}
        preset="default"
        width={1600}
        height={640}
        // Its height is the smaller side that is filled: the picture is wider than what is shown.
        sizes="(min-width: 1280px) 640px, (min-width: 768px) 65vw, 130vw"
        alt=""
        className="aspect-video h-auto w-full object-cover! object-right"
      />
      <div className="flex flex-1 flex-col items-start gap-1.5 p-4 md:px-5">
        <h3 className="text-lg">{slide.title}</h3>
        <p className="text-sm text-steel">{slide.text}</p>
        {slide.button && (
          <a
            href={localLink(slide.button.link, locale)}
            className="mt-auto inline-flex min-h-11 items-center gap-1.5 font-semibold text-copper after:absolute after:inset-0 after:rounded-card after:-outline-offset-2 hover:text-copper-dark focus-visible:outline-none focus-visible:after:outline-2"
          >
            {slide.button.text}
            <Icon name="arrow-right" size={20} />
          </a>
        )}
      </div>
    </li>
  );
}
