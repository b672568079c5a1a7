import { type RefObject, useEffect } from 'react';

/** Down leads from the search field into the results, up back; Escape closes them. */
export function useResultKeys(results: RefObject<HTMLElement | null>, onClose: () => void) {
  useEffect(() => {
    const form = results.current?.closest('form');
    if (!form) return;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        // The results are what is dismissed; the browser would empty the field as well.
        event.preventDefault();
        // In this order: the focus on the field opens them.
        form.querySelector('input')?.focus();
        onClose();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step && moveFocus(form, step)) event.preventDefault();
    };
    form.addEventListener('keydown', onKeyDown);
    return () => form.removeEventListener('keydown', onKeyDown);
  }, [results, onClose]);
}

function moveFocus(form: HTMLFormElement, step: number) {
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = at < 0 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
