import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { useIsOffline } from '../../state/use-is-offline.ts';
import { Unreachable } from '../../ui/unreachable.tsx';
import { FoundList } from './found-list.tsx';
import { messages } from './result-messages.ts';
import { searchPath } from './search-path.ts';
import { useLiveSearch } from './use-live-search.ts';
import { useResultKeys } from './use-result-keys.ts';

type Props = { text: string; onClose: () => void };

/** What opens below the search box; full of results, or saying why there are none. */
export default function SearchResults({ text, onClose }: Props): ReactNode {
  const words = useMessages(messages);
  const wanted = text.trim();
  const isOffline = useIsOffline();
  const { result, isSearching, isFailed, askAnew } = useLiveSearch(isOffline ? '' : wanted);
  const results = useRef<HTMLElement>(null);
  useResultKeys(results, onClose);

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  function content() {
    if (wanted === '') return <Hint />;
    if (isOffline) return <p role="alert">{words.offline}</p>;
    if (result) return <FoundList {...result} />;
    if (!isFailed) return <Waiting />;
    return <Unreachable note="error" title={words.failed} onRetry={askAnew} />;
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the results */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes them as well */}
      <div className="fixed inset-0 -z-10 bg-ink/55 max-md:hidden" onClick={onClose} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <section
        ref={results}
        onClick={closeOnLink}
        aria-label={words.heading}
        aria-busy={isSearching && wanted !== '' && !isOffline}
        // Takes the focus of a click between the links, which would else count as leaving.
        tabIndex={-1}
        className="on-paper overflow-y-auto overscroll-contain p-4 outline-none max-md:flex-1 md:absolute md:inset-x-6 md:top-full md:mt-1 md:max-h-[calc(100dvh-11rem)] md:rounded-card md:p-6 md:shadow-float md:motion-safe:animate-appear xl:inset-x-auto xl:left-0 xl:mt-3 xl:w-3xl"
      >
        {content()}
      </section>
    </>
  );
}

const examples: Record<Locale, string[]> = {
  ro: ['VVGng 3x2,5', 'NYM 3x1,5', 'C16', 'IP65'],
  ru: ['ВВГнг 3х2,5', 'NYM 3х1,5', 'C16', 'IP65'],
};

function Hint() {
  const words = useMessages(messages);
  const locale = useLocale();
  return (
    <>
      <p>{words.hint}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-steel">
        {words.examples}:
        {examples[locale].map((example) => (
          <a
            key={example}
            href={searchPath(locale, example)}
            className="button button-secondary button-sm"
          >
            {example}
          </a>
        ))}
      </p>
    </>
  );
}

/** As high as four rows of products, which is what mostly comes. */
const Waiting = () => (
  <div className="grid gap-3 md:grid-cols-2">
    {Array.from({ length: 8 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={place} className="h-16" />
    ))}
  </div>
);
