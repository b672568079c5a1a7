import { formatCount } from '../../../contract/amount.ts';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { titleOf } from '../../ui/title-of.ts';
import { text } from './form-messages.ts';

type Stock = ProductForm['stock'];

/** Of each warehouse what lies there, what orders hold of it and what is left; and who holds it. */
export function StockFigures({ stock }: { stock: Stock }) {
  const { warehouses, holds, on_hand, held } = stock;
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-steel">
            <td />
            {[text.onHand, text.held, text.forSale].map((title) => (
              <th key={title} scope="col" className="py-1 pl-2 text-right font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {warehouses.map((warehouse) => (
            <Figures key={warehouse.id} title={titleOf(warehouse)} figures={warehouse} />
          ))}
        </tbody>
        {warehouses.length > 1 && (
          <tfoot className="border-t border-line">
            <Figures title={text.all} figures={stock} />
          </tfoot>
        )}
      </table>
      {held > on_hand && (
        <p className="mt-2 text-sm text-danger">{text.short(formatCount(held - on_hand))}</p>
      )}
      {holds.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-8 cursor-pointer text-steel">
            {text.holds} ({holds.length})
          </summary>
          <ul className="grid gap-2 py-1">
            {holds.map(({ order_id, warehouse_id, quantity }) => (
              <li key={`${order_id} ${warehouse_id}`} className="flex flex-wrap gap-x-2">
                <a href={`/admin/orders/${order_id}`} className="text-copper hover:underline">
                  {order_id}
                </a>
                {warehouses.length > 1 && <span>{placeOf(warehouses, warehouse_id)}</span>}
                <b className="ml-auto tabular-nums">{formatCount(quantity)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function placeOf(warehouses: Stock['warehouses'], id: number): string {
  const found = warehouses.find((one) => one.id === id);
  return found ? titleOf(found) : '';
}

const Figures = ({
  title,
  figures: { on_hand, held, for_sale },
}: {
  title: string;
  figures: Pick<Stock, 'on_hand' | 'held' | 'for_sale'>;
}) => (
  <tr>
    <th scope="row" className="py-1 text-left font-normal">
      {title}
    </th>
    <td className="py-1 pl-2 text-right">{formatCount(on_hand)}</td>
    <td className="py-1 pl-2 text-right">{formatCount(held)}</td>
    <td className="py-1 pl-2 text-right">
      <b>{formatCount(for_sale)}</b>
    </td>
  </tr>
);
