import type { Pages } from '../../contract/shapes/listing.ts';
import { Button } from '../../storefront/ui/button.tsx';

type Props = { pages: Pages; label: string; hrefOf: (page: number) => string };

/** To the page before and the next one; nothing where there is one page. */
export function PageLinks({
  pages: { current, previous, next, total_pages },
  label,
  hrefOf,
}: Props) {
  if (total_pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-3 p-3">
      {previous && (
        <Button size="sm" icon="chevron-left" aria-label={`${previous}`} href={hrefOf(previous)} />
      )}
      <span aria-current="page" className="text-sm tabular-nums">
        {current} / {total_pages}
      </span>
      {next && <Button size="sm" icon="chevron-right" aria-label={`${next}`} href={hrefOf(next)} />}
    </nav>
  );
}
