import { useId } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { fetchedPart } from '../../../kit/ui/fetched-part.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { PartUnavailable } from '../../ui/part-unavailable.ts';
import type { TopCategory } from '../layout-data.ts';
import { messages } from '../messages.ts';
import { useOpenHere } from '../use-open-here.ts';

const MegaMenu = fetchedPart(() => import('./mega-menu.tsx'));

/** Opens the catalogue's menu, whose panel is fetched on first use. */
export function CatalogueButton({ menu }: { menu: TopCategory[] }) {
  const { isOpen, open, close } = useOpenHere();
  const buttonId = useId();
  const { catalogue } = useMessages(messages);
  if (menu.length === 0) return null;
  return (
    <div className="flex-none max-md:hidden">
      <button
        id={buttonId}
        type="button"
        aria-expanded={isOpen}
        aria-label={catalogue}
        onPointerEnter={MegaMenu.prepare}
        onFocus={MegaMenu.prepare}
        onClick={isOpen ? close : open}
        className="button button-primary px-3.5 lg:px-5"
      >
        <Icon name={isOpen ? 'close' : 'grid'} size={20} />
        <span className="max-lg:hidden">{catalogue}</span>
      </button>
      {isOpen && (
        <MegaMenu
          top={menu}
          buttonId={buttonId}
          onClose={close}
          missing={<PartUnavailable onClose={close} />}
        />
      )}
    </div>
  );
}
