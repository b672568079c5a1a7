import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../../kit/ui/icon.tsx';
import { text } from './messages.ts';
import type { Place } from './recent.ts';

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

type Props = {
  screens: Place[];
  className: string;
  /** Of several on the page one hears the keys. */
  isListening: boolean;
};

/** The button that opens the palette, with Ctrl K from everywhere. */
export function Palette({ screens, className, isListening }: Props) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isListening) return;
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isListening]);

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className={className}
      >
        <Icon name="search" size={20} />
        <span>{text.open}</span>
        <kbd className="ml-auto hidden rounded border border-current/25 px-1.5 font-sans text-xs xl:inline">
          Ctrl K
        </kbd>
      </button>
      {/* Not where the button stands: in a narrow window that place is hidden, and the keys are not. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <PaletteDialog screens={screens} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
