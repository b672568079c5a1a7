import type { Pages } from '../../contract/shapes/listing.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';
import { pageWindow } from './page-window.ts';

type Props = { pages: Pages; hrefFor: (page: number) => string };

const cell =
  'grid h-11 min-w-8 basis-11 place-items-center rounded-control font-medium tabular-nums';

export function Pagination({ pages: { current, previous, next, total_pages }, hrefFor }: Props) {
  const text = useMessages(uiMessages);
  if (total_pages <= 1) return null;

  /** At either end an empty cell keeps the rest in place. */
  const neighbour = (page: number | null, rel: 'prev' | 'next', label: string) =>
    page === null ? (
      <span className={cell} />
    ) : (
      <a href={hrefFor(page)} rel={rel} aria-label={label} className={`${cell} hover:bg-mist`}>
        <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} size={20} />
      </a>
    );

  return (
    <nav aria-label={text.pagination} className="flex items-center justify-center md:gap-1">
      {neighbour(previous, 'prev', text.previousPage)}
      {pageWindow(current, total_pages).map((mark, index) =>
        mark === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${index}`} className="min-w-5 text-center text-steel md:min-w-11">
            …
          </span>
        ) : mark === current ? (
          <span key={mark} aria-current="page" className={`${cell} bg-ink text-paper`}>
            {mark}
          </span>
        ) : (
          <a
            key={mark}
            href={hrefFor(mark)}
            aria-label={text.page(mark)}
            className={`${cell} hover:bg-mist`}
          >
            {mark}
          </a>
        ),
      )}
      {neighbour(next, 'next', text.nextPage)}
    </nav>
  );
}
