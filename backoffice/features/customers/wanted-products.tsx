import { formatAmount, formatCount } from '../../../contract/amount.ts';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatUnitPrice } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

type Line = CustomerCard['cart'][number];
type Product = Line['product'];

/** What the customer means to buy: the cart, and what they keep. */
export function WantedProducts({ customer: { cart, favourites } }: { customer: CustomerCard }) {
  const common: Column<Product>[] = [
    {
      key: 'product',
      title: text.product,
      cell: ({ title, code }) => (
        <>
          {title}
          <span className="block text-sm text-steel">{code}</span>
        </>
      ),
    },
    {
      key: 'price',
      title: text.price,
      isNumber: true,
      cell: ({ price, units }) => `${formatUnitPrice(price)} / ${units}`,
    },
    { key: 'stock', title: text.stock, isNumber: true, cell: ({ stock }) => formatCount(stock) },
  ];
  const ofLine: Column<Line>[] = common.map(({ cell, ...column }) => ({
    ...column,
    cell: ({ product }) => cell(product),
  }));
  const quantity: Column<Line> = {
    key: 'quantity',
    title: text.quantity,
    isNumber: true,
    cell: (line) => formatAmount(line.quantity, line.product.units),
  };
  return (
    <>
      <Panel title={text.cart} flush actions={<Badge>{cart.length}</Badge>}>
        <DataTable
          label={text.cart}
          columns={[...ofLine, quantity]}
          rows={cart}
          keyOf={({ product }) => product.id}
          empty={<p className="px-4 pb-4 text-steel">{text.cartNone}</p>}
        />
      </Panel>
      <Panel title={text.favourites} flush actions={<Badge>{favourites.total}</Badge>}>
        <DataTable
          label={text.favourites}
          columns={common}
          rows={favourites.results}
          keyOf={({ id }) => id}
          empty={<p className="px-4 pb-4 text-steel">{text.favouritesNone}</p>}
        />
      </Panel>
    </>
  );
}
