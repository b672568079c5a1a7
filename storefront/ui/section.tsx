import { type ReactNode, useId } from 'react';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';

type Props = {
  title: string;
  /** Where everything of it is. */
  href?: string;
  seeAll?: string;
  className?: string;
  children: ReactNode;
};

export function Section({ title, href, seeAll, className = '', children }: Props) {
  const id = useId();
  const text = useMessages(uiMessages);
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-6">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {href && (
          <a
            href={href}
            aria-describedby={id}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-copper hover:text-copper-dark"
          >
            {seeAll ?? text.seeAll}
            <Icon name="arrow-right" size={20} />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
