import { SkipLink } from '../../kit/ui/skip-link.tsx';
import { ToastHost } from '../../kit/ui/toast-host.tsx';
import { AnnouncementStrip } from '../features/announcement/announcement-strip.tsx';
import { AuthHost } from '../features/auth/auth-host.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { FavouritesHost } from '../features/favourites/favourites-host.tsx';
import { watchMaps } from '../features/map/watch-maps.ts';
import { PopupHost } from '../features/popup/popup-host.tsx';
import { PricesAsChosen } from '../features/session/prices-as-chosen.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { useFrameData, useScrollPosition } from '../router/hooks.ts';
import { Header } from './header/header.tsx';
import { Footer, WithoutScript } from './html-parts.ts';
import type { LayoutData } from './layout-data.ts';
import { MainContent } from './main-content.tsx';
import { SkipHydration } from './skip-hydration.tsx';

/** The frame around every page. */
export function Layout() {
  useScrollPosition();
  const { announcement, ...data } = useFrameData<LayoutData>();
  const { contacts, company, settings } = data;
  const [phone] = data.phones;
  return (
    <>
      <SkipLink />
      <noscript>{WithoutScript && phone && <WithoutScript phone={phone} />}</noscript>
      {announcement && <AnnouncementStrip key={announcement.id} announcement={announcement} />}
      <Header {...data} />
      <PricesAsChosen>
        <MainContent />
      </PricesAsChosen>
      <SkipHydration isWhole={Boolean(contacts && company && settings)} enliven={watchMaps}>
        <Footer {...{ contacts, company, settings }} />
      </SkipHydration>
      <SessionHost />
      <AuthHost />
      <CartHost />
      <FavouritesHost />
      <PopupHost />
      <ToastHost />
    </>
  );
}
