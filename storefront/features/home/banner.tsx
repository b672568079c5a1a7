import type { AnswerOf } from '../../../contract/operation.ts';
import type { readHomeBanner } from '../../../contract/operations/core.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { localLink } from './local-link.ts';

export type BannerData = AnswerOf<typeof readHomeBanner>[number];

/**
 * The shop's first word. On a wide screen the picture lies under the words and fades out towards
 * them, so that they can be read over any picture.
 */
export function Banner({ banner }: { banner: BannerData }) {
  const locale = useLocale();
  return (
    <div className="relative flex flex-col overflow-hidden rounded-card bg-mist lg:min-h-100 lg:justify-center xl:min-h-105">
      <div className="relative z-10 grid justify-items-start gap-4 p-5 pb-2 md:p-8 lg:w-5/12 lg:py-6 xl:pl-14">
        <h1 className="text-3xl md:text-4xl xl:text-[2.75rem] xl:leading-[1.1]">{banner.title}</h1>
        <p className="text-ink-soft md:text-lg">{banner.text}</p>
        {banner.button && (
          <Button kind="primary" href={localLink(banner.button.link, locale)} className="mt-1">
            {banner.button.text}
          </Button>
        )}
      </div>
      {banner.image && (
        <Picture
          picture={banner.image}
          preset="default"
          width={1600}
          height={640}
          sizes="(min-width: 1440px) 1400px, 100vw"
          eager
          alt=""
          className="aspect-7/4 h-auto md:aspect-9/4 w-full object-cover! object-right mask-t-from-85% lg:absolute lg:inset-0 lg:aspect-auto lg:h-full lg:mask-t-from-100% lg:mask-l-from-65% lg:mask-l-to-85%"
        />
      )}
    </div>
  );
}
