import type { ReactNode } from 'react';

type Props = { title?: string; actions?: ReactNode; className?: string; children: ReactNode };

/** A part of a screen that belongs together. `flush` content, such as a table, reaches its edges. */
export const Panel = ({
  title,
  actions,
  flush = false,
  className = '',
  children,
}: Props & { flush?: boolean }) => (
  <section className={`panel ${className}`}>
    {(title || actions) && (
      <div className="flex min-h-12 flex-wrap items-center gap-2 px-4 pt-3 pb-1">
        {title && <h2 className="text-base">{title}</h2>}
        {actions && <div className="ml-auto flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
    )}
    <div className={flush ? '' : 'px-4 pt-1 pb-4'}>{children}</div>
  </section>
);
