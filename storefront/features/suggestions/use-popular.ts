import { useEffect, useState } from 'react';
import { type ShownProduct, shownProduct } from '../catalogue/public.ts';
import { browserApi } from '../session/public.ts';

/** As many as a rail holds before it tires the thumb. */
const RAIL = 12;

/** What is bought most; null while it is awaited, nothing where it cannot be had. */
export function usePopular(): readonly ShownProduct[] | null {
  const [products, setProducts] = useState<readonly ShownProduct[] | null>(null);

  useEffect(() => {
    let isOver = false;
    browserApi()
      .get('/products/items/', { query: { order_by: 'popular' } })
      .then(
        ({ results }) => results.slice(0, RAIL).map(shownProduct),
        () => [],
      )
      .then((popular) => {
        if (!isOver) setProducts(popular);
      });
    return () => {
      isOver = true;
    };
  }, []);

  return products;
}
