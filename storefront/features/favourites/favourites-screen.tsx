import { isInStock } from '../../../contract/stock.ts';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { usePending } from '../../router/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { addLines, type CartLine, LineRow, titleOf, useHydrated } from '../cart/public.ts';
import { openAuth, useSession } from '../session/public.ts';
import { DeleteAll } from './delete-all.tsx';
import { deleteFavourite, setFavouriteQuantity, useFavourites } from './favourites-store.ts';
import { OrderPanel } from './order-panel.tsx';
import { screenMessages } from './screen-messages.ts';

/** The server knows nobody's favourites, so the page comes with their place kept free. */
export const FavouritesScreen = () => (
  // As tall as the window, whatever it comes to hold, so that the footer does not jump into view.
  <div className="min-h-[80dvh]">
    <Content />
  </div>
);

function Content() {
  const items = useFavourites();
  const isReady = useHydrated();
  // An order that has just been placed takes them along on the way to its own page.
  const isLeaving = usePending() !== null;
  if (!isReady || (items.length === 0 && isLeaving)) return <Placeholder />;
  return items.length === 0 ? <NoFavourites /> : <Favourites items={items} />;
}

const columns = 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6';

const Placeholder = () => (
  <div className={columns}>
    <Skeleton className="h-120" />
    <Skeleton className="h-80" />
  </div>
);

function Favourites({ items }: { items: readonly CartLine[] }) {
  const text = useMessages(screenMessages);
  const priced = useSession().kind === 'customer';
  const buyable = items.filter(({ stock }) => isInStock(stock));
  return (
    <div className={columns}>
      <section className="min-w-0 rounded-card border border-line bg-paper p-4 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-steel">{text.count(items.length)}</p>
          <div className="flex flex-wrap gap-2">
            {buyable.length > 0 && (
              <Button size="sm" icon="cart" onClick={() => addLines(buyable)}>
                {text.addAll}
              </Button>
            )}
            <DeleteAll />
          </div>
        </div>
        <ul className="@container divide-y divide-line">
          {/* The newest is what one came for. */}
          {items.toReversed().map((item) => (
            <LineRow
              key={item.id}
              line={item}
              priced={priced}
              onQuantity={setFavouriteQuantity}
              onDelete={deleteFavourite}
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

/** The same function for every row, so that a row is drawn again only when its item changes. */
const addButton = (item: CartLine) => isInStock(item.stock) && <AddButton item={item} />;

function AddButton({ item }: { item: CartLine }) {
  const text = useMessages(screenMessages);
  const locale = useLocale();
  return (
    <Button
      size="sm"
      icon="cart"
      aria-label={text.addOneToCart(titleOf(item, locale))}
      onClick={() => addLines([item])}
      className="mt-1"
    >
      {text.addToCart}
    </Button>
  );
}

function NoFavourites() {
  const text = useMessages(screenMessages);
  const locale = useLocale();
  const isGuest = useSession().kind === 'guest';
  return (
    <EmptyState
      icon="heart"
      title={text.empty}
      text={text.emptyText}
      actions={
        <>
          <Button kind="primary" href={localPath(locale, '/')}>
            {text.toProducts}
          </Button>
          {isGuest && (
            <Button icon="login" onClick={() => openAuth({ tab: 'login' })}>
              {text.logIn}
            </Button>
          )}
        </>
      }
    />
  );
}
