import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { SkipLink } from '../../kit/ui/skip-link.tsx';
import { LiveEvents } from '../features/live/live-events.tsx';
import { AskBeforeLeaving } from '../ui/leave-guard.tsx';
import { InnerLinks } from './inner-links.tsx';
import { Menu, PhoneSearch } from './menu.tsx';
import { text } from './messages.ts';
import { OwnMenu } from './own-menu.tsx';
import { useArrival } from './use-arrival.ts';

/** The menu at the left, what one is about at the right. */
export function Frame() {
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <InnerLinks>
      <SkipLink />
      <LiveEvents />
      <AskBeforeLeaving />
      <div className="flex min-h-dvh">
        <aside className="sticky top-0 hidden h-dvh w-22 flex-none flex-col overflow-y-auto on-ink md:flex xl:w-56">
          <Menu />
          <OwnMenu />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <header className="sticky top-0 z-20 flex h-14 items-center gap-2 on-ink px-2 md:hidden">
            <Button
              kind="ghost"
              icon="menu"
              aria-label={text.openMenu}
              onClick={() => setMenuOpen(true)}
            />
            <Icon name="cables" />
            <PhoneSearch />
          </header>
          <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <Outlet />
          </main>
        </div>
      </div>
      <Dialog
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={text.menu}
        size="sheet-left"
      >
        <Menu isWide />
        <OwnMenu isWide />
      </Dialog>
    </InnerLinks>
  );
}
