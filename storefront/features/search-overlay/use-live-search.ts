import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE } from '../../../contract/constants.ts';
import type { FilteredProductList } from '../../../contract/shapes/listing.ts';
import { answersOf, useAnswer } from '../session/answers.ts';

export type Found = Pick<
  FilteredProductList,
  'total' | 'results' | 'categories' | 'search' | 'resembling'
>;

type Result = { text: string; found: Found };

const results = answersOf({
  ask: async (api, text: string): Promise<Result> => ({
    text,
    found: await api.get('/products/search-filter/', { query: { search: text } }),
  }),
});

/**
 * Searches once typing rests. Until the next result is here the last one stays, so that nothing
 * flickers; whoever empties the field begins anew.
 */
export function useLiveSearch(text: string) {
  const [rested, setRested] = useState('');

  useEffect(() => {
    if (text === '') return setRested('');
    const timer = setTimeout(() => setRested(text), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  const { shown, isFailed, askAnew } = useAnswer(results, text && rested ? rested : null);
  return { result: shown, isSearching: !isFailed && shown?.text !== text, isFailed, askAnew };
}
