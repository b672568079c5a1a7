import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import type { OfferedProduct } from '../../../contract/staff/orders/shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Field } from '../../../storefront/ui/field.tsx';
import { api } from '../../api/api.ts';
import { formatMoney } from '../../ui/format.ts';
import { orderMessages } from './order-messages.ts';

/** The shop's own search; Enter takes the first it finds. */
export function ProductSearch({ onChoose }: { onChoose: (product: OfferedProduct) => void }) {
  const text = useMessages(orderMessages);
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { data = [] } = useQuery({
    queryKey: ['order-products', search],
    queryFn: () => api.get('/staff/orders/products/', { query: { search } }),
    enabled: search.length > 1,
    placeholderData: (shown) => shown,
  });
  const found = search.length > 1 ? data : [];
  function choose(product: OfferedProduct | undefined) {
    if (!product) return;
    onChoose(product);
    setTyped('');
  }
  return (
    <div className="mt-4">
      <Field
        type="search"
        name="product-search"
        label={text.addProduct}
        hint={text.addHint}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose(found[0]);
        }}
      />
      {found.length > 0 && (
        <ul className="mt-2 max-h-64 overflow-y-auto rounded-control border border-line">
          {found.map((product) => (
            <li key={product.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => choose(product)}
                className="flex w-full items-center gap-3 px-3 py-2 text-left text-sm -outline-offset-2 hover:bg-mist"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{product.title}</span>
                  <span className="text-xs text-steel">
                    {product.code} · {text.inStock}: {formatAmount(product.stock, product.units)}
                  </span>
                </span>
                <span className="tabular-nums">
                  {formatMoney(product.promotion_price ?? product.price)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
