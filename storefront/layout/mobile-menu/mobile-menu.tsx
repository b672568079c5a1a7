import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { messages } from '../messages.ts';
import type { MenuContent } from './menu-button.tsx';
import { MenuLevels } from './menu-levels.tsx';

type Props = MenuContent & { onClose: () => void };

export default function MobileMenu({ onClose, ...content }: Props): ReactNode {
  function closeOnChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, [data-closes]')) onClose();
  }
  return (
    <Dialog open onClose={onClose} title={useMessages(messages).menu} size="sheet-right">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the choice made inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or a button is a click */}
      <div onClick={closeOnChoice}>
        <MenuLevels {...content} />
      </div>
    </Dialog>
  );
}
