import { useEffect, useState } from 'react';
import { type ShownProduct, shownProduct } from '../catalogue/public.ts';
import { browserApi, tokenOf, useSession } from '../session/public.ts';

type Answer = { token: string | null; products: readonly ShownProduct[] };

/**
 * What is bought most; null while it is awaited, nothing where it cannot be had. It tells prices to
 * the customer who is here, so whoever signs in or out asks for their own.
 */
export function usePopular(): readonly ShownProduct[] | null {
  const token = tokenOf(useSession());
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isOver = false;
    browserApi(token)
      .get('/products/most-bought/')
      .then(
        (products) => products.map(shownProduct),
        () => [],
      )
      .then((products) => {
        if (!isOver) setAnswer({ token, products });
      });
    return () => {
      isOver = true;
    };
  }, [token]);

  return answer?.token === token ? answer.products : null;
}
