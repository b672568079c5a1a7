import { SkipLink } from '../../kit/ui/skip-link.tsx';
import { ToastHost } from '../../kit/ui/toast-host.tsx';
import { AnnouncementStrip } from '../features/announcement/public.ts';
import { AuthHost } from '../features/auth/public.ts';
import { CartHost } from '../features/cart/public.ts';
import { FavouritesHost } from '../features/favourites/public.ts';
import { watchMaps } from '../features/map/public.ts';
import { PopupHost } from '../features/popup/public.ts';
import { PricesAsChosen, SessionHost } from '../features/session/public.ts';
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
