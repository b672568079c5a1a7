import type { ReactNode } from 'react';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';

type Props = {
  children: ReactNode;
  /** Where it leads; of a removable chip, the same page without it. */
  href?: string;
  /** A link that takes the chip away. */
  removable?: boolean;
  /** A button that takes the chip away. */
  onRemove?: () => void;
  count?: number;
  /** The place we are at. */
  current?: boolean;
};

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap';
const quiet = `${look} border-line bg-paper`;
const chosen = `${look} border-copper bg-copper-soft`;

/** A small choice: a subcategory to go to, a chosen filter to take away. */
export function Chip({ children, href, removable, onRemove, count, current }: Props) {
  const removed = removable || onRemove !== undefined;
  const content = (
    <>
      {removed && <RemovalPrefix />}
      {children}
      {count !== undefined && <span className="text-steel tabular-nums">{count}</span>}
      {removed && <Icon name="close" size={16} className="-mr-1" />}
    </>
  );
  const className = `${removed || current ? chosen : quiet} hover:border-ink`;
  if (href !== undefined) {
    return (
      <a href={href} aria-current={current ? 'page' : undefined} className={className}>
        {content}
      </a>
    );
  }
  if (!onRemove) return <span className={quiet}>{content}</span>;
  return (
    <button type="button" onClick={onRemove} className={className}>
      {content}
    </button>
  );
}

const RemovalPrefix = () => (
  <span className="sr-only">{useMessages(uiMessages).removeFilter} </span>
);
