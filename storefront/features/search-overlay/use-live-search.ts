import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE } from '../../../contract/constants.ts';
import { useLocale } from '../../i18n/locale.ts';
import { type Found, findProducts } from './find-products.ts';

/** What was found, and for which text; `found` is null where the search failed. */
type Answer = { text: string; found: Found | null };

/**
 * Searches once typing rests. A search that is overtaken is given up; until the next answer the
 * last one stays, so that nothing flickers. Whoever empties the field begins anew.
 */
export function useLiveSearch(text: string) {
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new search
  useEffect(() => {
    if (text === '') {
      setAnswer(null);
      return;
    }
    const overtaken = new AbortController();
    const search = async () => {
      const found = await findProducts(text, locale, overtaken.signal).catch(() => null);
      if (!overtaken.signal.aborted) setAnswer({ text, found });
    };
    const timer = setTimeout(search, SEARCH_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [text, locale, attempt]);

  function tryAgain() {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  return { answer, isSearching: answer?.text !== text, tryAgain };
}
