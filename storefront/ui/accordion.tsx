import type { ReactNode } from 'react';
import { Icon } from '../../kit/ui/icon.tsx';

type Props = {
  title: ReactNode;
  /** Open at first; afterwards it is the reader's. */
  open?: boolean;
  /** Of those with one name a single one is open at a time. */
  name?: string;
  className?: string;
  onOpen?: () => void;
  children: ReactNode;
};

export const Accordion = ({ title, open, name, className = '', onOpen, children }: Props) => (
  <details
    open={open}
    name={name}
    className={`group border-b border-line ${className}`}
    onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
  >
    <summary className="flex min-h-14 list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
      {title}
      <Icon name="chevron-down" size={20} className="transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
);
