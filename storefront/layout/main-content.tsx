import { useEffect, useRef } from 'react';
import { CurrentScreen } from '../router/current-screen.tsx';
import { useLocation } from '../router/hooks.ts';

/** Takes the focus when another page comes, as a page load would. */
export function MainContent() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const page = pageIn(pathname, search);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Whoever is typing, as into a filter that changes the address, is left to it.
    if (main.current?.querySelector('input:focus, textarea:focus, select:focus')) return;
    main.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <main ref={main} id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
      <CurrentScreen />
    </main>
  );
}

/** A filter or an order changes the page a person is on; these make another page of it. */
function pageIn(pathname: string, search: string) {
  const query = new URLSearchParams(search);
  return [pathname, query.get('page'), query.get('search')].join(' ');
}
