import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { EmptyState } from '../../../../kit/ui/empty-state.tsx';
import { fetchedPart } from '../../../../kit/ui/fetched-part.tsx';
import { Skeleton } from '../../../../kit/ui/skeleton.tsx';
import { usePending } from '../../../router/hooks.ts';
import { useHydrated } from '../../../state/use-hydrated.ts';
import { LateNote } from '../../../ui/late-note.tsx';
import { Unreachable } from '../../../ui/unreachable.tsx';
import { useLoadState } from '../../cart/synced-list.ts';
import { openAuth } from '../../session/auth-request.ts';
import { useSession } from '../../session/session.ts';
import { Suggestions } from '../../suggestions/suggestions.tsx';
import { favourites, useFavourites } from '../favourites-store.ts';
import { favouritesSync } from '../favourites-sync.ts';
import { columns } from './columns.ts';
import { screenMessages } from './screen-messages.ts';

const FavouritesList = fetchedPart(() => import('./favourites-list.tsx'));

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
  const load = useLoadState(favourites);
  const { loading, unreachable } = useMessages(screenMessages);
  // An order that has just been placed takes them along on the way to its own page.
  const isLeaving = usePending() !== null;
  if (!isReady) return <Placeholder />;
  if (items.length === 0) {
    if (isLeaving) return <Placeholder />;
    if (load === 'loading') return <Placeholder note={loading} />;
    if (load === 'failed')
      return <Unreachable title={unreachable} onRetry={favouritesSync.reload} />;
    return (
      <>
        <NoFavourites />
        <Suggestions />
      </>
    );
  }
  return (
    <FavouritesList
      items={items}
      waiting={<Placeholder />}
      missing={<Unreachable title={unreachable} onRetry={FavouritesList.prepare} />}
    />
  );
}

const Placeholder = ({ note }: { note?: string }) => (
  <div className={`relative ${columns}`}>
    <Skeleton className="h-120" />
    <Skeleton className="h-80" />
    {note && <LateNote>{note}</LateNote>}
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
