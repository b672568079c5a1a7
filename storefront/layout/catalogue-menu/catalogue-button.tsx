import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Menu } from '../layout-data.ts';
import { messages } from '../messages.ts';
import { useOpenHere } from '../use-open-here.ts';

const load = () => import('./mega-menu.tsx').catch(() => ({ default: () => null }));
const MegaMenu = lazy(load);

/** Opens the catalogue's menu, whose panel is fetched on first use. */
export function CatalogueButton({ menu }: { menu: Menu }) {
  const { isOpen, open, close } = useOpenHere();
  const [byArrow, setByArrow] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { catalogue } = useMessages(messages);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      setByArrow(true);
      open();
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  if (menu.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside
    <div className="flex-none max-md:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={catalogue}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setByArrow(false);
          isOpen ? close() : open();
        }}
        className="button button-primary px-3.5 lg:px-5"
      >
        <Icon name={isOpen ? 'close' : 'grid'} size={20} />
        <span className="max-lg:hidden">{catalogue}</span>
      </button>
      {isOpen && (
        <Suspense>
          <MegaMenu id={panelId} menu={menu} takeFocus={byArrow} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
