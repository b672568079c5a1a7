import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Another screen is heard and begins where the keyboard is: without a page load the browser says
 * nothing of it, and the focus would stay in the menu or be lost with the link that was pressed.
 */
export function useArrival() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // A frame later: a dialog that closes meanwhile gives the focus back first.
        requestAnimationFrame(greet);
      }),
    [router],
  );
}

/** A screen that chose a field of its own to begin with is left alone. */
function greet() {
  const main = document.getElementById('content');
  const focused = document.activeElement;
  if (!main || document.querySelector('dialog:modal')) return;
  if (main !== focused && main.contains(focused)) return;
  const heading = main.querySelector<HTMLElement>('h1') ?? main;
  heading.focus({ preventScroll: true });
}
