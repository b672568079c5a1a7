import { useEffect, useRef } from 'react';
import { formatCount } from '../../contract/amount.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ui as text } from './messages.ts';
import type { Paging } from './use-pages.ts';

/** So far before its end, in pixels, a list is read on. */
const AHEAD = '1500px';

/**
 * What stands below a list: how much of it is here, and the way on. It is read on by itself; the
 * button is for whoever comes there by keyboard, and for trying again.
 */
export function ListEnd({ shown, paging }: { shown: number; paging: Paging }) {
  const end = useRef<HTMLDivElement>(null);
  const { next, total } = paging;
  useEffect(() => {
    if (!end.current || !next || next.isLoading || next.hasFailed) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) next.load();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [next]);
  return (
    <div
      ref={end}
      className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line p-3 text-sm text-steel"
    >
      {next?.hasFailed && (
        <span role="alert" className="text-danger">
          {text.failed}
        </span>
      )}
      <span className="tabular-nums">
        {total !== undefined && total > shown
          ? text.shownOf(formatCount(shown), formatCount(total))
          : text.shown(formatCount(shown))}
      </span>
      {next && (
        <Button size="sm" loading={next.isLoading} onClick={next.load}>
          {next.hasFailed ? text.again : text.more}
        </Button>
      )}
    </div>
  );
}
