import type { Ref } from 'react';
import { formatAmount } from '../../contract/amount.ts';
import { shownPrice } from '../../contract/money.ts';
import type { ProductForOrder } from '../../contract/staff/phone-orders.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { Picture } from '../../kit/ui/picture.tsx';
import { api } from '../api/api.ts';
import { defineMessages } from '../i18n.ts';
import { Finder } from './finder.tsx';
import { formatUnitPrice } from './format.ts';

const text = defineMessages({
  hint: ['Cod sau denumire, apoi Enter', 'Код или название, затем Enter'],
  none: ['Nu am găsit niciun produs.', 'Ничего не нашли.'],
  inStock: [(amount: string) => `în stoc ${amount}`, (amount) => `в наличии ${amount}`],
  soldOut: ['nu este în stoc', 'нет в наличии'],
  promotion: ['Reducere', 'Скидка'],
});

type Props = {
  label: string;
  onChoose: (product: ProductForOrder) => void;
  isInFlow?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Products to put into an order, by the shop's own search, at today's price and stock. */
export function ProductFinder({ label, onChoose, ...rest }: Props) {
  return (
    <Finder<ProductForOrder>
      {...rest}
      label={label}
      name="product"
      placeholder={text.hint}
      queryKey="products-for-order"
      find={(search) => api.get('/staff/products-for-order/', { query: { search } })}
      keyOf={({ id }) => id}
      show={(found) => <FoundProduct product={found} />}
      onChoose={onChoose}
      none={() => text.none}
    />
  );
}

function FoundProduct({ product }: { product: ProductForOrder }) {
  const { title, code, stock, units, image, is_promotion } = product;
  return (
    <span className="flex items-center gap-3">
      <Picture picture={image} preset="avatar" width={40} height={40} alt="" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-steel">
          {code} · {stock > 0 ? text.inStock(formatAmount(stock, units)) : text.soldOut}
        </span>
      </span>
      {is_promotion && <Badge kind="promotion">{text.promotion}</Badge>}
      <span className="font-semibold whitespace-nowrap tabular-nums">
        {formatUnitPrice(shownPrice(product) ?? 0)} / {units}
      </span>
    </span>
  );
}
