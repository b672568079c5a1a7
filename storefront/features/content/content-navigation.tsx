import { useEffect, useRef } from 'react';
import type { InferOutput } from 'valibot';
import type { contentPageCard } from '../../../contract/shapes/content.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { messages } from './messages.ts';

export type ContentPageLink = Pick<
  InferOutput<typeof contentPageCard>,
  'id' | 'slug' | 'title' | 'section'
>;

type Props = { pages: readonly ContentPageLink[]; current: string };

const sections = ['about', 'info'] as const;

/** How far from the rail's edge the current page's pill comes to stand, px. */
const EDGE = 16;

/** A rail of pills to swipe where the page is narrow, a column in sections where it is wide. */
export function ContentNavigation({ pages, current }: Props) {
  const text = useMessages(messages);
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const pill = rail.current?.querySelector<HTMLElement>(`[href$="/${current}"]`);
    if (rail.current && pill) rail.current.scrollLeft = pill.offsetLeft - EDGE;
  }, [current]);
  const shown = sections
    .map((section) => ({ section, pages: pages.filter((page) => page.section === section) }))
    .filter((group) => group.pages.length > 0);
  return (
    <nav
      ref={rail}
      aria-label={text.pages}
      className="rail flex gap-2 max-xl:-mx-4 max-xl:px-4 md:max-xl:-mx-6 md:max-xl:px-6 scroll-px-4 md:scroll-px-6 xl:grid xl:gap-6"
    >
      {shown.map((group) => (
        <div key={group.section} className="flex-none">
          <p className="mb-2 px-4 text-sm font-semibold text-steel max-xl:hidden">
            {text[group.section]}
          </p>
          <ul className="flex gap-2 xl:grid xl:gap-0.5">
            {group.pages.map((page) => (
              <Entry key={page.id} page={page} isCurrent={page.slug === current} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const look =
  'flex min-h-11 items-center rounded-full border border-line px-4 py-2 text-sm font-medium hover:border-ink max-xl:whitespace-nowrap xl:rounded-control xl:border-transparent xl:text-base xl:hover:border-transparent xl:hover:bg-mist aria-[current]:border-copper aria-[current]:bg-copper-soft xl:aria-[current]:border-transparent xl:aria-[current]:font-semibold';

function Entry({ page, isCurrent }: { page: ContentPageLink; isCurrent: boolean }) {
  const href = localPath(useLocale(), `/content/${page.slug}`);
  return (
    <li className="snap-start">
      <a href={href} aria-current={isCurrent ? 'page' : undefined} className={look}>
        {page.title}
      </a>
    </li>
  );
}
