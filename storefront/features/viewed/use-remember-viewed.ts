import { useEffect } from 'react';
import { remember, type ViewedProduct } from './viewed-store.ts';

/** A product whose page was opened has been viewed. */
export function useRememberViewed(product: ViewedProduct) {
  useEffect(() => remember(product), [product]);
}
