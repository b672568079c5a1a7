import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ProductCard } from '../../contract/shapes/product.ts';
import { apiOf } from '../api/context.ts';

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  return { discounts: await api.get<ProductCard[]>('/products/best-discounts/') };
}

export function Component() {
  const { discounts } = useLoaderData<typeof loader>();
  return (
    <>
      <title>Cablaj</title>
      <ul>
        {discounts.map((product) => (
          <li key={product.id}>{product.title}</li>
        ))}
      </ul>
    </>
  );
}
