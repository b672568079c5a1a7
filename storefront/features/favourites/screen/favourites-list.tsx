import { isInStock } from '../../../../contract/stock.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { type CartLine, titleOf } from '../../cart/cart-line.ts';
import { addLines } from '../../cart/cart-store.ts';
import { LineRow } from '../../order/line-row.tsx';
import { useSession } from '../../session/session.ts';
import { deleteFavourite, setFavouriteQuantity } from '../favourites-store.ts';
import { columns } from './columns.ts';
import { DeleteAll } from './delete-all.tsx';
import { listMessages } from './list-messages.ts';
import { OrderPanel } from './order-panel.tsx';

export default function FavouritesList({ items }: { items: readonly CartLine[] }) {
  const text = useMessages(listMessages);
  const priced = useSession().kind === 'customer';
  const buyable = items.filter(({ stock }) => isInStock(stock));
  return (
    <div className={columns}>
      <section className="min-w-0 rounded-card border border-line bg-paper p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <p className="flex-1 text-steel">{text.count(items.length)}</p>
          {buyable.length > 0 && (
            <Button
              size="sm"
              icon="cart"
              onClick={() => addLines(buyable)}
              className="max-md:order-last max-md:w-full"
            >
              {text.addAll}
            </Button>
          )}
          <DeleteAll />
        </div>
        <ul className="@container -mb-4 divide-y divide-line">
          {/* The newest is what one came for. */}
          {items.toReversed().map((item) => (
            <LineRow
              key={item.id}
              line={item}
              priced={priced}
              onQuantity={setFavouriteQuantity}
              onDelete={deleteFavourite}
              onEnter={addOne}
              action={addButton}
            />
          ))}
        </ul>
      </section>
      <div className="lg:sticky lg:top-22">
        <OrderPanel items={items} />
      </div>
    </div>
  );
}

/** The same functions for every row, so that a row is drawn again only when its item changes. */
const addOne = (item: CartLine) => addLines([item]);
const addButton = (item: CartLine) => isInStock(item.stock) && <AddButton item={item} />;

function AddButton({ item }: { item: CartLine }) {
  const text = useMessages(listMessages);
  const locale = useLocale();
  return (
    <Button
      size="sm"
      icon="cart"
      aria-label={text.addOneToCart(titleOf(item, locale))}
      onClick={() => addOne(item)}
    >
      {text.addToCart}
    </Button>
  );
}
