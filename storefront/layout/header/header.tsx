import { LanguageSwitch } from '../../features/language/language-switch.tsx';
import { SearchBox } from '../../features/search-overlay/search-box.tsx';
import { CatalogueButton } from '../catalogue-menu/catalogue-button.tsx';
import { HeaderPhones, HomeLink, TopBar } from '../html-parts.ts';
import type { LayoutData } from '../layout-data.ts';
import { MenuButton } from '../mobile-menu/menu-button.tsx';
import { NavigationProgress } from '../navigation-progress.tsx';
import { SkipHydration } from '../skip-hydration.tsx';
import { withoutMessengers } from '../without-messengers.ts';
import { AccountButton } from './account-button.tsx';
import { CartButton, FavouritesButton } from './counted-buttons.tsx';

type Props = Pick<LayoutData, 'menu' | 'phones' | 'contacts' | 'settings'>;

/** Only the row with the search box stays when the page is scrolled, 64 to 72 px of it. */
export function Header({ menu, phones, contacts, settings }: Props) {
  const without = withoutMessengers({ settings });
  return (
    <header className="contents">
      <div className="on-ink border-b border-ink-soft text-[13px] text-silver max-md:hidden">
        <div className="page flex flex-wrap items-center gap-x-3 py-1 lg:flex-nowrap xl:gap-x-5">
          <SkipHydration isWhole={contacts !== null}>
            <TopBar contacts={contacts} />
          </SkipHydration>
          <LanguageSwitch className="max-lg:order-1" />
        </div>
      </div>
      <div className="on-ink sticky top-0 z-40 h-16 [anchor-name:--header] border-b border-ink-soft md:h-18">
        <div className="page flex h-full items-center gap-2 md:gap-3 xl:gap-5">
          <SkipHydration isWhole={settings !== null}>
            <HomeLink name={settings?.name} logo={settings?.logo} isNarrow />
          </SkipHydration>
          <CatalogueButton menu={menu} />
          <SearchBox />
          <SkipHydration isWhole={phones.length > 0}>
            <HeaderPhones phones={phones} without={without} />
          </SkipHydration>
          <div className="flex flex-none items-center">
            <FavouritesButton />
            <CartButton />
            <AccountButton />
            <MenuButton {...{ menu, phones, contacts, without }} />
          </div>
        </div>
        <NavigationProgress />
      </div>
    </header>
  );
}
