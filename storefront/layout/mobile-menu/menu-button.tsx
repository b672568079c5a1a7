import { useMessages } from '../../../kit/i18n/messages.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { PartUnavailable } from '../../ui/part-unavailable.ts';
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

const MobileMenu = fetchedPart(() => import('./mobile-menu.tsx'));

/** Opens the phone's menu, which is fetched on first use. */
export function MenuButton(content: MenuContent) {
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={useMessages(messages).menu}
        onPointerDown={MobileMenu.prepare}
        onClick={open}
        className="grid size-11 place-items-center rounded-control hover:bg-ink-soft md:hidden"
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <MobileMenu {...content} onClose={close} missing={<PartUnavailable onClose={close} />} />
      )}
    </>
  );
}
