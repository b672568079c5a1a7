import { lazy, Suspense } from 'react';
import { localPath, useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { usePending } from '../../router/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated, useIsLoading } from '../cart/public.ts';
import { openAuth, useSession } from '../session/public.ts';
import { columns } from './columns.ts';
import { favouritesLoad } from './favourites-load.ts';
import { useFavourites } from './favourites-store.ts';
import { screenMessages } from './screen-messages.ts';

const FavouritesList = lazy(() => import('./favourites-list.tsx'));

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
  const isLoading = useIsLoading(favouritesLoad);
  // An order that has just been placed takes them along on the way to its own page.
  const isLeaving = usePending() !== null;
  if (!isReady) return <Placeholder />;
  if (items.length === 0) return isLoading || isLeaving ? <Placeholder /> : <NoFavourites />;
  return (
    <Suspense fallback={<Placeholder />}>
      <FavouritesList items={items} />
    </Suspense>
  );
}

const Placeholder = () => (
  <div className={columns}>
    <Skeleton className="h-120" />
    <Skeleton className="h-80" />
  </div>
);

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
