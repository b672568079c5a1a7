import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE } from '../../../contract/constants.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { tokenOf, useSession } from '../session/public.ts';
import { answerTo } from './answer-to.ts';
import { type Found, findProducts } from './find-products.ts';

/** What was found, for which text and for whom; `found` is null where the search failed. */
type Answer = { text: string; token: string | null; found: Found | null };

/**
 * Searches once typing rests. A search that is overtaken is given up; until the next answer the
 * last one stays, so that nothing flickers. Whoever empties the field begins anew, and so does
 * whoever signs in or out.
 */
export function useLiveSearch(text: string) {
  const locale = useLocale();
  const token = tokenOf(useSession());
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
      const found = await findProducts(text, { locale, token, signal: overtaken.signal }).catch(
        () => null,
      );
      if (!overtaken.signal.aborted) setAnswer({ text, token, found });
    };
    const timer = setTimeout(search, SEARCH_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [text, locale, token, attempt]);

  function tryAgain() {
    setAnswer(null);
    setAttempt(attempt + 1);
  }

  const own = answerTo(token, answer);
  return { answer: own, isSearching: own?.text !== text, tryAgain };
}
