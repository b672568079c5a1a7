import { lazy, Suspense, useId } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TopCategory } from '../layout-data.ts';
import { messages } from '../messages.ts';
import { useOpenHere } from '../use-open-here.ts';

const load = () => import('./mega-menu.tsx').catch(() => ({ default: () => null }));
const MegaMenu = lazy(load);

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
        onPointerEnter={load}
        onFocus={load}
        onClick={isOpen ? close : open}
        className="button button-primary px-3.5 lg:px-5"
      >
        <Icon name={isOpen ? 'close' : 'grid'} size={20} />
        <span className="max-lg:hidden">{catalogue}</span>
      </button>
      {isOpen && (
        <Suspense>
          <MegaMenu top={menu} buttonId={buttonId} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
