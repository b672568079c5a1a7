import type { ReactNode } from 'react';
import { Icon } from '../../../kit/ui/icon.tsx';

type Props = { title: string; className?: string; children: ReactNode };

/**
 * A column on wide screens, an accordion on the phone, in one piece of HTML and without script.
 * Browsers that cannot show what is folded keep the accordion on wide screens too.
 */
export const FooterFold = ({ title, className = '', children }: Props) => (
  <section aria-label={title} className={`max-md:border-b max-md:border-ink-soft ${className}`}>
    <h2 className="hidden pb-3 text-base supports-[selector(::details-content)]:md:block">
      {title}
    </h2>
    <details className="group md:details-content:[content-visibility:visible]">
      <summary className="flex min-h-14 list-none items-center justify-between font-semibold supports-[selector(::details-content)]:md:hidden [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-md:pb-5">{children}</div>
    </details>
  </section>
);
