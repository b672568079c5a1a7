import { lazy, Suspense } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Contacts, HeaderPhone, TopCategory } from '../layout-data.ts';
import { messages } from '../messages.ts';
import { useOpenHere } from '../use-open-here.ts';

export type MenuContent = {
  menu: TopCategory[];
  phones: HeaderPhone[];
  contacts: Contacts | null;
  /** Prefixes of phones that have no messengers. */
  without: readonly string[];
};

const load = () => import('./mobile-menu.tsx').catch(() => ({ default: () => null }));
const MobileMenu = lazy(load);

/** Opens the phone's menu, which is fetched on first use. */
export function MenuButton(content: MenuContent) {
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={useMessages(messages).menu}
        onPointerDown={load}
        onClick={open}
        className="grid size-11 place-items-center rounded-control hover:bg-ink-soft md:hidden"
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenu {...content} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
