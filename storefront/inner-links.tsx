import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from './router/hooks.ts';

/**
 * Menus and cards hold hundreds of links; a plain <a> renders far cheaper than a router link.
 * One handler here turns clicks on inner links into navigation without a page load.
 */
export function InnerLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const path = innerPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path, { preventScrollReset: keepsScroll(event) });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="contents" onClick={follow}>
      {children}
    </div>
  );
}

/** Where a plain click on one of our own links leads; null leaves the click to the browser. */
export function innerPath(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  if (/^\/(api|media|assets)\//.test(url.pathname)) return null;
  const isJump =
    url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return isJump ? null : url.pathname + url.search + url.hash;
}

/** Links in a part marked so change the page a person is on, such as a filter, and stay in place. */
const keepsScroll = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[data-keep-scroll]') !== null;
