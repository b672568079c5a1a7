import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { usePending } from '../../router/hooks.ts';
import { useHydrated } from '../../state/use-hydrated.ts';
import { LateNote } from '../../ui/late-note.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { cart, useCart } from '../cart/cart-store.ts';
import { cartSync } from '../cart/cart-sync.ts';
import { useLoadState } from '../cart/synced-list.ts';
import { openAuth } from '../session/auth-request.ts';
import { useSession } from '../session/session.ts';
import { Suggestions } from '../suggestions/suggestions.tsx';
import type { SettingsInLei } from './delivery-cost.ts';
import { screenMessages } from './screen-messages.ts';

const Checkout = fetchedPart(() => import('./checkout.tsx'));

type Props = { delivery: SettingsInLei | null; hasProforma: boolean };

/** The server knows nobody's cart, so the page comes with the cart's place kept free. */
export const CartScreen = (props: Props) => (
  // As tall as the window, whatever it comes to hold, so that the footer does not jump into view.
  <div className="min-h-[80dvh]">
    <Content {...props} />
  </div>
);

function Content({ delivery, hasProforma }: Props) {
  const lines = useCart();
  const isReady = useHydrated();
  const load = useLoadState(cart);
  const { loading, unreachable } = useMessages(screenMessages);
  // An order that has just been placed empties the cart on the way to its own page.
  const isLeaving = usePending() !== null;
  if (!isReady) return <Placeholder />;
  if (lines.length === 0) {
    if (isLeaving) return <Placeholder />;
    if (load === 'loading') return <Placeholder note={loading} />;
    if (load === 'failed') return <Unreachable title={unreachable} onRetry={cartSync.reload} />;
    return (
      <>
        <EmptyCart />
        <Suggestions />
      </>
    );
  }
  return (
    <Checkout
      lines={lines}
      delivery={delivery}
      hasProforma={hasProforma}
      waiting={<Placeholder />}
      missing={<Unreachable title={unreachable} onRetry={Checkout.prepare} />}
    />
  );
}

const Placeholder = ({ note }: { note?: string }) => (
  <div className="relative grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
    <Skeleton className="h-120" />
    <Skeleton className="h-80" />
    {note && <LateNote>{note}</LateNote>}
  </div>
);

function EmptyCart() {
  const text = useMessages(screenMessages);
  const locale = useLocale();
  const isGuest = useSession().kind === 'guest';
  return (
    <EmptyState
      icon="cart"
      title={text.empty}
      text={isGuest ? text.emptyGuest : text.emptyCustomer}
      actions={
        <>
          <Button kind="primary" href={localPath(locale, '/')}>
            {text.toProducts}
          </Button>
          {isGuest ? (
            <Button icon="login" onClick={() => openAuth({ tab: 'login' })}>
              {text.logIn}
            </Button>
          ) : (
            <Button icon="heart" href={localPath(locale, '/favorite')}>
              {text.toFavourites}
            </Button>
          )}
        </>
      }
    />
  );
}
