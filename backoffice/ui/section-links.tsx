import { useEffect, useRef } from 'react';
import { Badge } from '../../kit/ui/badge.tsx';

type Props = {
  /** What they are parts of; heard, not seen. */
  label: string;
  /** `count`: how many things wait there. */
  links: readonly { href: string; label: string; isHere: boolean; count?: number | undefined }[];
};

/** The parts of a screen that has several, in one line; where they do not fit, it is pushed sideways. */
export function SectionLinks({ label, links }: Props) {
  const nav = useRef<HTMLElement>(null);
  const here = links.find(({ isHere }) => isHere)?.href;
  const counts = links.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part may stand outside the line, or be pushed there by a count that came later
  useEffect(() => {
    const show = () =>
      nav.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
    show();
    // The shop's own letters may be wider.
    void document.fonts.ready.then(show);
  }, [here, counts]);
  return (
    <nav ref={nav} aria-label={label} className="rail mb-4 flex gap-1 border-b border-line">
      {links.map(({ href, label, isHere, count }) => (
        <a
          key={href}
          href={href}
          aria-current={isHere ? 'page' : undefined}
          className="flex min-h-11 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-steel -outline-offset-2 hover:text-ink aria-[current]:border-copper aria-[current]:text-ink pointer-fine:min-h-10"
        >
          {label}
          {count !== undefined && count > 0 && <Badge kind="count">{count}</Badge>}
        </a>
      ))}
    </nav>
  );
}
