import { type RefObject, useEffect } from 'react';
import { moveFocus } from './move-focus.ts';

/** Arrows lead from the button into the menu and through it; Escape and leaving close it. */
export function useMenuKeys(
  panel: RefObject<HTMLElement | null>,
  buttonId: string,
  onClose: () => void,
) {
  useEffect(() => {
    const menu = panel.current;
    const button = document.getElementById(buttonId);
    if (!menu || !button) return;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        button.focus();
        onClose();
      } else if (moveFocus(menu, button, event.key)) {
        event.preventDefault();
      }
    };
    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target === button || (target instanceof Node && menu.contains(target));
      if (!isInside) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocus);
    };
  }, [panel, buttonId, onClose]);
}
