import { useEffect, useState } from 'react';
import { type ShownProduct, shownProduct } from '../catalogue/public.ts';
import { browserApi } from '../session/public.ts';

/** What is bought most; null while it is awaited, nothing where it cannot be had. */
export function usePopular(): readonly ShownProduct[] | null {
  const [products, setProducts] = useState<readonly ShownProduct[] | null>(null);

  useEffect(() => {
    let isOver = false;
    browserApi()
      .get('/products/most-bought/')
      .then(
        (products) => products.map(shownProduct),
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
