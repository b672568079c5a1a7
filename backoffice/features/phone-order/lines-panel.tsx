import { useRef } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { effectivePrice } from '../../../contract/money.ts';
import type { ProductForOrder, Quote } from '../../../contract/staff/phone-orders.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Badge } from '../../../storefront/ui/badge.tsx';
import { Picture } from '../../../storefront/ui/picture.tsx';
import { api } from '../../api/api.ts';
import { Finder } from '../../ui/finder.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { type DraftLine, withProduct } from './draft.ts';
import { LineRow } from './line-row.tsx';
import { messages } from './messages.ts';

type Props = {
  lines: DraftLine[];
  told: Quote | undefined;
  /** Of the lines as they were a moment ago. */
  isOld: boolean;
  mistake: string | undefined;
  onChange: (change: (lines: DraftLine[]) => DraftLine[]) => void;
};

/** By keyboard alone: Enter takes what is found, Tab goes to its quantity, Enter there comes back. */
export function LinesPanel({ lines, told, isOld, mistake, onChange }: Props) {
  const text = useMessages(messages);
  const finder = useRef<HTMLInputElement>(null);
  return (
    <Panel title={text.products} className="overflow-visible">
      <Finder<ProductForOrder>
        ref={finder}
        label={text.findProduct}
        name="product"
        placeholder={text.findProductHint}
        queryKey="products-for-order"
        find={(search) => api.get('/staff/products-for-order/', { query: { search } })}
        keyOf={({ id }) => id}
        show={(found) => <FoundProduct product={found} />}
        onChoose={(found) => onChange((held) => withProduct(held, found))}
        none={() => text.noProduct}
      />
      {mistake && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {mistake}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="mt-4 text-steel">{text.noLines}</p>
      ) : (
        <ul aria-label={text.products} className="mt-3 divide-y divide-line">
          {lines.map((line) => (
            <LineRow
              key={line.product.id}
              line={line}
              told={told?.lines.find(({ id }) => id === line.product.id)}
              isTold={told !== undefined && !isOld}
              onChange={onChange}
              onDone={() => finder.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FoundProduct({ product }: { product: ProductForOrder }) {
  const text = useMessages(messages);
  return (
    <span className="flex items-center gap-3">
      <Picture picture={product.image} preset="avatar" width={40} height={40} alt="" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{product.title}</span>
        <span className="block text-sm text-steel">
          {product.code} ·{' '}
          {product.stock > 0
            ? text.inStock(formatAmount(product.stock, product.units))
            : text.soldOut}
        </span>
      </span>
      {product.is_promotion && <Badge kind="promotion">{text.promotion}</Badge>}
      <span className="font-semibold whitespace-nowrap tabular-nums">
        {formatMoney(effectivePrice(product) ?? 0)} / {product.units}
      </span>
    </span>
  );
}
