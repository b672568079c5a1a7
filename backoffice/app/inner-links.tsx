import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** Plain links of the back office change the screen without loading the page anew. */
export function InnerLinks({ children }: { children: ReactNode }) {
  const router = useRouter();

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isOurs = link.origin === location.origin && /^\/admin(\/|$)/.test(link.pathname);
    if (!isOurs || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    router.history.push(link.pathname + link.search + link.hash);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow} className="contents">
      {children}
    </div>
  );
}
